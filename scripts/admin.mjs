// @ts-check
/**
 * `npm run admin -- grant ADDRESS`: the server's own command. Without APP_MODE it is about the copy that `npm run
 * local` runs, found by the same settings. Production has no development packages, so this needs none.
 */
import "./require-node.mjs";

if (!process.env.APP_MODE) {
  process.env.APP_MODE = "local";
  process.env.FIREBASE_AUTH_EMULATOR_HOST ??= `127.0.0.1:${process.env.AUTH_EMULATOR_PORT || 9099}`;
}
process.argv.splice(1, 1, "build/server.js", "admin");
await import(new URL("../build/server.js", import.meta.url).href);
