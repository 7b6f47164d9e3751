// Reads kingdoms as people write them: JSON in, JSON out.
import { choiceOf, inLink, readKingdom } from "../src/lib/kingdoms.ts";
import type { Library } from "../src/lib/messages.ts";

interface Given {
  library: Library;
  names: Record<string, string>;
  texts: string[];
}

export default ({ library, names, texts }: Given): unknown => ({
  read: texts.map((text) => readKingdom(text, library, (name) => names[name] ?? name)),
  choices: texts.map((text) => choiceOf(readKingdom(text, library, (name) => names[name] ?? name))),
  links: library.kingdoms.map((kingdom) => inLink(kingdom.cards)),
});
