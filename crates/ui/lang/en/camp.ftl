# The campaign of Under Falling Skies

camp-title = Under Falling Skies: the campaign
camp-pitch = Four chapters, fourteen cities, one last stand. What you save now is all that you will have at the end.
camp-describe = Four chapters
camp-setup = Two piles of scenario, city and character before each battle: keep one, and the other city is lost. A campaign takes several evenings; stop and go on whenever you like.
camp-chapter = Chapter { $number }
camp-brief-1 = The first ships are coming down over the Americas. Learn whom you can trust: everyone who fights beside you now comes back stronger later.
camp-brief-2 = The fight moves to Europe and Africa. The lowest sky is wilder than before. One of your first companions joins each battle, with more to offer.
camp-brief-3 = Asia and the Pacific. Portals tear the upper sky open, and the mothership learns to make its ships dive. Two improved companions stand by you.
camp-brief-4 = The last battle, in one of the cities that you saved, already scarred, under a sky two rows higher. Some explosions are red: of the ships on them each Fighter shoots down only one. Three improved companions stand by you. One victory ends the invasion. Each defeat costs a city.
camp-ask-pile = Keep one *pile*: the city of the other one will be destroyed.
camp-ask-team = Take along one improved character of *chapter { $chapter }*.
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
ufs-not-available = This character was not kept from that chapter, or has already served in this one.
ufs-city-not-saved = Only a saved city that has not yet seen a last stand can be chosen.
ufs-threat-out-of-range = The threat level in a campaign is 1 to 4.
