# Lessons: what is the same in all of them.
learn = Learn
learn-text = Short lessons at a real table. Nothing here counts.
learn-minutes = { $count ->
    [one] about { $count } minute
   *[other] about { $count } minutes
}
learn-begun = step { $step } of { $steps }
learn-going = { $count ->
    [one] { $count } choice made
   *[other] { $count } choices made
}
learn-done = done
learn-start = Start
learn-go-on = Go on
learn-again = Once more
lesson = Lesson
lesson-tip = Your coach
lesson-progress = Step { $step } of { $steps }; { $done } done
lesson-step = Step *{ $step }* of { $steps }
lesson-rule = Rule { $rule }
lesson-why = Note.
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-skip = Skip lesson
lesson-skip-ask = Skip it, or go on later?
lesson-later = Later
lesson-play = Play a game
lesson-inside = In this lesson
lesson-next-lesson = Next: { $title }
lesson-all = All lessons
lesson-other = It may go there too, but here we do what is lit.
lesson-wait = Read on first: press Next.
lesson-others = The others play…
lesson-almost = Nearly.
lesson-understood = Understood
lesson-quiet = No more tips
