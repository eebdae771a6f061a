import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { mixedWork } from "../../tools/soak/mixed-work.mjs";
import { askSteadily } from "../../tools/soak/steady-load.mjs";

it("what comes late counts from when it was due", async () => {
  let asked = 0;
  async function next() {
    const until = performance.now() + (asked++ === 0 ? 200 : 0);
    while (performance.now() < until);
  }
  const work = { next, written: () => 0, failures: () => [] };
  const { p50 } = await askSteadily(work, {
    rate: 100,
    minutes: 0.005,
    memory: async () => 0,
    say: () => {},
  });
  expect(p50).toBeGreaterThan(20);
});

it("a refusal and a page that isn’t shown are failures", async () => {
  const origin = "http://soak.test";
  const refused = { data: { saveBrief: { refusal: { code: "INVALID" } } } };
  graphqlServer.use(
    http.post(`${origin}/graphql`, () => HttpResponse.json(refused)),
    http.get(`${origin}/*`, () => new HttpResponse(null, { status: 302 })),
  );
  const one = { uid: "a", token: "t", cookie: "c" };
  const pairs = [{ hirer: one, talent: one, conversation: "c" }];
  const work = mixedWork(
    { origin, dataDir: "", pid: 0 },
    { pairs, reader: one, streams: 0, close: () => ({ heard: 0, open: 0 }) },
  );
  // A draft, then a page.
  for (let time = 0; time < 2; time += 1) await work.next();
  expect(work.failures()).toEqual([expect.stringContaining("INVALID"), expect.stringContaining("302")]);
});
