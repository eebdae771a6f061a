import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = import.meta.glob("../../app/**/*.tsx", { query: "?raw", import: "default", eager: true });
const all = Object.entries(sources as Record<string, string>).map(([path, text]) => ({
  path: path.replace("../../", ""),
  text: text.replace(/^\s*(\/?\*|\/\/).*$/gm, ""),
}));

const found = (pattern: RegExp) => all.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it("every form that posts says whose page it was made for: it is ui/form.tsx’s", () => {
  expect(readFileSync("app/ui/form.tsx", "utf8")).toContain('name="member"');
  expect(found(/import \{[^}]*\bForm\b[^}]*\} from "@remix-run\/react"/)).toEqual(["app/ui/form.tsx"]);
  expect(found(/name="member"/)).toEqual(["app/ui/form.tsx"]);
  const plain = found(/<form\b[^>]*(method="post"|\{\.\.\.)/);
  expect(plain.sort()).toEqual([
    // Of visitors, by the code in its address.
    "app/features/notification-center/pages/answer-page.tsx",
    "app/features/notification-center/pages/unsubscribe-page.tsx",
    // Sends again all that another form had.
    "app/shell/forms/unsent-form.tsx",
    // Acts on the browser.
    "app/ui/language-switch.tsx",
  ]);
});

it("so does a form of a fetcher", () => {
  const forms = all.filter(({ text }) => text.includes("<fetcher.Form"));
  expect(forms.length).toBeGreaterThan(0);
  for (const { path, text } of forms)
    expect(text.match(/<fetcher\.Form[^>]*>\s*<MemberField \/>/g), path).toHaveLength(
      text.match(/<fetcher\.Form/g)?.length ?? 0,
    );
});
