import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { mergeScripts } from "../../scripts/merge-scripts.mjs";

/**
 * A project as the compiler leaves it: two pages that share a script, which is named by its address, and one that
 * needs nothing but itself.
 */
function compile(project: string, publicPath: string): string[] {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  };
  const shared = `${publicPath}_shared/chunk-AAAAAAAA.js`;
  const scripts = {
    "entry.client": `${publicPath}entry.client-BBBBBBBB.js`,
    root: `${publicPath}root-CCCCCCCC.js`,
  };
  write(
    `public${shared}`,
    "export const shared = globalThis.readerLanguage === 'de' ? 'in beiden' : 'in both';",
  );
  for (const [id, address] of Object.entries(scripts))
    write(`public${address}`, `import { shared } from "${shared}"; export const page = "${id}" + shared;`);
  const alone = `${publicPath}routes/alone-DDDDDDDD.js`;
  // Too large to be put together with another.
  write(`public${alone}`, `export const page = "${"alone".repeat(1_000)}";`);
  const manifest = JSON.stringify({
    entry: { module: scripts["entry.client"], imports: [shared] },
    routes: {
      root: { module: scripts.root, imports: [shared], hasLoader: true, hasAction: false },
      "routes/alone": { module: alone },
    },
    version: "12345678",
    url: `${publicPath}manifest-12345678.js`,
  });
  write("build/version.txt", "12345678");
  write("build/server.js", `var assets_manifest_default = ${manifest};\n`);
  write(`public${publicPath}manifest-12345678.js`, `window.__remixManifest=${manifest};`);
  return [shared, ...Object.values(scripts), alone].map((address) => `public${address}`);
}

test.each([
  ["of any name", "project", () => "/build/"],
  ["with a space in its path", "my work/project", () => "/build/"],
  ["of the name that addresses begin with", "build", () => "/build/"],
  ["that addresses begin with, as /build is in the image", "build", (project: string) => `${project}/`],
])("scripts are merged in a directory %s", async (_what, name, publicPathOf) => {
  const temporary = mkdtempSync(join(tmpdir(), "merge-scripts-"));
  onTestFinished(() => rmSync(temporary, { recursive: true }));
  const project = join(temporary, name);
  const publicPath = publicPathOf(project);
  const compiled = compile(project, publicPath);

  const shorten = async (code: string) => ({ code, licenses: [] });
  const merged = await mergeScripts(project, publicPath, compiled, shorten, ["en", "de"]);

  const server = readFileSync(join(project, "build/server.js"), "utf8");
  const { entry, routes } = JSON.parse(server.slice(server.indexOf("{"), server.lastIndexOf("}") + 1));
  const named: string[] = [entry.module, ...entry.imports, routes.root.module];
  for (const address of named) {
    expect(address.startsWith(publicPath), address).toBe(true);
    expect(merged).toContain(address.slice(publicPath.length));
    expect(existsSync(join(project, "public", address)), address).toBe(true);
  }
  for (const file of compiled) expect(existsSync(join(project, file)), file).toBe(false);

  const [browsers = ""] = [...merged].filter((name) => name.startsWith("manifest-"));
  const loaded = readFileSync(join(project, "public", publicPath, browsers), "utf8");
  expect(loaded).not.toMatch(/:(false|\[\])/);
  const window = { __remixManifest: { routes: {} } };
  new Function("window", loaded)(window);
  expect(window.__remixManifest.routes).toMatchObject({
    root: { id: "root", hasLoader: true },
    "routes/alone": { id: "routes/alone" },
  });

  const read = (name: string) => readFileSync(join(project, "public", publicPath, name), "utf8");
  const [shared = ""] = [...merged].filter(
    (name) => /^(?!de).*\.js$/.test(name) && read(name).includes("in both"),
  );
  expect(read(shared)).toContain('"en" ===');
  expect(read(`de/${shared}`)).toContain('"de" ===');
  expect(read(`de/${browsers}`)).toContain(`"${publicPath}de/`);
  expect(read(`de/${browsers}`).replaceAll(`"${publicPath}de/`, "")).not.toContain(`"${publicPath}`);
});
