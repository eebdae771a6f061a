import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { weaknessOf } from "~/config/strong-secret";

const project = fileURLToPath(new URL("../..", import.meta.url));

it.each([
  ["one letter", "a".repeat(32)],
  ["one word", "guildhall".repeat(6)],
  ["the row of digits", "0123456789abcdef0123456789abcdef"],
  ["the keyboard", "qwertyuiopasdfghjklzxcvbnm1234567890"],
  ["the alphabet", "abcdefghijklmnopqrstuvwxyz0123456789"],
  ["a sentence", "correct horse battery staple and more"],
  ["a sentence without spaces", "ThisIsOurVerySecretCookieSecret2027"],
  ["a placeholder", "change-me-change-me-now-please-1234567"],
  ["64 bits, twice", "8c1d0f5e7a92b4638c1d0f5e7a92b463"],
  ["fewer than 128 bits of hexadecimal digits", "9f4c81d06be2357a0c94fe61b8d27a3"],
  ["fewer than 128 bits of decimal digits", "83014962758120394671850263947518"],
  ["digits of a date", "20270512202705122027051220270512"],
])("a secret that can be guessed is none: %s", (_, secret) => {
  expect(weaknessOf(secret)).toMatch(/make one by `openssl rand -hex 32`/);
  expect(weaknessOf(secret)).not.toContain(secret);
});

it("what the command makes is always taken, and so is everything with 128 random bits in a usual form", () => {
  for (let round = 0; round < 2_000; round += 1)
    for (const secret of [
      randomBytes(32).toString("hex"),
      // Digits alone, one in three million, read as a decimal number.
      randomBytes(16).toString("hex").replace(/^\d+$/, "$&f"),
      randomBytes(32).toString("base64"),
      randomBytes(32).toString("base64url"),
      randomBytes(300).toString("hex"),
    ])
      expect(weaknessOf(secret), secret).toBeNull();
});

it("every secret that stands in this repository is refused in production", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "*.md", "*.ts", "*.tsx", "*.mjs", "*.yml", "*.json", ".ci", "Dockerfile"],
    {
      cwd: project,
      encoding: "utf8",
    },
  );
  const known = new Set<string>();
  for (const file of files
    .trim()
    .split("\n")
    .filter((name) => !/lock\.json$|strong-secret\.test/.test(name))) {
    const text = readFileSync(`${project}/${file}`, "utf8");
    const given = /(?:secrets?|_SECRETS?|API_KEY)\b["']?\s*[:=]\s*\[?\s*["'`]?([^"'`\n,\]|)]{32,})/gi;
    for (const [, secret = ""] of text.matchAll(given)) known.add(secret.trim());
  }
  expect(known.size).toBeGreaterThan(2);
  const taken = [...known].filter((secret) => !/[$({;]|--|env\./.test(secret) && weaknessOf(secret) === null);
  expect(taken).toEqual([]);
});
