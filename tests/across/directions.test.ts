import { afterAll, beforeAll, expect, it } from "vitest";
import { ask } from "#tests/fuzz/ask";
import { type Product, startProduct, unlimited } from "#tests/fuzz/product";
import { writeInArabic } from "#tests/support/arabic-market";
import { findMixedText } from "#tests/support/mixed-text";
import { signInTo } from "#tests/support/sign-in";
import { turnNothing } from "#tests/support/turn-nothing";
import { createAnswerLinks } from "~/features/notifications/mails/answer-links.server";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import { systemClock } from "~/platform/clock/system-clock";
import { fillMarket } from "../../tools/demo/fill";
import { hirers, talents } from "../../tools/demo/texts/texts";

/** Pages that one member’s links lead to, at most. */
const most = 120;

let product: Product;
let cookies: Record<string, string>;

beforeAll(async () => {
  product = await startProduct("local", {}, { counter: unlimited });
  const { store, files, identity } = product.container;
  const letterhead = { brand: "Guildhall", origin: product.origin, contact: "hello@localhost" };
  const secrets = ["a secret of the tests"];
  const links = { stopLinks: createStopLinks(secrets), answerLinks: createAnswerLinks(secrets) };
  const mailer = { send: async () => undefined } as never;
  const now = systemClock.now();
  await fillMarket({ store, files, identity, mailer, turnPicture: turnNothing, letterhead, ...links, now });
  await writeInArabic(store);
  cookies = { visitor: "" };
  for (const person of [...hirers, ...talents]) {
    const who = person.kind.toLowerCase();
    if (cookies[who] !== undefined) continue;
    const found = await identity.getUserByEmail(person.email);
    if (!found.ok) throw new Error(person.email);
    cookies[who] = await signInTo(product.container, { uid: found.value.uid, email: person.email });
  }
});
afterAll(() => product?.stop());

it.each(["visitor", "hirer", "freelancer", "agency"])(
  "what members write keeps its direction on each page of a %s",
  async (who) => {
    const faults = new Map<string, string>();
    let looked = 0;
    const paths = new Set([who === "visitor" ? "/" : "/app", "/briefs"]);
    for (const path of paths) {
      const { status, text, headers } = await ask(product, {
        method: "GET",
        target: path,
        headers: [
          ["cookie", cookies[who] ?? ""],
          ["accept", "text/html"],
        ],
      });
      if (status !== 200 || !headers.get("content-type")?.startsWith("text/html")) continue;
      looked += 1;
      for (const fault of findMixedText(text)) if (!faults.has(fault)) faults.set(fault, path);
      for (const [, link = ""] of text.matchAll(/ href="(\/[^"#]*)/g))
        if (paths.size < most && !/^\/(?:build|files|feeds|share|sign-out)/.test(link))
          paths.add(link.replaceAll("&amp;", "&"));
    }
    expect(looked).toBeGreaterThan(who === "visitor" ? 10 : 50);
    expect([...faults].map(([fault, path]) => `${path}: ${fault}`)).toEqual([]);
  },
);
