### Names of the recommended kingdoms.

## Dominion, 1st edition

kingdom-king-1e-1 = First Game
kingdom-king-1e-2 = Big Money
kingdom-king-1e-3 = Interaction
kingdom-king-1e-4 = Size Distortion
kingdom-king-1e-5 = Village Square

## Seaside, 1st edition

kingdom-king-s1-1 = High Seas
kingdom-king-s1-2 = Buried Treasure
kingdom-king-s1-3 = Shipwrecks
kingdom-king-s1-4 = Reach for Tomorrow
kingdom-king-s1-5 = Repetition
kingdom-king-s1-6 = Give and Take

## Dominion, 2nd edition

kingdom-king-2e-1 = First Game
kingdom-king-2e-2 = Size Distortion
kingdom-king-2e-3 = Deck Top
kingdom-king-2e-4 = Sleight of Hand
kingdom-king-2e-5 = Improvements
kingdom-king-2e-6 = Silver & Gold

## Dominion, 2nd edition, with Intrigue

kingdom-king-2e-7 = Underlings
kingdom-king-2e-8 = Grand Scheme
kingdom-king-2e-9 = Deconstruction

## Dominion, 2nd edition, with Seaside

kingdom-king-2e-10 = Reach for Tomorrow
kingdom-king-2e-11 = Repetition
kingdom-king-2e-12 = Give and Take

## Dominion, 2nd edition, with Alchemy

kingdom-king-2e-13 = Forbidden Arts
kingdom-king-2e-14 = Potion Mixers
kingdom-king-2e-15 = Chemistry Lesson

## Dominion, 2nd edition, with Prosperity

kingdom-king-2e-16 = Biggest Money
kingdom-king-2e-17 = The King’s Army
kingdom-king-2e-18 = The Good Life

## Dominion, 2nd edition, with Cornucopia and Guilds

kingdom-king-2e-19 = Bounty of the Hunt
kingdom-king-2e-20 = Bad Omens
kingdom-king-2e-21 = The Jester’s Workshop
kingdom-king-2e-22 = Arts and Crafts
kingdom-king-2e-23 = Clean Living
kingdom-king-2e-24 = Gilding the Lily

## Dominion, 2nd edition, with Hinterlands

kingdom-king-2e-25 = Highway Robbery
kingdom-king-2e-26 = Adventures Abroad

## Dominion, 2nd edition, with Dark Ages

kingdom-king-2e-27 = High and Low
kingdom-king-2e-28 = Chivalry and Revelry

## Dominion, 2nd edition, with Adventures

kingdom-king-2e-29 = Level Up
kingdom-king-2e-30 = Son of Size Distortion

## Dominion, 2nd edition, with Empires

kingdom-king-2e-31 = Everything in Moderation
kingdom-king-2e-32 = Silver Bullets

## Dominion, 2nd edition, with Nocturne

kingdom-king-2e-33 = Night Shift
kingdom-king-2e-34 = Idle Hands

## Dominion, 2nd edition, with Renaissance

kingdom-king-2e-35 = It Takes a Villager
kingdom-king-2e-36 = Capture the Flag

## Dominion, 2nd edition, with Menagerie

kingdom-king-2e-37 = Pony Express
kingdom-king-2e-38 = Garden of Cats
