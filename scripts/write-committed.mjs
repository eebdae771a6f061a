// @ts-check
/** The second half of `npm run codegen`: what follows from the code and is in git, for readers and for Firebase. */
import "./require-node.mjs";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { writeIndexFile } from "./firestore-indexes.mjs";
import { writeSettings } from "./write-settings.mjs";

/** The text of each, from the project's directory. A test compares them with the files. */
export const committed = {
  "docs/settings.md": writeSettings,
  "firestore.indexes.json": writeIndexFile,
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  for (const [file, write] of Object.entries(committed)) writeFileSync(join(root, file), await write(root));
}
