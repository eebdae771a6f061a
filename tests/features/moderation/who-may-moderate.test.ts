import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createSeededMarket, openSession, type SeededMarket } from "#tests/support/seeded-market";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { blockId, blocksCollection } from "~/features/accounts/model/block";

const actors = [
  "anonymous",
  "pending",
  "outsider",
  "member",
  "blocked",
  "suspended",
  "admin",
  "suspended admin",
] as const;
type Actor = (typeof actors)[number];

/** The session of each, in a market of its own. `member` reads the reported brief; `blocked` was blocked by its hirer. */
async function sessionOf(actor: Actor, market: SeededMarket): Promise<string | undefined> {
  const { uids, store } = market;
  const admin = actor === "admin" || actor === "suspended admin";
  const uid = {
    anonymous: null,
    pending: uids["pending talent"],
    outsider: uids["other hirer"],
    member: uids["other talent"],
    blocked: uids["other talent"],
    suspended: uids["other talent"],
    admin: uids.admin,
    "suspended admin": uids.admin,
  }[actor];
  if (uid === null) return undefined;
  await store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data as Account;
    if (actor.startsWith("suspended"))
      tx.set<Account>(accountsCollection, uid, { ...account, status: "SUSPENDED" });
    if (actor === "blocked")
      tx.set(blocksCollection, blockId(uids.owner, uid), { uid: uids.owner, otherUid: uid, at: "2027" });
  });
  return openSession(market.app, uid, { kind: null, admin });
}

const refusal = "refusal { code }";
const nobody = "SIGN_IN_FIRST CONFIRM_FIRST NOT_FOUND NOT_FOUND NOT_FOUND NOT_ACTIVE done NOT_ACTIVE";
const none = "none none none none none none done none";

/** What each gets, in the order of `actors`. */
const table: Record<string, [ask: string, gets: string]> = {
  sendReport: [
    `mutation ($brief: ID!) { it: sendReport(about: BRIEF, id: $brief, reason: SPAM) { ${refusal} } }`,
    "SIGN_IN_FIRST CONFIRM_FIRST NOT_FOUND done done NOT_ACTIVE NOT_FOUND NOT_ACTIVE",
  ],
  dismissReport: [`mutation ($report: ID!) { it: dismissReport(id: $report) { ${refusal} } }`, nobody],
  // The report isn’t about a reference.
  removeReported: [
    `mutation ($report: ID!) { it: removeReported(id: $report, reason: SPAM, words: "Why.") { ${refusal} } }`,
    nobody.replace("done", "WRONG_STATE"),
  ],
  warnMember: [
    `mutation ($uid: ID!) { it: warnMember(uid: $uid, reason: SPAM, words: "Why.") { ${refusal} } }`,
    nobody,
  ],
  suspendMember: [
    `mutation ($uid: ID!) { it: suspendMember(uid: $uid, reason: SPAM, words: "Why.") { ${refusal} } }`,
    nobody,
  ],
  reinstateMember: [
    `mutation ($uid: ID!) { it: reinstateMember(uid: $uid, words: "Why.") { ${refusal} } }`,
    nobody,
  ],
  retryJob: [`mutation { it: retryJob(id: "a-troubled-job") { ${refusal} } }`, nobody],
  endJob: [`mutation { it: endJob(id: "a-troubled-job") { ${refusal} } }`, nobody],
  steerMails: [`mutation { it: steerMails(move: HOLD) { ${refusal} } }`, nobody],
  signUpMails: ["{ it: signUpMails { waiting } }", none],
  reports: ["{ it: reports { nodes { id } } }", none],
  report: ["query ($report: ID!) { it: report(id: $report) { id } }", none],
  managedMember: ["query ($uid: ID!) { it: managedMember(search: $uid) { uid } }", none],
  findMembers: ['{ it: findMembers(words: "example") { nodes { uid } } }', none],
  troubledJobs: ["{ it: troubledJobs { nodes { id } } }", none],
  auditTrail: ["{ it: auditTrail { nodes { place } } }", none],
};

function wordFor(it: { refusal?: { code: string } | null; nodes?: unknown[] } | null): string {
  if (it === null || it.nodes?.length === 0) return "none";
  return it.refusal?.code ?? "done";
}

describe("what keeps order is for administrators in good existing, and a report for who may read", () => {
  const rows = Object.entries(table).flatMap(([name, [ask, gets]]) =>
    actors.map((actor, at) => ({ name, ask, actor, gets: gets.split(" ")[at] })),
  );
  it.each(rows)("$name by $actor: $gets", async ({ ask, actor, gets }) => {
    const market = await createSeededMarket();
    const session = await sessionOf(actor, market);
    const before = await market.everything();
    const all = {
      brief: market.briefs.answered,
      report: market.reportId,
      uid: market.uids.applicant,
    };
    const variables = Object.fromEntries(Object.entries(all).filter(([name]) => ask.includes(`$${name}`)));
    const { data, errors } = await inProcess(market.app.api, session)(ask, variables);
    expect(errors).toBeUndefined();
    expect(wordFor(data.it)).toBe(gets);
    if (gets !== "done") expect(await market.everything()).toEqual(before);
  });
});
