### The review after a game, in the terminal and in the browser.

answer-said = { $form ->
    [bare] { $verb }
    [listed] { $verb }: { $cards }
   *[plain] { $verb } { $cards }
}

review-heading = Review
review-about = What decided the game: the win chance after every decision, mistakes and what was better, and how much was luck. It takes a few seconds, after a long game up to half a minute.
review-begin = Review this game
review-waiting = Other games are being reviewed first…
review-working = Reviewing the game…
review-ready = The review is ready.
review-show = Show
review-chances = Win chance after every decision
review-chances-key = The height of a band is a player’s chance. Signs are mistakes of the player with that sign; dashed lines are turning points.
review-turning-points = Turning points
review-turning-point = { $player }, turn { $turn }: { $changed }{ $before } → { $after } (cards { $luck }, decisions { $choices })
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
review-causes = Luck and skill, in percentage points of win chance
review-start = start
review-luck = luck
review-lost = own mistakes
review-given = others’ mistakes
review-result = result
review-openings = Openings
review-same-opening = { $slip ->
    [yes] { $player }: { $bought } ({ $lost }). The self-taught bot would open the same way if it didn’t think ahead.
   *[no] { $player }: { $bought }. The self-taught bot would open the same way.
}
review-opening = { $player }: { $bought } ({ $lost }). The self-taught bot: { $learned }.
review-caution = The self-taught bot judges each decision by what its player could see at that moment. It is a good player, not a perfect one: small differences say little.
review-rough = With four or more players the chances are rough: they show who is ahead, but not by how much.
review-guided = The guide of your first game keeps to a simple plan that suits any kingdom. The self-taught bot looks at this one, so it may prefer another move to the one the guide suggested.

## Advice: what would you do?

advice-title = What would you do?
advice-thinking = Thinking…
advice-about = The self-taught bot’s best moves, judged by what you can see, with the win chance after each.
advice-not-now = You have nothing to decide right now.
advice-none = There are no hints for this game: it has too many kinds of cards.
advice-do = Do this
advice-then = { $first }, then { $answer }
advice-attack = It is an Attack on the others.
advice-better = { $number ->
    [one] { $number } more win
   *[other] { $number } more wins
} in 100 than after the next best answer.
advice-buys = { $number ->
    [one] It gives another Buy.
   *[other] It gives { $number } more Buys.
}
advice-coins = { $number ->
    [one] It gives { $number } coin.
   *[other] It gives { $number } coins.
}
advice-curses = It hands out Curses.
advice-dead = No use in your hand.
advice-draws = { $number ->
    [one] It draws { $number } card.
   *[other] It draws { $number } cards.
}
advice-end-actions = On to your Treasures and the Buy phase.
advice-end-turn = Your deck stays as it is.
advice-ends = It ends the game, and you win.
advice-even = As many wins as after the best other answer.
advice-goes-on = { $number ->
    [one] It draws { $number } card and keeps your turn going.
   *[other] It draws { $number } cards and keeps your turn going.
}
advice-plain = That is how it comes out when the game is played on from here.
advice-points = { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}
advice-points-late = { $left ->
    [one] Only { $left } Province is left,
   *[other] Only { $left } Provinces are left,
} { $number ->
    [one] so { $number } point now.
   *[other] so { $number } points now.
}
advice-reveal = The Attack passes you by.
advice-theirs = Another player gains it.
advice-thins = It gets cards out of your deck.
advice-treasure = { $number ->
    [one] { $number } coin each time you draw it.
   *[other] { $number } coins each time you draw it.
}
advice-treasures = All your money to spend.
advice-trash = Out of your deck for good.
advice-village = It gives { $number } Actions, so you can play more.
advice-worse = { $number ->
    [one] { $number } win
   *[other] { $number } wins
} in 100 fewer than after the best answer.

error-review-unfinished = this game was not played to its end: only a game that is over can be reviewed
error-review-kinds = this game has more kinds of cards than the self-taught bot can judge, so there is no review of it
error-thinking-failed = Thinking took too long or was interrupted. Try again in a while.
error-thinking-busy = The server is thinking about other games. Try again in a minute.
error-advice-often = So many hints at once: play a little first, then ask again.
