import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished, vi } from "vitest";
import { noProfile, toBytes } from "#tests/support/resumes";
import { createResumeThreads } from "~/config/resumes.server";
import { noHistory } from "~/domain/resume/history";
import { dataFiles } from "~/operations/backup/data-files";
import { partsDirectory } from "~/platform/pictures/text-image.server";
import { createIndexThread } from "~/platform/search/index-thread.server";
import { createSqliteSearches } from "~/platform/search/search.server";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { inLanguage } from "~/words/reader-language.server";
import indexes from "../../firestore.indexes.json";
import packageJson from "../../package.json" with { type: "json" };
import { programs } from "../../scripts/tool.mjs";

const built = (name: string) => fileURLToPath(new URL(`../../build/${name}`, import.meta.url));

/** What a program imports, but for Node's own modules. */
function packagesOf(program: string): string[] {
  const imports = /(?:^import .*from |\bimport\()"(.+?)"/gm;
  const imported = [...readFileSync(built(program), "utf8").matchAll(imports)];
  expect(imported.length).toBeGreaterThan(0);
  return imported.map(([, name = ""]) => name).filter((name) => !isBuiltin(name));
}

it("a build has each program that the server starts, and no other", () => {
  const bundle = readFileSync(built("server.js"), "utf8");
  const started = [...bundle.matchAll(/\(import\.meta\.dirname, "(.+)\.js"\)/g)].map(([, name]) => name);
  expect(started.toSorted()).toEqual(programs.toSorted());
  for (const name of programs) expect(existsSync(built(`${name}.js`)), name).toBe(true);
});

it("a build has what share pictures are drawn with", () => {
  expect(readdirSync(built("picture-parts"))).toEqual(readdirSync(partsDirectory));
  expect(readFileSync(built("server.js"), "utf8")).toContain('(import.meta.dirname, "picture-parts")');
});

it.each(["make-index.js", "read-resume.js"])("%s needs no package", (program) => {
  expect(packagesOf(program)).toEqual([]);
});

it.each([
  ["turn-picture.js", "sharp"],
  ["read-pdf.js", "unpdf"],
  ["print-paper.js", "@myriaddreamin/typst-ts-node-compiler"],
])("%s needs packages of production alone, %s among them", (program, name) => {
  const packages = packagesOf(program);
  expect(packages).toContain(name);
  const kept = { ...packageJson.dependencies, ...packageJson.optionalDependencies };
  expect(packages.filter((name) => !(name in kept))).toEqual([]);
});

it("the image has all of them", () => {
  const dockerfile = readFileSync(built("../Dockerfile"), "utf8");
  expect(dockerfile).toMatch(/^COPY --from=build \/build\/build build$/m);
  expect(dockerfile).toMatch(/^RUN npm run build$/m);
});

it("the built thread makes the index", async () => {
  const directory = mkdtempSync(join(tmpdir(), "built-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  await createSqliteStore({ file: dataFiles(directory).store, indexes }).close();
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  await createIndexThread(built("make-index.js"), directory, log as never).make(60_000);
  const search = createSqliteSearches({ directory });
  onTestFinished(() => search.close());
  expect(await search.briefs.made()).toEqual({ walks: 1, cursor: null });
});

it("the built thread reads a resume, in the reader’s language", async () => {
  const read = createResumeThreads(built("read-resume.js"));
  const asked = { kind: "FREELANCER" as const, known: { content: noProfile, history: noHistory, cases: [] } };
  expect(await inLanguage("de", () => read({ ...asked, bytes: toBytes("[]") }, "ada"))).toEqual({
    ok: true,
    value: { problem: expect.stringMatching(/^Ein JSON Resume beginnt/) },
  });
});
