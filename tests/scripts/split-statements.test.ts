import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rollup } from "rollup";
import { expect, onTestFinished, test } from "vitest";
import { splitScript, splitStatements } from "../../scripts/split-statements.mjs";

const shared = `
  import { far } from "./far.js";
  var paths = { app: "/app" }, count = 0;
  function next() { return ++count; }
  function twice(next) { return next() + next(); }
  const home = () => paths.app + far;
  class Both { each() { return [home(), next()]; } }
  export { paths, next, twice, home as h, Both, far };
`;

test("a declaration is a part of its own, but for those that assign to one another’s variables", () => {
  const { parts } = splitScript(shared, "shared.js") ?? {};
  const declared = [...(parts?.values() ?? [])].map((text) => text.match(/export\{(.*)\};$/)?.[1]);
  expect(declared).toEqual(["paths", "count,next", "twice", "home", "Both"]);
});

test.each([
  ["does something", "var a = {}; a.b = 1; export { a };"],
  ["takes apart what it declares", "var { a } = globalThis; export { a };"],
  ["imports a whole script", 'import * as all from "./far.js"; export { all };'],
])("a script that %s stays whole", (_what, code) => {
  expect(splitScript(code, "shared.js")).toBeUndefined();
});

test("the parts together do what the script does", async () => {
  const directory = mkdtempSync(join(tmpdir(), "split-statements-"));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
  write("far.js", 'export const far = "/far";');
  write("shared.js", shared);
  write(
    "page.js",
    `import { Both, far, h, next, paths, twice } from "./shared.js";
     export default [new Both().each(), far, h(), next(), paths, twice(next)];`,
  );
  const bundled = await rollup({
    input: join(directory, "page.js"),
    plugins: [splitStatements((file) => file.endsWith("shared.js"))],
  });
  const { output } = await bundled.generate({ format: "es" });
  expect(output[0].moduleIds.filter((id) => id.includes("shared.js?"))).toHaveLength(5);
  write("bundle.mjs", output[0].code);
  const { default: values } = await import(join(directory, "bundle.mjs"));
  expect(values).toEqual([["/app/far", 1], "/far", "/app/far", 2, { app: "/app" }, 7]);
});
