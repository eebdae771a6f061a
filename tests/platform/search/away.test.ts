import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createTestApp } from "#tests/support/app";
import { mockNothing } from "#tests/support/graphql-mocks";
import { createMarket } from "#tests/support/market";
import { openSession } from "#tests/support/seeded-market";
import { buildBeforePages } from "~/features/search/writes/search-jobs";
import { jobsCollection } from "~/platform/jobs/queue.server";
import { SearchAwayError } from "~/platform/ports/search";
import { createCluster, IndexGoneError } from "~/platform/search/opensearch/client.server";
import { createOpenSearches } from "~/platform/search/opensearch/search.server";
import { readMade } from "~/platform/search/opensearch/write.server";
import { aQuery } from "./entries";

/** A server in a cluster's place, and its address. */
async function answerWith(answer: RequestListener): Promise<URL> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return url;
}

/** Where nothing listens. */
async function nowhere(): Promise<URL> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  await once(server, "close");
  return url;
}

function open(url: URL) {
  mockNothing();
  const lines: object[] = [];
  const search = createOpenSearches({
    url: url.href,
    prefix: "test",
    log: { error: (details) => void lines.push(details) },
  });
  onTestFinished(() => search.close());
  return { search, lines };
}

describe("a cluster that can’t answer", () => {
  it.each([
    ["where nothing listens", nowhere, "ConnectionError"],
    ["that hangs", () => answerWith(() => {}), "TimeoutError"],
    [
      "that is overloaded",
      () => answerWith((_request, response) => response.writeHead(429).end()),
      "ResponseError 429",
    ],
    [
      "that doesn’t know the password",
      () => answerWith((_request, response) => response.writeHead(401).end()),
      "ResponseError 401",
    ],
  ])("is away, one line says why, and no word of a search: %s", async (_what, start, kind) => {
    const { search, lines } = open(await start());
    const asked = [
      () => search.briefs.find(aQuery({ keyword: "secret" })),
      () => search.members.isComplete(),
      () => search.briefs.write(async () => ({ entries: [] })),
    ];
    for (const ask of asked) {
      const error = await ask().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(SearchAwayError);
      expect(String(error)).not.toContain("secret");
    }
    expect(lines).toEqual([{ kind }]);
  });

  it.each([
    ["whose shard hasn’t started is away", "no_shard_available_action_exception", SearchAwayError],
    ["without the index has lost it", "index_not_found_exception", IndexGoneError],
  ])("says so of one document, in an answer that is well: one %s", async (_what, type, expected) => {
    const url = await answerWith((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ docs: [{ error: { type } }] }));
    });
    const cluster = createCluster({ url: url.href });
    onTestFinished(() => cluster.close());
    await expect(readMade(cluster, "test")).rejects.toThrow(expected);
  });

  it("is asked once a question, with the user and the password of its address", async () => {
    const asked: (string | undefined)[] = [];
    const url = await answerWith((request, response) => {
      asked.push(request.headers.authorization);
      response.writeHead(503).end();
    });
    url.username = "site";
    url.password = "a%20word";
    const { search } = open(url);
    await expect(search.briefs.find(aQuery())).rejects.toThrow(SearchAwayError);
    expect(asked).toEqual([`Basic ${Buffer.from("site:a word").toString("base64")}`]);
  });

  it("lets a process start, and its index is made once it answers", async () => {
    const { search } = open(await nowhere());
    const { store, clock } = createTestApp();
    await buildBeforePages({ store, clock, search });
    expect(await store.get(jobsCollection, "build-search")).not.toBeNull();
  });
});

describe("while the search is away", () => {
  async function createAway() {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const reader = await market.join("FREELANCER", { profile: { skills: ["SQL"] } });
    const briefs: string[] = [];
    for (const openTo of ["BOTH", "AGENCY", "FREELANCER"] as const) {
      market.clock.advance(1_000);
      briefs.unshift(await market.open(hirer, { openTo }));
    }
    market.clock.advance(1_000);
    const shown = await market.join("AGENCY", { profile: { visibility: "EVERYONE" } });
    await market.join("AGENCY", { profile: { visibility: "HIDDEN" } });
    const { search } = open(await nowhere());
    const app = createTestApp({ graphql: "real", store: market.store, search });
    const ask = async (uid: string, query: string) => {
      const { data, errors } = await inProcess(app.api, await openSession(app, uid))(query);
      expect(errors).toBeUndefined();
      return data;
    };
    return { ask, hirer, reader, briefs, shown };
  }

  it("open briefs are the newest for the reader’s kind, whatever is looked for, uncounted, and it says so", async () => {
    const { ask, reader, briefs } = await createAway();
    for (const sort of ["MATCH", "CLOSING", "FIT"]) {
      const data = await ask(
        reader,
        `{ openBriefs(keyword: "nowhere", skill: "COBOL", sort: ${sort}) {
          nodes { id } searchAway found { count } pageInfo { hasNextPage } } searchComplete }`,
      );
      expect(new Set(data.openBriefs.nodes.map(({ id }: { id: string }) => id)), sort).toEqual(
        new Set([briefs[0], briefs[2]]),
      );
      expect(data).toMatchObject({
        openBriefs: { searchAway: true, found: null, pageInfo: { hasNextPage: false } },
        searchComplete: true,
      });
    }
  });

  it("members are those whose profiles changed last and who can be found, and it says so", async () => {
    const { ask, hirer, reader, shown } = await createAway();
    const { members } = await ask(
      hirer,
      `{ members(keyword: "nowhere") { nodes { uid } searchAway found { count } } }`,
    );
    expect(members).toEqual({
      nodes: [{ uid: shown }, { uid: reader }],
      searchAway: true,
      found: { count: 0 },
    });
  });

  it("the dashboard goes on with the newest", async () => {
    const { ask, reader, briefs } = await createAway();
    const { viewer } = await ask(reader, "{ viewer { dashboard { briefs { brief { id } } } } }");
    const ids = viewer.dashboard.briefs.map(({ brief }: { brief: { id: string } }) => brief.id);
    expect(new Set(ids)).toEqual(new Set([briefs[0], briefs[2]]));
  });
});
