import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Answer, ask } from "#tests/fuzz/ask";
import { type Member, signUpMember } from "#tests/fuzz/members";
import { type Product, startProduct } from "#tests/fuzz/product";
import { paths } from "~/paths";
import { takeRecoveryTarget } from "~/shell/client/page-load-recovery";
import { pathEndings, redirectPayloads, stays } from "./redirect-payloads";

let product: Product;
let ann: Member;
let sent = 0;

beforeAll(async () => {
  product = await startProduct("local");
  ann = await signUpMember(product, "ann");
});
afterAll(() => product?.stop());

const query = (name: string, value: string) => `?${new URLSearchParams({ [name]: value })}`;

function visit(target: string, cookie = ""): Promise<Answer> {
  return ask(product, { method: "GET", target, headers: [["cookie", cookie]] });
}

function post(target: string, fields: Record<string, string>, cookie = ""): Promise<Answer> {
  sent += 1;
  return ask(product, {
    method: "POST",
    target,
    headers: [
      ["origin", product.origin],
      ["cookie", cookie],
    ],
    type: "application/x-www-form-urlencoded",
    body: new URLSearchParams(fields).toString(),
    address: `10.2.${sent >> 8}.${sent & 255}`,
  });
}

/** What the page would send on as `redirect`. */
function hiddenRedirect({ text }: Answer): string | null {
  const [, value] = /name="redirect" value="([^"]*)"/.exec(text) ?? [];
  const entities: Record<string, string> = {
    "&amp;": "&",
    "&#x27;": "'",
    "&quot;": '"',
    "&lt;": "<",
    "&gt;": ">",
  };
  return value?.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity) ?? null;
}

/** Every payload, tried one after the other; answers those that led, or would lead, off the site. */
async function strays(lead: (payload: string) => Promise<string | null> | string | null) {
  const strayed: [string, string | null][] = [];
  for (const payload of redirectPayloads) {
    const to = await lead(payload);
    if (!stays(to, product.origin)) strayed.push([payload, to]);
  }
  return strayed;
}

const to = ({ headers }: Answer) => headers.get("location") ?? headers.get("x-remix-redirect");

describe(`${redirectPayloads.length} addresses that try to lead off the site`, { timeout: 120_000 }, () => {
  it("are more than 200, and a browser would follow most of them away", () => {
    expect(redirectPayloads.length).toBeGreaterThan(200);
    expect(redirectPayloads.filter((one) => !stays(one, product.origin)).length).toBeGreaterThan(100);
  });

  it("in the address of /login: its form doesn't carry one on", async () => {
    expect(
      await strays(async (payload) => hiddenRedirect(await visit(`/login${query("redirect", payload)}`))),
    ).toEqual([]);
  });

  it("posted to /login: none is answered, and none is kept for the link", async () => {
    const { cookies, auth } = product.container.web;
    const strayed = await strays(async (payload) => {
      const answer = await post("/login", { email: `somebody.${sent}@example.com`, redirect: payload });
      expect(to(answer)).toBe(paths.linkSent);
      const jar = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
      const browser = new Request(product.origin, { headers: { cookie: jar.join("; ") } });
      const attempt = await auth.attempts.find(await cookies.readAttempt(browser));
      return attempt?.redirect ?? null;
    });
    expect(strayed).toEqual([]);
  });

  it.each(["GET", "POST"])(
    "given to /sign-out by %s: nobody is sent there, signed in or not",
    async (method) => {
      const target = (payload: string) => `/sign-out${query("to", payload)}`;
      const leave = (payload: string, cookie: string) =>
        method === "GET" ? visit(target(payload), cookie) : post(target(payload), {}, cookie);
      expect(await strays(async (payload) => to(await leave(payload, "")))).toEqual([]);
      const signedIn = await strays(async (payload) => {
        await ann.restore();
        const answer = await leave(payload, ann.session);
        expect(answer.headers.getSetCookie().length).toBeGreaterThan(0);
        return to(answer);
      });
      expect(signedIn).toEqual([]);
      await ann.restore();
    },
  );

  it("as the page that the theme form returns to: nobody is sent there", async () => {
    expect(
      await strays(async (payload) => to(await post("/theme", { theme: "dark", returnTo: payload }))),
    ).toEqual([]);
  });

  it("asked for as data of /sign-out: the running page isn't sent there", async () => {
    const id = encodeURIComponent("routes/sign-out");
    const strayed = await strays(async (payload) =>
      to(await post(`/sign-out?_data=${id}&${new URLSearchParams({ to: payload })}`, {})),
    );
    expect(strayed).toEqual([]);
  });

  it.each(["GET", "POST"])(
    "as a path, by %s: it leads to a page of ours, and no page is shown at it",
    async (method) => {
      for (const payload of redirectPayloads)
        for (const ending of pathEndings) {
          const target =
            `/${encodeURI(payload.replaceAll(/[\uD800-\uDFFF#?]/g, ""))}`.slice(0, 3_000) + ending;
          // A browser asks for the start page then.
          if (new URL(product.origin + target).pathname === "/") continue;
          const answer = method === "GET" ? await visit(target) : await post(target, {});
          // An address that isn't one (`%`, a host that differs) is refused in plain text.
          const refused = answer.status === 400 && !answer.headers.get("content-type")?.includes("html");
          const led = [301, 302, 303].includes(answer.status) && stays(to(answer), product.origin);
          expect({ target, status: answer.status, sound: refused || led }).toMatchObject({ sound: true });
        }
    },
  );

  it("as a page of the signed-in area: logging in leads back to a page of ours", async () => {
    const strayed = await strays(async (payload) => {
      const path = `/app/${encodeURI(payload.replaceAll(/[\uD800-\uDFFF#?]/g, ""))}`;
      const answer = await visit(path.slice(0, 1_000));
      const login = to(answer) ?? "/";
      if (!stays(login, product.origin)) return login;
      return new URL(login, product.origin).searchParams.get("redirect") ?? login;
    });
    expect(strayed).toEqual([]);
  });

  it("noted as where a failed page load was going: the reload doesn't go there", async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    });
    vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "reload" }] });
    vi.stubGlobal("window", { location: new URL(product.origin) });
    const note = (target: string) =>
      stored.set("page-load-recovery", JSON.stringify({ target, at: Date.now() }));
    note(`${product.origin}/app/profile`);
    expect(takeRecoveryTarget()).toBe(`${product.origin}/app/profile`);
    const strayed = await strays((payload) => {
      for (const target of [payload, product.origin + payload, `${product.origin}/${payload}`]) {
        note(target);
        const to = takeRecoveryTarget() ?? "/";
        if (!stays(to, product.origin)) return to;
      }
      return "/";
    });
    vi.unstubAllGlobals();
    expect(strayed).toEqual([]);
  });
});
