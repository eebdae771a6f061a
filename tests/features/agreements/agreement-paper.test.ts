import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { decodeHTML } from "entities";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it, onTestFinished } from "vitest";
import { anAgreement } from "#tests/support/agreements";
import { createMarket } from "#tests/support/market";
import { countPapers, createPaperThreads } from "~/config/papers.server";
import { type AgreementContent, agreementFields } from "~/domain/fields/agreement-fields";
import { toPaper } from "~/features/agreements/pages/agreement-paper";
import { AgreementSheet } from "~/features/agreements/pages/agreement-sheet";
import { createStoreCounter } from "~/platform/counter/store.server";
import { printPaper } from "~/platform/papers/print-paper.server";
import { limits } from "~/values/limits";
import { ok } from "~/values/result";
import * as words from "~/words/agreements.generated";
import { languages } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";
import { bundle } from "../../../scripts/tool.mjs";

const hash = "0123456789abcdef".repeat(4);

const whole: AgreementContent = {
  ...anAgreement,
  rights: "What is paid for is theirs.",
  confidentiality: "What is marked as secret stays secret.",
  milestones: Array.from({ length: limits.milestones }, (_, at) => ({
    id: `m${at}`,
    title: `Part ${at + 1} of the shop`,
    doneWhen: `Query ${at + 1} takes a tenth of a second.`,
    dueOn: "2027-04-15",
    amount: 30_000,
  })),
};

function paperOf(more: Partial<AgreementContent> = {}, title = "A shop that answers in a second") {
  return toPaper({
    ...{ id: "brief_talent", n: 2, hash, title, brand: "Guildhall" },
    content: { ...whole, ...more },
    confirmedAt: "2027-03-12T10:00:00.000Z",
    confirmedOn: "12 March 2027",
  });
}

async function textOf(paper: ReturnType<typeof paperOf>): Promise<string> {
  const printed = await printPaper(paper);
  if (!("pdf" in printed)) throw new Error(`Not printed: ${printed.fault}`);
  const pdf = await getDocumentProxy(printed.pdf, { verbosity: 0 });
  const { text } = await extractText(pdf, { mergePages: true });
  await pdf.loadingTask.destroy();
  return text;
}

/** Texts of a paper, in its order. */
function textsOf({ heading, blocks }: ReturnType<typeof paperOf>): string[] {
  const texts = blocks.flatMap((block) => (block.kind === "FACTS" ? block.items.flat() : [block]));
  return [heading, ...texts].map(({ text }) => text);
}

/** Without what lines are broken by, and what isolates a text. */
const bare = (text: string) => text.replaceAll(/[\s\u00ad\u200b\u2066-\u2069]/gu, "");

it.each(["en", "de"] as const)("the PDF in %s says all of it, in the order of the page", async (language) => {
  const paper = inLanguage(language, paperOf);
  const text = bare(await textOf(paper));
  let at = 0;
  for (const said of textsOf(paper).map(bare)) {
    const found = text.indexOf(said, at);
    expect(found, said).toBeGreaterThanOrEqual(at);
    at = found + said.length;
  }
});

it.each(["en", "ar"] as const)("in %s the sheet of the page says the same, in the same order", (language) => {
  inLanguage(language, () => {
    const html = renderToStaticMarkup(createElement(AgreementSheet, { content: whole }));
    const sheet = bare(decodeHTML(html.replaceAll(/<[^>]*>/g, " ")));
    const texts = textsOf(paperOf()).map(bare);
    // Around the sheet: its title and version before it, its hash after it.
    const first = texts.indexOf(bare(agreementFields.hirerParty.label()));
    expect(texts.slice(first, texts.indexOf(bare(words.paperHash()))).join("")).toBe(sheet);
  });
});

it.each(languages.map(({ code }) => code))("every field is in it, in %s", (language) => {
  inLanguage(language, () => {
    const texts = textsOf(paperOf());
    // What a price is for is said with it.
    const names = Object.keys(agreementFields).filter((name) => !["unit", "atMost"].includes(name));
    const labels = names.map((name) => agreementFields[name as keyof AgreementContent].label());
    expect(texts).toEqual(expect.arrayContaining(labels));
  });
});

