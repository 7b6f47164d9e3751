"""The seven basic cards, part of every game (CORE-6, CORE-7)."""

from deckwright.lang import CURSE as CURSE_TYPE
from deckwright.lang import TREASURE, VICTORY, Coins, card

COPPER = card("Copper", 0, TREASURE, Coins(1))
SILVER = card("Silver", 3, TREASURE, Coins(2))
GOLD = card("Gold", 6, TREASURE, Coins(3))
ESTATE = card("Estate", 2, VICTORY, worth=1)
DUCHY = card("Duchy", 5, VICTORY, worth=3)
PROVINCE = card("Province", 8, VICTORY, worth=6, ends_game=True)
CURSE = card("Curse", 0, CURSE_TYPE, worth=-1)

BASIC = (COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE)
