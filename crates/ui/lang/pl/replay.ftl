# Oglądanie partii i granie dalej od wybranego kroku.
replay-continue = Graj dalej stąd
continued-from = Dalszy ciąg innej partii od kroku { $step }
continued-not-counted = Nie liczy się do twoich wyników.
told-continued = Ta partia toczy się dalej od kroku { $step } innej, z nowym losem.
notice-not-alone = W tę partię grają też inni. Dalej od jej kroku zagrasz, gdy się skończy.
notice-nothing-left = W tym kroku partia była skończona: nie ma czego grać dalej.
