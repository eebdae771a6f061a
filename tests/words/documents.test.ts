import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const documents = [...globSync("*.md"), ...globSync("docs/**/*.md")];
const code = globSync([
  "{app,deploy,functions,scripts,tests,tools}/**/*.{cfg,css.ts,mjs,ts,tsx}",
  "*.{mjs,ts}",
]);

/** What GitHub calls a heading in an address. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

function leadsNowhere(document: string, target: string): boolean {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? document : join(dirname(document), path);
  if (globSync(file).length === 0) return true;
  if (!anchor) return false;
  const headings = [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) => text);
  return !headings.some((heading) => anchorOf(heading) === anchor);
}

it("every link of a document leads to a file and a heading that are there", () => {
  const lost = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => leadsNowhere(document, target))
      .map((target) => `${document}: ${target}`),
  );
  expect(lost).toEqual([]);
});

/** Made up, to show how something is added. */
const examples = [
  ...["remind-of-profile.ts", "remind-of-profile.test.ts", "saved-searches.ts"],
  ...["saved-members.ts", "saved-members.server.ts", "saved-members.tsx", "app.members.saved.tsx"],
];

it("every file that a document names is there, under that path", () => {
  const files = globSync(
    ["{app,deploy,functions,public,scripts,tests,tools}/**/*", "{.d,v}*.{mjs,ts}", "*.ts"],
    {
      withFileTypes: true,
    },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => `/${join(entry.parentPath, entry.name)}`);
  const lost = documents.flatMap((document) =>
    [...readFileSync(document, "utf8").matchAll(/`((?:[\w.$-]+\/)*[\w.$-]+\.(?:css\.ts|grit|mjs|tsx?))`/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !examples.includes(name.split("/").at(-1) ?? ""))
      .filter((name) => !files.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${document}: ${name}`),
  );
  expect(lost).toEqual([]);
});

it("every decision that code names has its page, and every page stands in the index", () => {
  const pages = globSync("docs/decisions/*.md").map((file) => file.slice("docs/".length));
  const named = code.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bdecisions\/[\w-]+\.md/g)].map(([page]) => page),
  );
  expect([...new Set(named)].filter((page) => !pages.includes(page))).toEqual([]);
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const unlisted = pages.filter((page) => !index.includes(`(${page.slice("decisions/".length)})`));
  expect(unlisted).toEqual(["decisions/README.md"]);
});
