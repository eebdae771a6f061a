// @ts-check
/**
 * docs/settings.md, from the definitions in app/config/settings.ts.
 */
import { importSource } from "./tool.mjs";

const where = {
  always: "in production",
  pages: "in production, but for `SERVE=api`",
  works: "in production, but for `SERVE=web`",
};

/** @param {string} root the project's directory */
export async function writeSettings(root) {
  const { about, settingNames, settings } = /** @type {typeof import("../app/config/settings.ts")} */ (
    await importSource(root, "/app/config/settings.ts")
  );
  const rows = settingNames.map((name) => {
    const schema = settings.shape[name];
    const told = about.get(schema);
    if (!told) throw new Error(`app/config/settings.ts says nothing of ${name}.`);
    const { says, unset = "", production, required } = told;
    const { data } = schema.safeParse(undefined);
    const own = data === undefined || String(data) === "" ? unset : `\`${data}\``;
    const needed = [production && where[production], required].filter(Boolean).join("; ");
    return `| \`${name}\` | ${own} | ${needed} | ${says} |`;
  });
  return `# Settings

Written by \`npm run codegen\` from \`app/config/settings.ts\`. Read once at the start; a wrong or missing setting stops the
start, which names it. An empty one counts as missing.

| setting | without it | required | meaning |
| --- | --- | --- | --- |
${rows.join("\n")}

Two more are read elsewhere: \`AUTH_EMULATOR_PORT\` (\`9099\`), the port of the Auth emulator, by \`npm run local\`,
\`npm run dev\` and \`npm run admin\` alone; and \`SETTINGS\` by deployed functions, which has all of the above in the form of a
\`.env\` file.
`;
}
