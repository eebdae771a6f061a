import { expect, it } from "vitest";
import {
  type Actor,
  actors,
  createSeededMarket,
  openSession,
  type SeededMarket,
} from "#tests/support/seeded-market";
import { briefFeed } from "~/features/notifications/model/feed";
import { touchFeed } from "~/features/notifications/writes/touch-feed";

/** What a member of the table hears of, once each has changed: their own feed, and that of a brief. */
async function heardBy(market: SeededMarket, sessionId: string | undefined, brief: string | null) {
  const { app, store, clock } = market;
  const session = sessionId ? await app.auth.sessions.findById(sessionId) : null;
  const query = "subscription ($brief: ID) { changes(since: 0, brief: $brief) { kind version } }";
  const answers = await app.api.follow({ query, variables: { brief } }, { session, attempt: null });
  if (!("next" in answers))
    return (answers.errors as readonly { extensions?: { code?: string } }[])[0]?.extensions?.code;
  const versionOf = async () => (await answers.next()).value.data.changes.version as number;
  const before = await versionOf();
  await store.transact(async (tx) => {
    if (brief) touchFeed(tx, clock.now(), briefFeed(brief));
    touchFeed(tx, clock.now(), session?.uid ?? "");
  });
  const rise = (await versionOf()) - before;
  await answers.return?.();
  return rise === 2 ? "both" : "own";
}

const table: [brief: keyof SeededMarket["briefs"] | "made-up", gets: string][] = [
  //          anonymous            pend.talent pend.hirer other.t other.h applicant owner admin
  ["answered", "AUTHENTICATION_REQUIRED both own both own both both own"],
  ["agencies", "AUTHENTICATION_REQUIRED own own both own both both own"],
  ["draft", "AUTHENTICATION_REQUIRED own own own own own both own"],
  ["made-up", "AUTHENTICATION_REQUIRED own own own own own own own"],
];

it.each(table)(
  "everybody hears of their own changes; of the brief %s who may read it",
  async (brief, gets) => {
    const market = await createSeededMarket();
    const id = brief === "made-up" ? brief : market.briefs[brief];
    const heard: Partial<Record<Actor, string>> = {};
    for (const actor of actors) heard[actor] = await heardBy(market, market.sessionOf(actor), id);
    expect(Object.values(heard).join(" ")).toBe(gets);
  },
);

it("whoever is suspended hears of their own changes alone", async () => {
  const market = await createSeededMarket();
  const uid = await market.join("FREELANCER", { status: "SUSPENDED" });
  const session = await openSession(market.app, uid);
  expect(await heardBy(market, session, market.briefs.answered)).toBe("own");
  expect(await heardBy(market, session, null)).toBe("own");
});
