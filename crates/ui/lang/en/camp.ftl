# The campaign of Under Falling Skies

camp-title = Under Falling Skies: the campaign
camp-pitch = Four chapters, fourteen cities, one last stand. What you save now is all that you will have at the end.
camp-name = Name of the campaign
camp-describe = Four chapters
camp-setup = Two piles of scenario, city and character before each battle: keep one, and the other city is lost. A campaign takes several evenings; stop and go on whenever you like.
camp-chapter = Chapter { $number }
camp-brief-1 = The first ships are coming down over the Americas. New are scenarios, each with a rule of its own; cities with abilities; characters, each of whom helps once in a game; and a base tile, below Rio. Learn whom you can trust: everyone who fights beside you now comes back stronger later.
camp-brief-2 = The fight moves to Europe and Africa. New are a wilder lowest sky tile and a base tile with rooms of two kinds, which do both with the same dice. In one scenario the orange command ship appears. One of your first companions joins each battle, with more to offer; the same one may come again.
camp-brief-3 = Asia and the Pacific. New are two upper sky tiles and another base tile. A portal moves the ship that lands on it to the other portal of its kind. And the mothership learns to make its ships dive: all ships in the sky come down some rows at once. Two improved companions of chapters 1 and 2 stand by you.
camp-brief-4 = The last battle, in one of the cities that you saved, already scarred, under a sky two rows higher: the mothership comes from further up, and the research track is two squares longer. New are the half tile at the top, the last sky tile and its red explosions: of the ships on them each Fighter shoots down only one. Three improved companions of any chapter stand by you; after a defeat you may change them. One victory ends the invasion. Each defeat costs a city.
camp-ask-pile = Keep one *pile*: the city of the other one will be destroyed.
camp-ask-team = { $chapters ->
    [one] Take along one improved character of *chapter { $chapter }*.
   *[several] Take along one improved character of *chapters { $chapter } to { $last }*.
}
camp-ask-city = Choose the *saved city* in which you make your stand.
camp-ask-threat = { $city }: choose the *threat level*. It counts for your score if you win.
camp-ask-threat-again = { $city } has a second chance, on its damaged side: choose the *threat level*.
camp-ask-continue = The game is over: look at it as long as you like, then *go on*.
camp-over-won = The invasion is beaten.
camp-over-lost = No city is left to stand in.
camp-pile = Pile { $number }
camp-keep-pile = Keep pile { $number }: fight for { $city }, leave { $lost } to the enemy
camp-recruit = Take { $name } along
camp-choose-city = Make your stand in { $city }
camp-choose-threat = Threat level { $threat }
camp-continue = Go on
camp-scenario = Scenario
camp-city = City
camp-character = Character
camp-team = Team
camp-log = Campaign log
camp-game = Game { $number }
camp-score = Score
camp-improved = improved
camp-later = In later chapters:
camp-when-damaged = After a loss:
camp-kept = Your companions
camp-kept-none = Nobody yet. Whoever fights beside you stays with you, won or lost.
camp-threat-1 = Standard
camp-threat-2 = Hard
camp-threat-3 = Catastrophic
camp-threat-4 = Apocalyptic
camp-threat-worth = { $threat ->
    [one] One sky tile on its threat side. A win is worth 1 point.
   *[other] { $threat } sky tiles on their threat side. A win is worth { $threat } points.
}
camp-result-won = Won at threat level { $threat }
camp-result-lost = Lost at threat level { $threat }
camp-game-won = { $city } stands
camp-game-lost = { $city } has fallen
camp-second-chance = There is a second game, on the city’s damaged side.
camp-city-gone = { $city } is lost for this campaign.
camp-fate-untouched = not yet in the war
camp-fate-threatened = threatened
camp-fate-embattled = embattled
camp-fate-saved = saved
camp-fate-destroyed = destroyed
camp-ev-piles = Two piles: { $one}; { $two }.
camp-ev-kept = *{ $kept }* kept; { $city } is left to the enemy.
camp-ev-city = The stand is made in *{ $city }*.
camp-ev-recruited = *{ $name }* joins the team.
camp-ev-game = 
    Battle of *{ $city }*, { $side ->
        [damaged] damaged side
       *[normal] normal side
    }, threat level { $threat }.
camp-ev-ended = 
    { $city }: game { $result ->
        [won] *won* at threat level { $threat }
       *[lost] *lost* at threat level { $threat }
    }.
camp-ev-saved = *{ $city }* is saved.
camp-ev-lost = *{ $city }* is lost.
camp-ev-over = 
    The campaign is { $result ->
        [won] *won*
       *[lost] *lost*
    }. Score: { $score }.
ufs-campaign-over = The campaign is over.
ufs-campaign-not-now = Something else has to be decided first.
ufs-no-such-pile = There are two piles to choose from.
ufs-not-available = This character was not kept, is in the team already, or may not serve in this battle.
ufs-city-not-saved = Only a saved city that has not yet seen a last stand can be chosen.
ufs-threat-out-of-range = The threat level in a campaign is 1 to 4.
