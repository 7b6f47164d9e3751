// Makes src/lib/messages.ts from the schema of the messages, so that client and server can't disagree.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const folder = new URL("../src/lib/", import.meta.url);
const schema = JSON.parse(await readFile(new URL("messages.schema.json", folder), "utf8"));

/** The compiler knows an older draft: tuples are `items` there, and a reference with anything beside it would become a second type. */
function simplify(part) {
  if (Array.isArray(part)) return part.map(simplify);
  if (part === null || typeof part !== "object") return part;
  if ("$ref" in part) return { $ref: part.$ref };
  const { title, prefixItems, ...rest } = part;
  if (prefixItems) return { type: "array", items: prefixItems.map(simplify), minItems: prefixItems.length, maxItems: prefixItems.length };
  if (rest.type === "array") {
    delete rest.minItems;
    delete rest.maxItems;
  }
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, simplify(value)]));
}

const definitions = Object.fromEntries(Object.entries(schema.$defs).map(([name, part]) => [name, simplify(part)]));
const made = await compile({ $defs: definitions, type: "object", additionalProperties: false }, "Messages", {
  bannerComment: "// Every message between client and server. Made from messages.schema.json by `npm run types`; not edited by hand.",
  unreachableDefinitions: true,
  style: { printWidth: 140 },
});
const types = made
  .replace(/ \*\n \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, "")
  .replace(/\/\*\*\n \* This interface was referenced by `Messages`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g, "")
  .replace("export interface Messages {}\n", "");
const target = new URL("messages.ts", folder);
const before = await readFile(target, "utf8").catch(() => "");
if (before !== types) await writeFile(target, types);
