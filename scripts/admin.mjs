// @ts-check
/**
 * `npm run admin -- grant ADDRESS`: the server's own command. Without APP_MODE it is about the copy that `npm run
 * local` runs, found by the same settings. Production has no development packages, so this needs none.
 */
import "./require-node.mjs";

if (!process.env.APP_MODE) {
  process.env.APP_MODE = "local";
  const port = process.env.AUTH_EMULATOR_PORT || "9099";
  const dataDir = process.env.DATA_DIR || ".local";
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${port}`;
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const isSilent = /^(?:grant|revoke)$/.test(process.argv[2] ?? "") && !(await answers(host));
  if (isSilent) process.stderr.write(`No Auth emulator answers at ${host}.\n`);
  process.on("exit", (code) => {
    if (code !== 0)
      process.stderr.write(
        `This looked at AUTH_EMULATOR_PORT=${port} and DATA_DIR=${dataDir}. Set both as for \`npm run local\`.\n`,
      );
  });
  if (isSilent) process.exit(1);
}
process.argv.splice(1, 1, "build/server.js", "admin");
await import(new URL("../build/server.js", import.meta.url).href);

/** @param {string} host */
async function answers(host) {
  return fetch(`http://${host}/`).then(
    () => true,
    () => false,
  );
}
