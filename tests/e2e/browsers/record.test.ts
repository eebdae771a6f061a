import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { recordFiles } from "~/domain/record/record-files";
import { hashOfVersion } from "~/features/agreements/model/agreement";
import { type AgreementEvent, emptyLog, entryAfter } from "~/features/agreements/model/agreement-log";
import { verifyHtml } from "~/features/records/pages/verify-html.server";
import { inLanguage } from "~/words/reader-language.server";
import * as words from "~/words/records.generated";
import { expect, test } from "./browser-test";

/** A record of one version that both confirmed, as its page. */
function pageOf(language: "en" | "ar"): string {
  const [agreement, n, content] = ["brief_talent", 1, { scope: "The ten slowest queries are gone." }];
  const about = { n, content: hashOfVersion({ agreement, n, content: content as never }) };
  const [offer, confirm]: AgreementEvent[] = [
    { event: "OFFER", side: "HIRER", at: "2027-03-12T10:00:00.000Z", ...about },
    { event: "CONFIRM", side: "TALENT", at: "2027-03-13T10:00:00.000Z", ...about },
  ];
  const first = entryAfter(emptyLog, agreement, offer as AgreementEvent);
  const second = entryAfter({ entries: 1, hash: first.hash }, agreement, confirm as AgreementEvent);
  const files = recordFiles({
    ...{ agreement, log: [first, second], versions: [{ n, content }], milestones: [], end: null },
    roots: { before: "", days: [], proofs: [] },
  });
  return inLanguage(language, () => verifyHtml(agreement, files, "https://guildhall.example/roots"));
}

/** Without the marks that isolate what a sentence is filled in with: the page isolates more than it has to. */
const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");

for (const language of ["en", "ar"] as const)
  test(`a record checks itself from a file, in ${language}`, { tag: ["@scripts"] }, async ({ tab }) => {
    const directory = mkdtempSync(join(tmpdir(), "record-"));
    try {
      const say = (what: () => string) => bare(inLanguage(language, what));
      const verdict = async () =>
        bare(await tab.run<string>(`document.getElementById("verdict").textContent`));
      const show = async (name: string, page: string) => {
        writeFileSync(join(directory, name), page);
        await tab.goto(pathToFileURL(join(directory, name)).href);
      };
      await show("whole.html", pageOf(language));
      await expect.poll(verdict).toBe(say(words.whole));
      await show("changed.html", pageOf(language).replaceAll("ten slowest", "two slowest"));
      const changed = say(() => words.fault({ what: "VERSION", n: "1", file: "", day: "" }));
      await expect.poll(verdict).toBe(changed);
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
