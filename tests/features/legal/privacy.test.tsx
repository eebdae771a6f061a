import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { createTestClock } from "#tests/support/clock";
import { sayWhatStays } from "~/domain/what-stays";
import { Privacy } from "~/features/legal/pages/privacy";
import { describeSpan, loadPrivacy } from "~/features/legal/pages/privacy-facts.server";
import { Terms } from "~/features/legal/pages/terms";
import { paths } from "~/paths";
import { createCookies } from "~/shell/request/cookies.server";
import * as times from "~/values/durations";

// The pages need no router; only the address of a link matters here.
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const operator = {
  name: "Guild Ltd",
  address: "1 Yard, Leeds",
  law: "England and Wales",
  termsVersion: "1 May 2026",
};
const site = { brand: "Guildhall", contact: "hello@guildhall.example", operator };
const text = (page: string) => page.replaceAll(/<[^>]+>/g, "").replaceAll("&#x27;", "'");
const privacy = renderToStaticMarkup(<Privacy {...site} {...loadPrivacy({ analytics: null })} />);

/** Every cookie, as it is set. */
function setAll({ secure }: { secure: boolean }): Promise<string[]> {
  const cookies = createCookies({ secrets: ["a secret of the tests"], secure, clock: createTestClock() });
  const setters = Object.entries(cookies).filter(([name]) => name.startsWith("set"));
  return Promise.all(setters.map(([, write]) => (write as (value: string) => Promise<string>)("x")));
}

it("only one cookie can be read by scripts, and none goes over plain HTTP or to other sites’ posts", async () => {
  const set = await setAll({ secure: true });
  expect(set.filter((line) => !/; HttpOnly(;|$)/.test(line)).map((line) => line.split("=")[0])).toEqual([
    "signed-out",
  ]);
  for (const line of set) expect(line).toMatch(/; Path=\/;.* Secure; SameSite=Lax$/);
});

it("the privacy page names every cookie that is set, with its life, and no other", async () => {
  const set = await setAll({ secure: false });
  const lives = set.map((line) => {
    const seconds = Number(line.match(/Max-Age=(\d+)/)?.[1]);
    return `${line.split("=")[0]}: ${describeSpan(seconds * 1_000)}`;
  });
  const section = text(privacy.slice(privacy.indexOf("Cookies and your browser")).replaceAll("</li>", "\n"));
  const told = [...section.matchAll(/^(?:.*elsewhere\.)?([\w-]+): .*; (\d+ \w+) at most\.$/gm)];
  expect(told.map(([, name, life]) => `${name}: ${life}`).sort()).toEqual(
    // Its page writes it, so the server never sets it.
    [...lives, "zone: 365 days"].sort(),
  );
});

it("the privacy page lists what stays of a deleted account, and nothing else", () => {
  const [, section = ""] = privacy.split(/<h2>What stays[^<]*<\/h2>/);
  const listed = [...(section.split("<h2>")[0] ?? "").matchAll(/<li>(.*?)\.<\/li>/g)].map(([, what]) => what);
  expect(listed).toEqual(sayWhatStays());
});

it.each([
  ["deleted after", times.UNPROVEN_ACCOUNT_LIFETIME],
  ["undo that for", times.DELETION_DELAY],
  ["A session ends after", times.SESSION_LIFETIME],
  ["Notifications are kept for", times.NOTIFICATION_KEPT],
  ["your session had ended is kept for", times.KEPT_FORM_LIFETIME],
  ["to be put back within", times.UNSENT_TEXT_KEPT],
  ["or about a proposal, is noted for", times.INVITATION_INTERVAL],
  ["or about a proposal, is noted for", times.NEWS_WINDOW],
  ["the former address is kept for", times.ADDRESS_UNDO],
  ["came from is counted for about", times.POST_LIMIT_WINDOW],
  ["download your data is counted for about", times.MESSAGES_WINDOW],
])("the privacy page says the time that is kept: %s", (words, life) => {
  expect(text(privacy)).toContain(`${words} ${describeSpan(life)}`);
});

it("copy and deletion are a page's work, not a letter's", () => {
  const account = `href="${paths.account}"`;
  expect(privacy).toContain(account);
  expect(privacy).toContain(`href="${paths.profile}"`);
  const terms = renderToStaticMarkup(<Terms {...site} />);
  expect(terms).toContain(account);
  expect(terms).toContain(`href="${paths.privacy}"`);
  expect(text(terms)).not.toContain("write to us");
});

it("both pages name who runs the place, where, under which law and in which version", () => {
  for (const page of [privacy, renderToStaticMarkup(<Terms {...site} />)])
    for (const named of Object.values(operator)) expect(text(page)).toContain(named);
});

it("the privacy page says what counts its visits, or that nothing does", () => {
  expect(text(privacy)).toContain("We don’t count page views.");
  const analytics = { script: "https://count.example/s.js", site: null };
  const counted = renderToStaticMarkup(<Privacy {...site} {...loadPrivacy({ analytics })} />);
  expect(text(counted)).toContain("with a script from count.example");
});

it.each([
  [7 * 86_400_000, "7 days"],
  [3_600_000, "1 hour"],
  [90 * 60_000, "90 minutes"],
  [60_000, "1 minute"],
  [1_500, "1.5 seconds"],
])("%i ms are %s", (ms, words) => {
  expect(describeSpan(ms)).toBe(words);
});
