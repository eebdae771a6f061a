import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { toCookieHeader } from "#tests/support/app";
import { type Answer, ask } from "./ask";
import { type Browser, devices, people, type Step } from "./generators/steps";
import type { Product } from "./product";

interface Holder {
  /** Cookies as a browser sends them back. */
  jar: string;
  /** What it held before it signed out. */
  old: string[];
  /** What the steps so far must have led to; null where either is right. */
  signedIn: boolean | null;
}

let sent = 0;

/**
 * A few people with addresses of their own who use the product at the same time. Each step checks that
 * whoever reads a page reads about themselves alone.
 */
export function createWalkers(product: Product) {
  const browsers = new Map<string, Holder>();
  const persons = new Map(
    people.map((who) => [
      who,
      { email: `${who}.${randomUUID()}@example.com`, name: `${who} ${randomUUID()}` },
    ]),
  );
  const wrote = new Set<Browser["who"]>();
  const seen = { signUps: 0, links: 0, signOuts: 0 };

  const personOf = (who: Browser["who"]) => persons.get(who) ?? { email: "", name: "" };
  function holderOf({ who, on }: Browser): Holder {
    const key = `${who} at ${on}`;
    const known = browsers.get(key) ?? { jar: "", old: [], signedIn: false };
    browsers.set(key, known);
    return known;
  }

  async function send(who: Browser["who"], jar: string, target: string, fields?: Record<string, string>) {
    sent += 1;
    const answer = await ask(product, {
      method: fields ? "POST" : "GET",
      target,
      headers: [
        ["origin", product.origin],
        ["cookie", jar],
      ],
      type: fields && "application/x-www-form-urlencoded",
      body: fields && new URLSearchParams(fields).toString(),
      // One for each request of all walks, so that the limit on posts ends none.
      address: `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
    });
    expect(answer.status).toBeLessThan(500);
    for (const [name, other] of persons) {
      if (name === who) continue;
      for (const secret of Object.values(other)) expect(answer.text).not.toContain(secret);
    }
    return answer;
  }

  /** A page or a form's answer, with the cookies that come and go. */
  async function use(at: Browser, target: string, fields?: Record<string, string>): Promise<Answer> {
    const holder = holderOf(at);
    const answer = await send(at.who, holder.jar, target, fields);
    holder.jar = toCookieHeader(answer.headers.getSetCookie(), holder.jar);
    return answer;
  }

  /** Whether /app shows this browser something, which must then be its owner's. */
  async function isSignedIn(at: Browser, jar = holderOf(at).jar): Promise<boolean> {
    const page = await send(at.who, jar, "/app");
    if (page.status === 202) return false;
    if (page.status !== 200) {
      expect(page.headers.get("location")).toBe("/login");
      return false;
    }
    const { email, name } = personOf(at.who);
    expect(page.text.includes(email) || page.text.includes(name)).toBe(true);
    return true;
  }

  /** Where the newest mail to an address leads, once there is one. */
  async function newestLink(email: string): Promise<string> {
    const mailsTo = async () =>
      ((await product.container.web.mailbox?.list()) ?? []).filter(({ to }) => to === email);
    await expect.poll(async () => (await mailsTo()).length).toBeGreaterThan(0);
    return (await mailsTo())[0]?.text.match(/http\S+/)?.[0] ?? "";
  }

  const doings: { [Does in Step["does"]]: (step: Extract<Step, { does: Does }>) => Promise<void> } = {
    async "sign-up"({ door, asks, ...at }) {
      const { email, name } = personOf(at.who);
      const fields: Record<string, string> =
        door === "/hire" ? { email, organisation: name, problem: name } : { email, name };
      const id = door === "/?index" ? "_index" : door.slice(1);
      const data = `${door}${door.includes("?") ? "&" : "?"}_data=routes%2F_public.${id}`;
      const answer = await use(at, asks === "data" ? data : door, fields);
      let isOver = false;
      const customToken = /"customToken":"([^"]+)"/.exec(answer.text)?.[1];
      if (customToken) {
        const opened = await use(at, "/session", { customToken });
        // The other device has proven the address since: this sign-up is over, and says so.
        expect([200, 409]).toContain(opened.status);
        isOver = opened.status === 409;
      }
      const to = answer.headers.get("location") ?? answer.headers.get("x-remix-redirect");
      wrote.add(at.who);
      holderOf(at).signedIn = !isOver && (customToken || to?.startsWith("/app")) ? true : null;
      if (holderOf(at).signedIn) seen.signUps += 1;
    },
    async "log-in"(at) {
      const answer = await use(at, "/login", { email: personOf(at.who).email });
      if (answer.headers.get("location") === "/login?sent=1") wrote.add(at.who);
    },
    async "open-link"(at) {
      if (!wrote.has(at.who)) return;
      const { email } = personOf(at.who);
      const link = await newestLink(email);
      const { pathname, search, searchParams } = new URL(link);
      await use(at, pathname + search);
      const [id, oobCode] = ["id", "oobCode"].map((name) => searchParams.get(name) ?? "");
      const answer = await use(at, "/sign-in", { id: id ?? "", oobCode: oobCode ?? "", email });
      if (answer.status !== 303) return;
      // The first proof of an address ends the sessions that others may have.
      for (const on of devices) holderOf({ who: at.who, on }).signedIn = null;
      holderOf(at).signedIn = true;
      seen.links += 1;
    },
    async "sign-out"(at) {
      const holder = holderOf(at);
      if (await isSignedIn(at)) {
        holder.old.push(holder.jar);
        seen.signOuts += 1;
      }
      const held = holder.jar;
      await use(at, "/sign-out");
      holder.signedIn = false;
      // Over everywhere at once: whoever copied the cookies is out as well.
      expect(await isSignedIn(at, held)).toBe(false);
    },
    async "come-back-with-old-cookies"(at) {
      for (const jar of holderOf(at).old) expect(await isSignedIn(at, jar)).toBe(false);
    },
    async confirm(at) {
      await use(at, "/app", { intent: "confirm" });
    },
    async "choose-kind"({ kind, ...at }) {
      await use(at, "/app", { intent: "choose-kind", kind });
    },
    async "choose-theme"({ theme, ...at }) {
      await use(at, "/theme", { theme, returnTo: "/login" });
      expect((await use(at, "/privacy")).text).toContain(`data-theme="${theme}"`);
    },
    async visit({ path, ...at }) {
      await use(at, path);
    },
  };

  return {
    /** How often what matters came about. */
    seen,
    async take(step: Step): Promise<void> {
      const at = { who: step.who, on: step.on };
      await (doings[step.does] as (step: Step) => Promise<void>)(step);
      const { signedIn } = holderOf(at);
      const found = await isSignedIn(at);
      if (signedIn !== null) expect(found, JSON.stringify(step)).toBe(signedIn);
    },
  };
}
