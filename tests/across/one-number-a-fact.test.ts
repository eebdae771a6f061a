import { expect, it, onTestFinished } from "vitest";
import { ask } from "#tests/fuzz/ask";
import { type Page, readFacts, readPage } from "#tests/http/facts-of-pages";
import { startSampleMarket } from "#tests/support/sample-market";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { hirers, talents } from "../../tools/demo/texts/texts";

/** Pages of one reader, each by its address, found by following links. */
const beginnings = {
  visitor: ["/", "/hire", "/boutiques", "/briefs"],
  member: [
    ...["/app", "/app/profile", "/app/notifications", "/app/members", "/app/members/saved"],
    ...["/app/briefs", "/app/briefs/saved", "/app/briefs/proposals"],
    ...["DRAFT", "OPEN", "SHORTLISTING", "FILLED", "CLOSED"].map((status) => `/app/briefs?status=${status}`),
  ],
};
const isLeftOut = (path: string) =>
  !/^\/(app|briefs|members|hire|boutiques)?([/?]|$)/.test(path) ||
  /^\/app\/(live|files|report|inbox|profile\/\w)|\.\w+$|[?&](ask|back|for|sort|member|through|invited|done)=/.test(
    path,
  );

/** Of addresses of one form, as many as show each kind of state. */
const mostOfAForm = 12;
const formOf = (path: string) => path.replaceAll(/(\/(?:briefs|members|proposals)\/)[^/?]+/g, "$1:id");

it("what is told by a number is told by one number on all pages of a market", async () => {
  const market = await startSampleMarket();
  onTestFinished(() => market.product.stop());
  const { store, clock } = market.product.container;
  const uids = new Map<string, string>();
  for (const { handle } of [...hirers, ...talents]) uids.set(handle, (await market.signIn(handle)).uid);
  const uidOf = (handle: string) => uids.get(handle) ?? "";
  // A place that is kept for somebody: taken for all, and known as kept to the hirer alone.
  const line = { key: "00000000-0000-4000-8000-000000000001", line: "Would you like to?" };
  for (const handle of ["sofie", "oskar"])
    expect(
      await inviteMember({ store, clock }, uidOf("harbour"), {
        briefId: "harbour-season-prices",
        uid: uidOf(handle),
        ...line,
      }),
    ).toMatchObject({ ok: true });

  // A profile of which too little is filled in, so that the dashboard says how much.
  const profile = await store.get<Profile>(profilesCollection, uidOf("callum"));
  const bare = { headline: null, about: null, languages: [], links: [], availability: null, rate: null };
  if (profile)
    await store.transact(async (tx) =>
      tx.set(profilesCollection, uidOf("callum"), { ...profile.data, ...bare }),
    );

  const pages: Page[] = [];
  const visit = async (reader: string, from: readonly string[], headers: [string, string][]) => {
    const [seen, forms] = [new Set<string>(), new Map<string, number>()];
    const waiting = [...from];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const form = formOf(path);
      const before = forms.get(form) ?? 0;
      if (seen.has(path) || isLeftOut(path) || before >= mostOfAForm) continue;
      seen.add(path);
      forms.set(form, before + 1);
      const answer = await ask(market.product, { method: "GET", target: path, headers });
      if (answer.status !== 200) continue;
      const page = readPage(reader, path, answer.text);
      pages.push(page);
      waiting.push(...page.links);
    }
  };
  await visit("a visitor", beginnings.visitor, []);
  // Each reads on the clocks of another place.
  const zones = ["Europe/Berlin", "America/Los_Angeles", "Asia/Tokyo", "UTC"];
  for (const [at, { handle }] of [
    ...hirers,
    ...talents.slice(0, 12),
    ...talents.filter(({ handle }) => handle === "callum"),
  ].entries()) {
    const { uid, cookie } = await market.signIn(handle);
    const zone = zones[at % zones.length] ?? "";
    await visit(uid, beginnings.member, [["cookie", `${cookie}; zone=${zone}`]]);
  }

  const { facts, numbers } = readFacts(pages, {
    names: new Map([...uids].map(([handle, uid]) => [uid, handle])),
    hirers: new Set(hirers.map(({ handle }) => uidOf(handle))),
  });
  const shared = [...facts].filter(([, said]) => new Set(said.map(({ page }) => page)).size > 1);
  const disagree = shared.filter(([, said]) => new Set(said.map(({ value }) => value)).size > 1);
  process.stdout.write(
    `${numbers} numbers on ${pages.length} pages; ${facts.size} facts, ${shared.length} of them on several pages, ${disagree.length} disagree\n`,
  );
  const told = disagree.map(([fact, said]) => {
    const values = new Map(said.map(({ value, page }) => [value, page]));
    return `${fact}: ${[...values].map(([value, page]) => `“${value}” on ${page}`).join(", ")}`;
  });
  expect(told).toEqual([]);
  // The reader reads: each kind of fact stands on several pages of this market.
  const kinds = new Set(shared.map(([fact]) => fact.split(" of ")[0]));
  expect([...kinds].sort()).toEqual([
    ...["accepted", "accepted proposals", "budget", "closing day"],
    ...["days to a reply", "declined", "ended proposals", "new", "open proposals", "places", "profile"],
    ...[
      "proposals",
      "record",
      "replies",
      "reply day",
      "shortlisted",
      "skills",
      "waiting for a reply",
      "waiting list",
    ],
  ]);
});
