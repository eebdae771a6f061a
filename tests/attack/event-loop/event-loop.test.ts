import { createSchema } from "graphql-yoga";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { seed } from "#tests/fuzz/fuzz-run";
import { typeDefs } from "~/graphql/schema.generated";
import { worstShareOf } from "../../../scripts/left-out.mjs";
import { type ApiInput, apiInputs } from "./api-inputs";
import { longestDelay } from "./loop-delay";
import { findForms, type PageForm } from "./page-forms";
import { type Asked, openSite, type Site } from "./site";
import { startPaths } from "./start-paths";
import { type Call, ordinaryCall, worstCalls } from "./worst-calls";
import { worstHeaders, worstTargets } from "./worst-heads";
import { ordinaryPosts, worstPosts } from "./worst-posts";

/** Of what one thing may be sent, one of so many is: each kind meets other things, and others by another seed. */
const share = worstShareOf(process.env);
/**
 * Nothing that anybody may send keeps the process from others for longer, in ms. A run of a part looks for what
 * grows faster than what is sent, which takes seconds: no busy machine decides it.
 */
const longest = share === 1 ? 50 : 250;
/** On a slow machine: so many times what the slowest ordinary request takes. */
const timesOrdinary = 5;
const tries = 5;
/** What is slow is told up to here; one alone may take minutes. */
const mostTold = 12;

let site: Site;
let found: { pages: string[]; forms: PageForm[] };
let allowed = longest;
/** In ms; what it takes is said by the number of forms and inputs, and by the machine. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

// The router says so of each address that can’t be decoded.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
beforeAll(async () => {
  site = await openSite();
  found = await findForms(site, await startPaths(site));
});
afterAll(async () => {
  await site?.close();
});

describe("no request keeps the process from others", () => {
  it("that is an ordinary one", async () => {
    const posts = found.forms.flatMap((form) => [...asSender(form.by, ordinaryPosts(form))]);
    const ordinary = [...posts, ...calls((input) => [ordinaryCall(input)])];
    let slowest = 0;
    // A part allows more than any ordinary request takes: one try of each is enough to know.
    const enough = share === 1 ? 0 : longest / timesOrdinary;
    for (const [, make] of ordinary) slowest = Math.max(slowest, await delayOf(make(), { enough }));
    allowed = Math.max(longest, timesOrdinary * slowest);
    say(
      `${ordinary.length} ordinary requests took ${slowest.toFixed()} ms at most: ${allowed.toFixed()} are allowed`,
    );
  });

  it("that is a form", async () => {
    await expectQuick(found.forms, (form) => asSender(form.by, worstPosts(form)));
  });

  it("that is an input of the API", async () => {
    await expectQuick([worstCalls], calls);
  });

  it("by its address", async () => {
    const urls = found.pages.map((page) => new URL(page, site.product.origin));
    await expectQuick(new Set(urls.map(({ pathname }) => pathname)), (path) => {
      const read = urls
        .filter(({ pathname }) => pathname === path)
        .flatMap(({ searchParams }) => [...searchParams.keys()]);
      return asSender(
        "hal",
        made(worstTargets(path === "/" ? "" : path, [...new Set([...read, "redirect", "_data"])])),
      );
    });
  });

  it("by its headers", async () => {
    await expectQuick(["/", "/app/briefs", "/graphql", "/healthz"], (target) => made(worstHeaders(target)));
  });
});

type Requests = Iterable<[what: string, make: () => Asked]>;

/** What is short, and so is made at once. */
const made = (requests: [what: string, asked: Asked][]): Requests =>
  requests.map(([what, asked]) => [what, () => asked]);

/** Members take turns, since what one may not ask for is refused before it is read. */
function* calls(make: (input: ApiInput) => Iterable<Call>): Requests {
  const members = Object.entries(site.people);
  let turn = 0;
  for (const input of apiInputs(createSchema({ typeDefs })))
    for (const [what, body] of make(input)) {
      const [name, { idToken }] = members[turn++ % members.length] as (typeof members)[number];
      const { uid } = site.people.flo;
      const ids = { id: name === "hal" ? site.draft : site.brief, brief: site.brief, uid, applicant: uid };
      const headers: Asked["headers"] = [
        ["content-type", "application/json"],
        ["authorization", `Bearer ${idToken}`],
      ];
      const given = () =>
        body().replaceAll(/"\{(\w+)\}"/g, (_, id) => JSON.stringify(ids[id as keyof typeof ids] ?? "a"));
      yield [`${name} asks ${what}`, () => ({ method: "POST", target: "/graphql", headers, body: given() })];
    }
}

function* asSender(by: string | null, requests: Requests): Requests {
  const cookie = by === null ? "" : site.people[by as keyof Site["people"]].session;
  for (const [what, make] of requests)
    yield [
      what,
      () => {
        const asked = make();
        return { ...asked, headers: [...(asked.headers ?? []), ["cookie", cookie]] };
      },
    ];
}

async function expectQuick<Thing>(things: Iterable<Thing>, worst: (thing: Thing) => Requests): Promise<void> {
  const slow: string[] = [];
  let count = 0;
  let turn = seed;
  for (const thing of things) {
    turn += 1;
    let kind = 0;
    for (const [what, make] of worst(thing)) {
      if (slow.length === mostTold) break;
      kind += 1;
      if ((turn + kind) % share > 0) continue;
      count += 1;
      const delay = await delayOf(make(), { enough: allowed });
      if (delay <= allowed) continue;
      slow.push(`${delay.toFixed()} ms: ${what}`);
      // At once, for a run that is cut off.
      say(slow.at(-1) ?? "");
    }
  }
  say(`FUZZ_SEED=${seed}: ${count} of the worst, ${slow.length} of them over ${allowed.toFixed()} ms`);
  expect(slow).toEqual([]);
}

/** The least of a few tries, since a garbage collection or a compiler may fall into one; fewer where it is `enough`. */
async function delayOf(asked: Asked, { enough }: { enough: number }): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0 && least > enough; left -= 1) {
    await site.restore();
    const bytes = site.toBytes(asked);
    let status = 0;
    const delay = await longestDelay(async () => {
      ({ status } = await site.send(bytes));
    });
    if (status === 0) throw new Error(`no answer to ${asked.method} ${asked.target.slice(0, 100)}`);
    least = Math.min(least, delay);
    // No try makes up for that.
    if (least > 20 * longest) break;
  }
  return least;
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}