it("a text is shown letter by letter, whatever it means to what prints", async () => {
  const scope =
    '#read("/etc/passwd") $x^2$ *bold* _thin_ @ref <label> \\u{41} `raw` // no comment ~ --- = Heading';
  expect(bare(await textOf(paperOf({ scope })))).toContain(bare(scope));
});

describe("letters of other scripts", () => {
  const arabic = "اتفاق على متجر سريع";
  const others = {
    scope: "Wir machen den Laden schnell.",
    hirerParty: "דנה כהן",
    talentParty: "Ἑλένη Иванова",
  };

  it("Arabic, Hebrew, Greek, Cyrillic and Chinese are printed", async () => {
    const paper = inLanguage("ar", () => paperOf({ ...others, rights: arabic }, "更快的商店"));
    expect(paper.heading).toMatchObject({ lang: "ar", dir: "rtl" });
    const text = await textOf(paper);
    for (const said of ["Иванова", "更快的商店", "Wir machen den Laden schnell."])
      expect(bare(text)).toContain(bare(said));
    for (const letter of bare(`${arabic}${others.hirerParty}`)) expect(text).toContain(letter);
  });

  it("a member’s text begins at the side of its first letter, whatever the page", () => {
    const { blocks } = inLanguage("ar", () => paperOf({ ...others, rights: arabic }));
    const dirs = blocks.flatMap((block) => (block.kind === "TEXT" ? [[block.text, block.dir]] : []));
    expect(Object.fromEntries(dirs)).toMatchObject({ [others.scope]: "ltr", [arabic]: "rtl", [hash]: "ltr" });
  });

  it("what the fonts lack is said, and no box is printed in its place", async () => {
    for (const scope of ["Faster 🚀", "Fas\u0000ter"])
      expect(await printPaper(paperOf({ scope }))).toEqual({ fault: "LETTERS" });
  });

  it("what turns the direction of letters isn’t printed, nor half of one", async () => {
    expect(bare(await textOf(paperOf({ scope: "safe\u202eexe\ud83d." })))).toContain("safeexe.");
  });
});

it("the same paper has the same bytes", async () => {
  const [one, two] = [await printPaper(paperOf()), await printPaper(paperOf())];
  expect(one).toEqual(two);
});

it("a member’s papers are counted before they are printed; others’ go on", async () => {
  const counter = createStoreCounter({ ...createMarket(), collection: "limits", secret: "of the tests" });
  const asked: string[] = [];
  const print = countPapers(counter, async (_paper, uid) => {
    asked.push(uid);
    return ok({ fault: "MISSING" });
  });
  for (let nth = 0; nth < limits.papersPrinted; nth += 1)
    expect((await print(paperOf(), "ada")).ok).toBe(true);
  expect(await print(paperOf(), "ada")).toMatchObject({ ok: false, code: "BUSY" });
  expect((await print(paperOf(), "grace")).ok).toBe(true);
  expect(asked).toEqual([...Array.from({ length: limits.papersPrinted }, () => "ada"), "grace"]);
});

describe("in a thread", () => {
  const project = fileURLToPath(new URL("../../..", import.meta.url));

  it("it is printed as here; one that takes too long is ended", async () => {
    // Beside the packages.
    const directory = mkdtempSync(join(project, "node_modules/.paper-thread-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    await bundle("app/config/print-paper.server.ts", directory, "print-paper.mjs");
    const program = join(directory, "print-paper.mjs");
    const printed = await createPaperThreads(program)(paperOf(), "ada");
    expect(printed).toEqual({ ok: true, value: await printPaper(paperOf()) });
    expect(await createPaperThreads(program, 1)(paperOf(), "ada")).toMatchObject({
      ok: false,
      code: "TOO_MUCH",
    });
  });
});
