import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "#tests/fuzz/ask";
import { type Product, startProduct } from "#tests/fuzz/product";
import { requireValue } from "#tests/support/identity";
import { attemptsCollection } from "~/features/sign-in/auth/attempts.server";
import { paths } from "~/paths";
import { jobsCollection } from "~/platform/jobs/queue.server";
import {
  type BadInput,
  type Door,
  encoded,
  good,
  inParts,
  type Posted,
  wrongAddresses,
  wrongBodies,
  wrongFields,
} from "./bad-input";

let product: Product;
let sent = 0;

beforeAll(async () => {
  product = await startProduct("local");
});
afterAll(() => product?.stop());

/** A document post: its answer is the page. */
function post(target: string, { type, body }: Posted) {
  sent += 1;
  const address = `10.3.${sent >> 8}.${sent & 255}`;
  return ask(product, { method: "POST", target, headers: [["origin", product.origin]], type, body, address });
}

/** How much was stored because of somebody's post, and what waits to be mailed. */
async function stored() {
  const { store } = product.container;
  const attempts = await store.query({
    collection: attemptsCollection,
    orderBy: { field: "expiresAt", direction: "asc" },
    limit: 100,
  });
  const jobs = await store.query({
    collection: jobsCollection,
    where: { state: "waiting" },
    orderBy: { field: "dueAt", direction: "asc" },
    limit: 100,
  });
  return { attempts: attempts.items.length, jobs: jobs.items.length };
}

const doors = Object.keys(good) as Door[];

function badInputs(door: Door): BadInput[] {
  return [...wrongAddresses(door), ...wrongBodies(door), ...(door === "/login" ? [] : wrongFields(door))];
}

describe("what can't be right is said at its form, and leaves nothing behind", () => {
  it.each(doors)("at %s", async (door) => {
    for (const { what, posted, words, status = 422 } of badInputs(door)) {
      const before = await stored();
      const answer = await post(door, posted);
      expect.soft(answer.status, what).toBe(status);
      expect.soft(answer.headers.getSetCookie(), what).toEqual([]);
      // What is shown: the data of the page has every control's words.
      const shown = answer.text.replaceAll(/<script.*?<\/script>/gs, "");
      for (const word of ['role="alert"', ...words]) expect.soft(shown, what).toContain(word);
      expect.soft(await stored(), what).toEqual(before);
      expect
        .soft(
          product.lines.splice(0).filter(({ level }) => level >= 50),
          what,
        )
        .toEqual([]);
    }
  });

  it("and no account was made of any of it", async () => {
    const { identity } = product.container;
    for (const email of ["ann@example.com", "ben@example.com"])
      expect(await identity.getUserByEmail(email)).toMatchObject({ ok: false, code: "user-not-found" });
  });
});

describe("what looks odd and is right is taken", () => {
  it("a domain with umlauts, as punycode", async () => {
    const answer = await post(
      "/?index",
      encoded([
        ["email", "Ann@Bücher.Example"],
        ["name", "Ann"],
      ]),
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([303, paths.app]);
    const user = requireValue(await product.container.identity.getUserByEmail("ann@xn--bcher-kva.example"));
    expect(user.email).toBe("ann@xn--bcher-kva.example");
  });

  it("a form in parts, and fields that nobody asked for, which are left out", async () => {
    const odd: [string, string][] = [
      ["email", "odd@example.com"],
      ["name", "Zoë Ōe-O'Brien 👩‍💻"],
      ["__proto__", "polluted"],
      ["constructor", "polluted"],
      ["admin", "true"],
      ["kind", "HIRER"],
    ];
    const answer = await post("/?index", inParts(odd));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, paths.app]);
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const page = await ask(product, { method: "GET", target: paths.profile, headers: [["cookie", cookie]] });
    expect(page.text).toContain("Zoë Ōe-O&#x27;Brien 👩‍💻");
    expect(page.text).not.toContain("polluted");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
