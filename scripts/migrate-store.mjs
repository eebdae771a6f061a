// @ts-check
/**
 * `npm run migrate-store -- --from sqlite --to firestore`: the server's own command, also for members' files (`--from
 * directory --to bucket`). Ended by Ctrl-C, it says how to go
 * on. Production has no development packages, so this needs none.
 */
import "./require-node.mjs";

const again = "Stopped. Run the same again to go on.";
const ofFiles = process.argv.some((word) => /^(directory|bucket)(:|$)/.test(word));
const stopped = ofFiles
  ? again
  : `${again} Until then the site stays read-only; npm run site -- open gives up.`;

for (const [signal, code] of /** @type {const} */ ([
  ["SIGINT", 130],
  ["SIGTERM", 143],
])) {
  process.once(signal, () => {
    process.stderr.write(`\n${process.argv.includes("--verify") ? "Stopped." : stopped}\n`);
    process.exit(code);
  });
}
process.argv.splice(1, 1, "build/server.js", "migrate-store");
await import(new URL("../build/server.js", import.meta.url).href);
