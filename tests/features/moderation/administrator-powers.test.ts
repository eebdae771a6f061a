import { buildSchema, getNamedType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { hour, minute } from "#tests/support/people";
import {
  createSeededMarket,
  openSession,
  type SeededMarket,
  troubledJob,
} from "#tests/support/seeded-market";
import type { SessionRecord } from "~/domain/session";
import { keepAdministrator } from "~/features/accounts/writes/keep-administrator";
import { administratorOperations } from "~/features/moderation/api/administrators";
import { type Report, reportsCollection } from "~/features/moderation/model/report";
import { typeDefs } from "~/graphql/schema.generated";
import { type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";

const columns = ["fresh", "31 minutes", "9 hours", "other administrator", "oneself", "revoked"] as const;
type Column = (typeof columns)[number];

/** A market in which the report is about whom the column says, and the administrator asks as long after signing in. */
async function office(column: Column) {
  const market = await createSeededMarket();
  const { app, store, uids, administrators, clock } = market;
  const other = uids["other hirer"];
  administrators.add(other);
  for (const uid of administrators) await keepAdministrator(store, clock, uid, true);
  const who: SessionRecord["claims"] = { kind: null, admin: true };
  const session = await openSession(app, uids.admin, who);
  const target = { "other administrator": other, oneself: uids.admin }[column as string] ?? uids.applicant;
  await store.transact(async (tx) => {
    const report = (await tx.get<Report>(reportsCollection, market.reportId))?.data as Report;
    const job = (await tx.get<JobDocument>(jobsCollection, troubledJob))?.data as JobDocument;
    tx.set<Report>(reportsCollection, market.reportId, { ...report, ofUid: target });
    tx.set<JobDocument>(jobsCollection, "another-job", job);
  });
  app.clock.advance({ "31 minutes": 31 * minute, "9 hours": 9 * hour }[column as string] ?? 0);
  if (column === "revoked") administrators.delete(uids.admin);
  return { market, session, target };
}

type Office = Awaited<ReturnType<typeof office>>;

/** What each column gets: "data", "none", a refusal, or the code of an error. */
const table: Record<string, [ask: string, gets: string]> = {
  reports: ["{ it: reports { nodes { by { uid } } } }", "data PROVE_AGAIN none data none none"],
  report: [
    "query ($report: ID!) { it: report(id: $report) { by { uid } } }",
    "data PROVE_AGAIN none data none none",
  ],
  managedMember: [
    "query ($uid: ID!) { it: managedMember(search: $uid) { email } }",
    "data PROVE_AGAIN none data data none",
  ],
  findMembers: [
    '{ it: findMembers(words: "example") { nodes { uid } } }',
    "data PROVE_AGAIN none data data none",
  ],
  "managedMember.reports": [
    "query ($uid: ID!) { it: managedMember(search: $uid) { reports { nodes { by { uid } } } } }",
    "data PROVE_AGAIN none data none none",
  ],
  troubledJobs: ["{ it: troubledJobs { nodes { id } } }", "data PROVE_AGAIN none data data none"],
  signUpMails: ["{ it: signUpMails { waiting } }", "data PROVE_AGAIN none data data none"],
  auditTrail: ["{ it: auditTrail { nodes { place } } }", "data PROVE_AGAIN none data data none"],
  dismissReport: [
    "mutation ($report: ID!) { it: dismissReport(id: $report) { refusal { code } } }",
    "data PROVE_AGAIN SIGN_IN_FIRST data NOT_FOUND NOT_FOUND",
  ],
  // The report isn’t about a reference.
  removeReported: [
    'mutation ($report: ID!) { it: removeReported(id: $report, reason: SPAM, words: "Why.") { refusal { code } } }',
    "WRONG_STATE PROVE_AGAIN SIGN_IN_FIRST WRONG_STATE NOT_FOUND NOT_FOUND",
  ],
  warnMember: [
    'mutation ($uid: ID!) { it: warnMember(uid: $uid, reason: SPAM, words: "Why.") { refusal { code } } }',
    "data PROVE_AGAIN SIGN_IN_FIRST IS_ADMINISTRATOR IS_ADMINISTRATOR NOT_FOUND",
  ],
  suspendMember: [
    'mutation ($uid: ID!) { it: suspendMember(uid: $uid, reason: SPAM, words: "Why.") { refusal { code } } }',
    "data PROVE_AGAIN SIGN_IN_FIRST IS_ADMINISTRATOR IS_ADMINISTRATOR NOT_FOUND",
  ],
  reinstateMember: [
    'mutation ($uid: ID!) { it: reinstateMember(uid: $uid, words: "Why.") { refusal { code } } }',
    "data PROVE_AGAIN SIGN_IN_FIRST IS_ADMINISTRATOR IS_ADMINISTRATOR NOT_FOUND",
  ],
  retryJob: [
    `mutation { it: retryJob(id: "${troubledJob}") { refusal { code } } }`,
    "data PROVE_AGAIN SIGN_IN_FIRST data data NOT_FOUND",
  ],
  endJob: [
    `mutation { it: endJob(id: "another-job") { refusal { code } } }`,
    "data PROVE_AGAIN SIGN_IN_FIRST data data NOT_FOUND",
  ],
  steerMails: [
    "mutation { it: steerMails(move: HOLD) { refusal { code } } }",
    "data PROVE_AGAIN SIGN_IN_FIRST data data NOT_FOUND",
  ],
};

type It = {
  refusal?: { code: string } | null;
  nodes?: unknown[];
  reports?: { nodes: unknown[] };
} | null;

async function answer({ market, session, target }: Office, ask: string): Promise<string> {
  const all = { report: market.reportId, uid: target };
  const variables = Object.fromEntries(Object.entries(all).filter(([name]) => ask.includes(`$${name}`)));
  const { data, errors } = await inProcess(market.app.api, session)(ask, variables);
  if (errors) return String(errors[0]?.extensions?.code);
  const it: It = data.it;
  const nodes = it?.nodes ?? it?.reports?.nodes;
  if (it === null || nodes?.length === 0) return "none";
  return it.refusal?.code ?? "data";
}

describe("an administrator proves again who they are, and decides nothing about administrators", () => {
  it.each(columns)(
    "%s: each operation gets its word, and what is refused changes nothing",
    async (column) => {
      const scene = await office(column);
      const rows = Object.entries(table).map(([name, [ask, gets]]) => ({
        name,
        ask,
        gets: gets.split(" ")[columns.indexOf(column)],
      }));
      const before = await scene.market.everything();
      const isRefused = ({ name, gets }: { name: string; gets: string | undefined }) =>
        gets !== "data" && name !== "managedMember.reports";
      for (const { name, ask, gets } of rows.filter(isRefused))
        expect(await answer(scene, ask), name).toBe(gets);
      expect(await scene.market.everything()).toEqual(before);
      for (const { name, ask, gets } of rows.filter((row) => !isRefused(row)))
        expect(await answer(scene, ask), name).toBe(gets);
    },
  );
});

/** 52 members, asked for in one request by one administrator. */
const lookups = (market: SeededMarket, session: string, uids: string[]) =>
  inProcess(market.app.api, session)(
    `{ ${uids.map((uid, at) => `m${at}: managedMember(search: "${uid}") { email }`).join(" ")} }`,
    {},
  );

describe("lookups of one administrator", () => {
  it("are twenty an hour, in one request or many; the same member again is none", async () => {
    const market = await createSeededMarket();
    const session = market.sessionOf("admin") ?? "";
    const uids = await Promise.all(Array.from({ length: 52 }, () => market.join("FREELANCER")));
    const found: string[] = [];
    for (let at = 0; at < uids.length; at += 4) {
      const { data } = await lookups(market, session, uids.slice(at, at + 4));
      found.push(...Object.values(data ?? {}).flatMap((it) => (it as { email: string } | null)?.email ?? []));
    }
    expect(found).toHaveLength(20);
    const again = await lookups(market, session, [uids[19] ?? ""]);
    expect(again.data.m0.email).toBe(found[19]);
    const next = await lookups(market, session, ["nobody"]);
    expect(next.errors?.[0]?.extensions).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      retryAfter: expect.any(Number),
    });
    const signIn = () => openSession(market.app, market.uids.admin, { kind: null, admin: true });
    market.app.clock.advance(hour - minute);
    expect((await lookups(market, await signIn(), [uids[30] ?? ""])).errors).toHaveLength(1);
    market.app.clock.advance(minute);
    const later = await signIn();
    expect((await lookups(market, later, [uids[30] ?? ""])).data.m0.email).toContain("@");
  });

  it.each([
    ["words", "example"],
    ["an address that nobody has, and its words", "nobody@nowhere.example"],
    ["an id that nobody has, and its words", "x".repeat(28)],
  ])("are twenty of %s, each one lookup, and none where nothing is asked for", async (_what, words) => {
    const market = await createSeededMarket();
    const ask = inProcess(market.app.api, market.sessionOf("admin") ?? "");
    const nothing = await ask(
      '{ managedMember(search: " ") { uid } findMembers(words: " ") { nodes { uid } } }',
      {},
    );
    expect(nothing.errors).toBeUndefined();
    const search = () =>
      ask("query ($words: String!) { findMembers(words: $words) { whose { uid } more } }", { words });
    for (let at = 0; at < 20; at += 1)
      expect((await search()).data.findMembers).toEqual({ whose: null, more: false });
    expect((await search()).errors?.[0]?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  it("are one for a search by address and the page of who was found", async () => {
    const market = await createSeededMarket();
    const ask = inProcess(market.app.api, market.sessionOf("admin") ?? "");
    const uid = market.uids.applicant;
    for (let at = 0; at < 25; at += 1) {
      const found = await ask(
        '{ findMembers(words: "UID@example.com") { whose { uid } nodes { uid } } }'.replace("UID", uid),
        {},
      );
      expect(found.data.findMembers).toEqual({ whose: { uid }, nodes: [] });
    }
    const page = await ask("query ($uid: ID!) { managedMember(search: $uid) { uid } }", { uid });
    expect(page.data.managedMember).toEqual({ uid });
    for (let at = 0; at < 19; at += 1)
      expect((await ask('{ findMembers(words: "example") { more } }', {})).errors).toBeUndefined();
    expect((await ask('{ findMembers(words: "example") { more } }', {})).errors).toHaveLength(1);
  });
});

describe("the gate of administrators’ operations", () => {
  const schema = buildSchema(typeDefs);
  const roots = [schema.getQueryType(), schema.getMutationType()].map((type) => type?.getFields() ?? {});
  const gated = new Set<string>(administratorOperations);

  /** The types that a field leads to, through all of theirs. */
  function typesOf(field: { type: Parameters<typeof getNamedType>[0] }, found = new Set<string>()) {
    const type = getNamedType(field.type);
    if (!isObjectType(type) || found.has(type.name)) return found;
    found.add(type.name);
    for (const next of Object.values(type.getFields())) typesOf(next, found);
    return found;
  }

  it("has a line here for each of them", () => {
    expect(
      Object.keys(table)
        .filter((name) => !name.includes("."))
        .sort(),
    ).toEqual([...gated].sort());
  });

  it("has every operation that the schema says is for administrators", () => {
    const said = roots.flatMap((fields) =>
      Object.values(fields)
        .filter(({ description }) => description?.startsWith("For administrators:"))
        .map(({ name }) => name),
    );
    expect(said.sort()).toEqual([...gated].sort());
  });

  it("has every query that leads to what only they read", () => {
    const own = [
      "ReportLine",
      "Report",
      "NamedMember",
      "ManagedMember",
      "AuditEntry",
      "TroubledJob",
      "SignUpMails",
    ];
    for (const [name, field] of Object.entries(roots[0] ?? {}))
      expect(
        own.some((type) => typesOf(field).has(type)),
        name,
      ).toBe(gated.has(name));
    const outside = Object.entries(roots[1] ?? {}).flatMap(([, field]) => [...typesOf(field)]);
    expect(outside.filter((type) => own.includes(type))).toEqual([]);
  });
});
