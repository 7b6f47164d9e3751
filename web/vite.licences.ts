// One text file with the licences of every package that ends up in the page: scripts by the modules they come from, fonts by their files.
import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PACKAGES = fileURLToPath(new URL("node_modules/", import.meta.url));
/** Packages that name a licence without bringing its text; a tool beside them brings the same. */
const TEXTS: Record<string, string> = { "Apache-2.0": "typescript/LICENSE.txt" };
const RULE = `\n\n${"-".repeat(100)}\n\n`;

/** The package a file belongs to. */
function packageOf(path: string): string | null {
  const [, inside] = path.replaceAll("\\", "/").split(/node_modules\/(?!.*node_modules\/)/);
  return /^(@[^/]+\/)?[^/?]+/.exec(inside ?? "")?.[0] ?? null;
}

async function licence(name: string): Promise<string> {
  const folder = join(PACKAGES, name);
  const facts = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Record<string, unknown>;
  const id = String(facts["license"]);
  const own = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file));
  const path = own ? join(folder, own) : join(PACKAGES, TEXTS[id] ?? "none");
  if (!existsSync(path)) throw new Error(`${name} (${id}) brings no licence text; add one to vite.licences.ts`);
  const author = facts["author"];
  const by = typeof author === "string" ? author : ((author as { name?: string } | undefined)?.name ?? "");
  return `${name} ${String(facts["version"])}, ${id}${by ? `, ${by}` : ""}\n\n${(await readFile(path, "utf8")).trim()}`;
}

export function licences(): Plugin {
  return {
    name: "deckwright-licences",
    apply: "build",
    async generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === "asset" ? file.originalFileNames : file.moduleIds));
      const names = [...new Set(files.map(packageOf))].filter((name) => name !== null).sort();
      const texts = await Promise.all(names.map(licence));
      const head = `The page of Deckwright contains these packages: ${names.join(", ")}.`;
      this.emitFile({ type: "asset", fileName: "licences.txt", source: [head, ...texts].join(RULE) + "\n" });
    },
  };
}
