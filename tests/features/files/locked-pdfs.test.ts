import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { waysIn } from "#tests/support/ways-in";
import { describeFileFault } from "~/features/files/shared/upload-texts";
import { inLanguage } from "~/words/reader-language.server";

const encrypted = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../values/encrypted/${name}.pdf`, import.meta.url)));

const ways = Object.entries(waysIn).filter(([name]) => name !== "the picture");

describe.each(ways)("to %s", (_name, open) => {
  it("a PDF that asks for a password is refused as what it is, and nothing is left of it", async () => {
    const { studio, send } = await open();
    expect(await send(encrypted("AES-256_password"))).toMatchObject({
      status: 422,
      words: expect.stringMatching(/^That PDF is encrypted and asks for a password/),
    });
    await studio.pass(2 * 3_600_000);
    expect(studio.onDisk()).toEqual([]);
  });

  it("a PDF whose printing alone is limited is taken", async () => {
    const { send } = await open();
    expect(await send(encrypted("AES-256_limits"))).toMatchObject({ words: null });
  });
});

it.each([
  ["en", /encrypted.*password/],
  ["de", /verschlüsselt.*Passwort/],
  ["ar", /مشفَّر.*كلمة مرور/],
] as const)("is said in %s", async (language, text) => {
  expect(await inLanguage(language, async () => describeFileFault("LOCKED"))).toMatch(text);
});
