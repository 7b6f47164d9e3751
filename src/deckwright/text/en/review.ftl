### The review after a game, in the terminal and in the browser.

answer-said = { $form ->
    [bare] { $verb }
    [listed] { $verb }: { $cards }
   *[plain] { $verb } { $cards }
}

review-heading = Review
review-about = What decided the game: the win chance after every decision, mistakes and what was better, and how much was luck. It takes about ten seconds.
review-begin = Review this game
review-waiting = Other games are being reviewed first…
review-working = Reviewing the game…
review-show = Show
review-chances = Win chance after every decision
review-chances-key = The height of a band is a player’s chance. Signs are mistakes of the player with that sign; dashed lines are turning points.
review-title = Review: { $players }
review-progress = Reviewing answer { $done } of { $planned }…
review-chart = Win chance in percent, by turn
review-turning-points = Turning points
review-turning-point = Turn { $turn } of { $player }: { $before } → { $after } (cards { $luck }, decisions { $choices })
review-steady = No turn changed much.
review-mistakes = Mistakes
review-mistake = Turn { $turn }, { $size ->
    [slip] a slip
    [mistake] a mistake
   *[blunder] a blunder
}: { $answer } ({ $after }). Better: { $best } ({ $before }).
review-no-mistakes = None worth naming.
review-more-mistakes = { $number ->
    [one] and { $number } smaller one
   *[other] and { $number } smaller ones
}
review-accuracy = Accuracy
review-all = whole game
review-part-opening = opening
review-part-buys = buys
review-part-plays = plays
review-part-endgame = endgame
review-causes = Luck and skill, in points of win chance
review-start = start
review-luck = luck
review-lost = own mistakes
review-given = others’ mistakes
review-result = result
review-openings = Openings
review-same-opening = { $player }: { $bought }. The self-taught bot would open the same way.
review-opening = { $player }: { $bought } ({ $lost }). The self-taught bot: { $learned }.
review-caution = The self-taught bot judges each decision by what its player could see at that moment. It is a good player, not a perfect one: small differences say little.

error-review-unfinished = this game was not played to its end: only a game that is over can be reviewed
error-review-kinds = this game has more kinds of cards than the learned player can judge, so there is no review of it
error-thinking-failed = the thinking took too long or broke off: try again in a while
error-thinking-busy = The server is thinking about other games. Try again in a minute.
