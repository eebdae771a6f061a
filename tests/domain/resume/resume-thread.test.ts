import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aResume, noProfile, toBytes } from "#tests/support/resumes";
import { createResumeThreads } from "~/config/resumes.server";
import { noHistory } from "~/domain/resume/history";
import { readResumeFile } from "~/domain/resume/read-resume-file.server";
import type { Resumes } from "~/shell/request/context.server";
import { limits } from "~/values/limits";
import { inLanguage } from "~/words/reader-language.server";
import { bundle } from "../../../scripts/tool.mjs";

let read: Resumes["read"];
const directory = mkdtempSync(join(tmpdir(), "resume-thread-"));
beforeAll(async () => {
  await bundle("app/config/read-resume.server.ts", directory, "read-resume.mjs");
  // Memory is the same on every machine; how long a busy one takes decides nothing here.
  read = createResumeThreads(join(directory, "read-resume.mjs"), 60_000);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const asked = (file: unknown) => ({
  bytes: toBytes(file),
  kind: "FREELANCER" as const,
  known: { content: noProfile, history: noHistory, cases: [] },
});

describe("a resume that a thread reads", () => {
  it.each(["en", "de", "ar"] as const)("says the same as one that is read here, in %s", async (language) => {
    for (const file of [aResume, '{"basics": {\n', "", "[]"]) {
      const here = inLanguage(language, () => readResumeFile(asked(file)));
      expect(await inLanguage(language, () => read(asked(file), "ada"))).toEqual({ ok: true, value: here });
    }
  });

  it("is read for each of twenty members who send one at once", async () => {
    const all = Array.from({ length: 20 }, (_, at) => read(asked(aResume), `member ${at}`));
    for (const one of all) expect(await one).toMatchObject({ ok: true });
  });

  it("has memory for the worst of its length", async () => {
    const size = limits.resumeBytes - 300;
    const fill = (one: string) => one.repeat(Math.floor(size / Buffer.byteLength(one)));
    const hundred = (entry: object) => JSON.stringify(Array.from({ length: 100 }, () => entry));
    const keywords = Array.from({ length: 100 }, () => "x,".repeat(12));
    const files = [
      fill("["),
      fill('{"":'),
      `{"work":${"[".repeat(size / 2 - 20)}${"]".repeat(size / 2 - 20)}}`,
      `{${Array.from({ length: size / 13 }, (_, at) => `"k${at}":1`).join()}}`,
      `{"projects":${hundred({ name: "a", description: "<br>".repeat(size / 400 - 20) })}}`,
      `{"skills":${hundred({ name: "a", keywords })}}`,
      `${fill("\n")}x`,
    ];
    for (const file of files)
      expect(await read(asked(file), "ada"), file.slice(0, 40)).toMatchObject({ ok: true });
  });
});
