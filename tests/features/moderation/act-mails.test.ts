import { expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { minute } from "#tests/support/people";
import { createSeededMarket, troubledJob } from "#tests/support/seeded-market";
import { keepAdministrator } from "~/features/accounts/writes/keep-administrator";
import { administratorOperations } from "~/features/moderation/api/administrators";
import { suspendMember } from "~/features/moderation/writes/suspend-member";

/** A market with two administrators, of whom one acts; answers the mails that have come of it. */
async function office() {
  const market = await createSeededMarket();
  const { app, store, clock, uids, administrators } = market;
  const other = uids["other hirer"];
  administrators.add(other);
  for (const uid of administrators) await keepAdministrator(store, clock, uid, true);
  // The report was read when the market was made: from here on that is another act.
  clock.advance(11 * minute);
  const ask = inProcess(app.api, market.sessionOf("admin"));
  const addresses = await Promise.all(
    [uids.admin, other].map(async (uid) => (await store.get<{ email: string }>("accounts", uid))?.data.email),
  );
  async function told() {
    await app.worker.runDue();
    const mails = (await app.mailbox.list()).filter(({ text }) => text.includes("Every act of an admin"));
    return addresses.map((address) => mails.filter(({ to }) => to === address));
  }
  return { ...market, ask, told };
}

it("every act of an administrator is mailed once to all of them, also to who did it, and names no reporter", async () => {
  const { ask, told, uids, reportId, app, store } = await office();
  const acts: Record<string, string> = {
    report: `{ it: report(id: "${reportId}") { id } }`,
    managedMember: `{ it: managedMember(search: "${uids.owner}") { uid } }`,
    dismissReport: `mutation { it: dismissReport(id: "${reportId}") { refusal { code } } }`,
    warnMember: `mutation { it: warnMember(uid: "${uids.owner}", reason: SPAM, words: "Why.") { refusal { code } } }`,
    suspendMember: `mutation { it: suspendMember(uid: "${uids.owner}", reason: SPAM, words: "Why.") { refusal { code } } }`,
    reinstateMember: `mutation { it: reinstateMember(uid: "${uids.owner}", words: "Why.") { refusal { code } } }`,
    retryJob: `mutation { it: retryJob(id: "${troubledJob}") { refusal { code } } }`,
  };
  let count = 0;
  for (const [name, act] of Object.entries(acts)) {
    expect(administratorOperations).toContain(name);
    expect((await ask(act, {})).errors).toBeUndefined();
    count += 1;
    expect(
      (await told()).map((mails) => mails.length),
      name,
    ).toEqual([count, count]);
  }
  // Read again just now, it is no other act.
  await ask(acts.managedMember ?? "", {});
  expect((await told()).map((mails) => mails.length)).toEqual([count, count]);

  const applicant = await store.get<{ email: string }>("accounts", uids.applicant);
  const profile = await store.get<{ displayName: string }>("profiles", uids.applicant);
  for (const { text, subject } of await app.mailbox.list()) {
    if (!text.includes("Every act of an admin")) continue;
    for (const said of [uids.applicant, applicant?.data.email, profile?.data.displayName])
      expect(`${subject} ${text}`).not.toContain(said);
  }
});

it("a command on the server suspends an administrator, and the others are told", async () => {
  const { uids, told, ...market } = await office();
  const cause = { words: "Left the company.", reason: null };
  expect(await suspendMember(market, "command", uids["other hirer"], cause)).toMatchObject({ ok: true });
  const [first, suspended] = await told();
  expect(first?.[0]?.text).toContain("A command on the server");
  // Who is suspended learns it by the mail about their account.
  expect(suspended).toEqual([]);
});
