import { createSchema } from "graphql-yoga";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { seed } from "#tests/fuzz/fuzz-run";
import { typeDefs } from "~/graphql/schema.generated";
import { paths } from "~/paths";
import { fittedOf } from "../../../../scripts/left-out.mjs";
import { apiInputs } from "../api-inputs";
import { findForms, type PageForm } from "../page-forms";
import { openSite, type Site } from "../site";
import { startPaths } from "../start-paths";
import { type Fitted, findWorst, type WayIn } from "./find-worst";
import { mostExponent } from "./growth";
import { createRandom } from "./random";
import { report } from "./report";
import { describe as describeShape } from "./shape";
import { pagePaths, waysByAddress } from "./ways/addresses";
import { otherPosts, waysByForms } from "./ways/forms";
import { waysByHead } from "./ways/heads";
import { inboundSettings, waysByMail } from "./ways/inbound";
import { waysByInputs } from "./ways/inputs";
import { allRoutes, leadsTo } from "./ways/routes";
import { waysByStoredText } from "./ways/stored";

const { share, effort, longest } = fittedOf(process.env);

let site: Site;
let starts: string[];
let found: { pages: string[]; forms: PageForm[] };
const all: Fitted[] = [];
let ways = 0;
vi.setConfig({ testTimeout: 5_400_000, hookTimeout: 120_000 });

// The router says so of each address that can’t be decoded.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
beforeAll(async () => {
  site = await openSite(inboundSettings);
  starts = await startPaths(site);
  found = await findForms(site, starts);
});
afterAll(async () => {
  await site?.close();
  process.stdout.write(report(all, { seed, ways }));
});

it("every route is met: each page by its address, and each that takes posts by a form", async () => {
  const routes = (await allRoutes()).filter(({ id }) => id !== "root");
  const known = [...addresses().keys()];
  const unseen = routes.filter((route) => !known.some((path) => leadsTo(route, path)));
  // Its stream has no end.
  expect(unseen.map(({ id }) => id)).toEqual(["routes/app.live"]);
  const actions = forms().map(({ action }) => new URL(action, site.product.origin).pathname);
  const unposted = routes.filter(
    (route) => route.takesPosts && !actions.some((path) => leadsTo(route, path)),
  );
  // Pages to which the forms of a conversation and of a milestone lead, and the buttons of cases
  // where there is one: they read what they are sent as the others do.
  expect(unposted.map(({ id }) => id).sort()).toEqual([
    "routes/app.inbox_.$id.files",
    "routes/app.profile_.cases._index",
    "routes/app.work.$id_.milestones_.$milestone.files",
  ]);
});

describe("no text that is fitted to a way in grows faster in time than in length", () => {
  it("to a mail that is received, in any of its parts", async () => {
    await expectSteady(await waysByMail(site), { share: Math.min(share, 4), effort: 24 });
  });

  it("to a text that is kept, where it is shown", async () => {
    await expectSteady(await waysByStoredText(site), { share: Math.min(share, 4) });
  });

  it("to a field of a form", async () => {
    await expectSteady(waysByForms(site, forms()));
  });

  it("to an input of the API", async () => {
    await expectSteady(waysByInputs(site, apiInputs(createSchema({ typeDefs }))));
  });

  it("to an address", async () => {
    await expectSteady(waysByAddress(site, addresses()));
  });

  it("to a head or a cookie", async () => {
    await expectSteady(waysByHead(site));
  });
});

/** Those that a page shows, and those that a script or a mail program posts. */
const forms = () => [...found.forms, ...otherPosts(site)];

/** Of all routes but the stream of changes, which has no end. */
const addresses = () =>
  pagePaths(
    [...found.pages, ...starts].filter((path) => path !== paths.live),
    site.product.origin,
  );

/** Of these one of `share`, others by another seed. */
async function expectSteady(some: readonly WayIn[], more: Partial<{ share: number; effort: number }> = {}) {
  const of = { share, effort, ...more };
  ways += some.length;
  const steep: string[] = [];
  for (const [at, way] of some.entries()) {
    if ((at + seed) % of.share > 0) continue;
    const found = await fitTo(way, of.effort, at);
    all.push(found);
    if (!isSteep(found)) continue;
    // Once more, by other texts of the same shape or worse: no garbage collection falls into both.
    const again = await fitTo(way, of.effort, at);
    if (!isSteep(again)) continue;
    steep.push(
      `${found.way.name}: ${found.longest.toFixed()} ms for ${found.bytes} bytes, n^${found.exponent?.toFixed(2)}: ${describeShape(found.shape)}`,
    );
    // At once, for a run that is cut off.
    process.stdout.write(`${steep.at(-1)}\n`);
  }
  expect(steep).toEqual([]);
}

function fitTo(way: WayIn, effort: number, at: number): Promise<Fitted> {
  return findWorst(way, { effort, random: createRandom(seed + at) });
}

/** Grows faster than n·log n and is slow, or is too slow however it grows. */
function isSteep({ exponent, longest: ms }: Fitted): boolean {
  return (exponent !== null && exponent > mostExponent && ms > longest) || ms > 3 * longest;
}
