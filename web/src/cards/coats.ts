// Which coat of arms stands for which card: field, tinctures and charge, chosen by hand; other cards get one by their name.

import { charges, type Charge } from "./charges.ts";

export type Tincture = "azure" | "gules" | "vert" | "sable" | "purpure" | "tenne" | "or" | "argent";
export type Division = "plain" | "pale" | "fess" | "bend" | "quarterly" | "chief" | "chevron" | "base" | "bordure" | "saltire";

export interface Coat {
  division: Division;
  field: Tincture;
  second: Tincture;
  charge: Charge;
  metal: Tincture;
}

type Blazon = readonly [charge: Charge, field: Tincture, division?: Division, second?: Tincture, metal?: Tincture];

const blazons: Record<string, Blazon> = {
  Copper: ["coin", "or", "plain", "or", "tenne"],
  Silver: ["coins", "argent", "plain", "argent", "sable"],
  Gold: ["roundels", "or", "bordure", "gules", "gules"],
  Estate: ["house", "vert"],
  Duchy: ["tower", "vert", "pale", "sable", "argent"],
  Province: ["castle", "vert", "chief", "gules", "or"],
  Curse: ["skull", "purpure", "bend", "sable", "argent"],

  Adventurer: ["torch", "gules", "bend", "sable"],
  Artisan: ["vase", "argent", "chief", "azure", "tenne"],
  Bandit: ["dagger", "sable", "saltire", "gules", "argent"],
  Bureaucrat: ["quill", "azure", "base", "sable", "argent"],
  Cellar: ["barrel", "sable", "chief", "tenne"],
  Chancellor: ["key", "azure", "pale", "purpure"],
  Chapel: ["chapel", "argent", "bordure", "gules", "gules"],
  "Council Room": ["scroll", "gules", "bordure", "or", "argent"],
  Feast: ["goblet", "gules", "chief", "purpure"],
  Festival: ["bunting", "purpure", "base", "vert"],
  Gardens: ["rose", "vert", "bordure", "argent", "argent"],
  Harbinger: ["bell", "azure", "chevron", "gules"],
  Laboratory: ["flask", "purpure", "bend", "azure", "argent"],
  Library: ["book", "tenne", "bordure", "sable", "argent"],
  Market: ["awning", "or", "base", "vert", "gules"],
  Merchant: ["scales", "vert", "pale", "azure"],
  Militia: ["swords", "gules", "quarterly", "sable", "argent"],
  Mine: ["pick", "sable", "bordure", "or"],
  Moat: ["waves", "argent", "plain", "argent", "azure"],
  Moneylender: ["purse", "sable", "pale", "vert"],
  Poacher: ["bow", "vert", "bend", "tenne", "argent"],
  Remodel: ["dividers", "tenne", "chevron", "azure", "argent"],
  Sentry: ["helmet", "azure", "bordure", "argent", "argent"],
  Smithy: ["anvil", "argent", "base", "gules", "sable"],
  Spy: ["eye", "sable", "fess", "purpure", "argent"],
  Thief: ["mask", "purpure", "quarterly", "sable", "argent"],
  "Throne Room": ["crown", "purpure", "bordure", "or"],
  Vassal: ["flag", "azure", "fess", "gules", "argent"],
  Village: ["town", "or", "base", "vert", "gules"],
  Witch: ["cauldron", "purpure", "chief", "sable"],
  Woodcutter: ["axe", "vert", "fess", "sable", "argent"],
  Workshop: ["hammer", "gules", "pale", "tenne", "argent"],

  Ambassador: ["letter", "gules", "bend", "azure", "argent"],
  Bazaar: ["tent", "tenne", "pale", "gules", "argent"],
  Caravan: ["wagon", "or", "base", "tenne", "sable"],
  Cutpurse: ["shears", "sable", "bend", "tenne", "argent"],
  Embargo: ["ward", "argent", "saltire", "or", "gules"],
  Explorer: ["star", "vert", "quarterly", "azure"],
  "Fishing Village": ["fish", "azure", "base", "vert", "argent"],
  "Ghost Ship": ["ship", "sable", "base", "azure", "argent"],
  Haven: ["anchor", "azure", "bordure", "or"],
  Island: ["palm", "argent", "base", "azure", "vert"],
  Lighthouse: ["lighthouse", "azure", "chevron", "sable", "argent"],
  Lookout: ["spyglass", "tenne", "chief", "azure"],
  "Merchant Ship": ["ship", "gules", "base", "azure"],
  "Native Village": ["hut", "tenne", "base", "vert"],
  Navigator: ["wheel", "azure", "saltire", "vert", "argent"],
  Outpost: ["watchtower", "vert", "chief", "tenne", "argent"],
  "Pearl Diver": ["shell", "azure", "bend", "purpure", "argent"],
  "Pirate Ship": ["skull", "sable", "fess", "gules"],
  Salvager: ["hook", "azure", "pale", "tenne", "argent"],
  "Sea Hag": ["trident", "vert", "base", "purpure", "argent"],
  Smugglers: ["lantern", "sable", "quarterly", "azure"],
  Tactician: ["knight", "argent", "quarterly", "or", "sable"],
  "Treasure Map": ["map", "tenne", "saltire", "gules", "argent"],
  Treasury: ["chest", "purpure", "chevron", "gules"],
  Warehouse: ["crate", "azure", "chief", "tenne"],
  Wharf: ["pier", "tenne", "base", "azure", "argent"],

  Baron: ["crown", "gules", "chief", "tenne"],
  Bridge: ["pier", "argent", "base", "azure", "sable"],
  Conspirator: ["dagger", "purpure", "pale", "sable", "argent"],
  Coppersmith: ["anvil", "tenne", "chief", "or", "or"],
  Courtier: ["rose", "purpure", "chief", "or", "argent"],
  Courtyard: ["tower", "tenne", "base", "vert", "argent"],
  Diplomat: ["scroll", "azure", "chief", "argent", "or"],
  Duke: ["helmet", "vert", "bordure", "or", "argent"],
  Farm: ["house", "or", "base", "vert", "gules"],
  "Great Hall": ["castle", "purpure", "base", "sable", "argent"],
  Ironworks: ["hammer", "sable", "fess", "gules", "argent"],
  Lurker: ["eye", "vert", "bend", "sable", "or"],
  Masquerade: ["mask", "gules", "saltire", "purpure", "or"],
  Mill: ["wheel", "or", "base", "vert", "tenne"],
  "Mining Village": ["pick", "tenne", "base", "vert", "argent"],
  Minion: ["lantern", "gules", "bend", "sable", "or"],
  Nobles: ["crown", "azure", "quarterly", "argent", "or"],
  Patrol: ["torch", "azure", "fess", "sable", "or"],
  Pawn: ["knight", "or", "pale", "argent", "sable"],
  Replace: ["dividers", "purpure", "saltire", "vert", "argent"],
  Saboteur: ["axe", "sable", "chevron", "gules", "or"],
  Scout: ["spyglass", "vert", "fess", "or", "argent"],
  "Secret Chamber": ["key", "sable", "bordure", "purpure", "or"],
  "Secret Passage": ["key", "vert", "chevron", "sable", "argent"],
  "Shanty Town": ["hut", "sable", "base", "tenne", "or"],
  Steward: ["quill", "vert", "pale", "or", "argent"],
  Swindler: ["purse", "gules", "bend", "or", "sable"],
  Torturer: ["hook", "sable", "saltire", "gules", "argent"],
  "Trading Post": ["scales", "tenne", "fess", "or", "argent"],
  Tribute: ["chest", "gules", "quarterly", "or", "argent"],
  Upgrade: ["star", "azure", "chevron", "or", "or"],
  "Wishing Well": ["waves", "azure", "chief", "or", "argent"],

  // The characters of the levels.
  Toby: ["tree", "vert", "bordure", "or", "or"],
  Nell: ["goblet", "azure", "saltire", "argent", "or"],
  Barnaby: ["book", "gules", "fess", "or", "argent"],
  Leonora: ["crown", "sable", "quarterly", "purpure", "or"],
};

const names = Object.keys(charges) as Charge[];
const colours: Tincture[] = ["azure", "gules", "vert", "sable", "purpure", "tenne"];
const divisions: Division[] = ["plain", "pale", "fess", "bend", "quarterly", "chief", "chevron", "base", "bordure", "saltire"];

function number(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
  return sum;
}

const pick = <Thing>(things: readonly Thing[], at: number): Thing => things[at % things.length] as Thing;

/** The coat of arms of a card; always the same for the same name. */
export function coatOf(name: string): Coat {
  const known = blazons[name];
  if (known) {
    const [charge, field, division = "plain", second = field, metal = "or"] = known;
    return { charge, field, division, second, metal };
  }
  const by = number(name);
  const field = pick(colours, by);
  return { charge: pick(names, by), field, division: pick(divisions, by >> 3), second: pick(colours, by + 1 + (by >> 5) % 5), metal: by % 2 ? "or" : "argent" };
}
