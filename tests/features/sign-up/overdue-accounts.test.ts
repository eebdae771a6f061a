import { describe, expect, it } from "vitest";
import { atOnce, createTestApp } from "#tests/support/app";
import { day, read, stubIdentity } from "#tests/support/people";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { jobsCollection } from "~/platform/jobs/queue.server";
import { ok } from "~/values/result";

const identity = stubIdentity({ deleteUser: async () => ok() });

/** Accounts as earlier releases left them when they gave the jobs up that should have removed them. */
async function leftBehind() {
  const app = createTestApp({ identity });
  const uids: Record<string, string> = {};
  const leave = async (name: string, status: Account["status"], more: Partial<Account> = {}) => {
    const { uid } = await app.signIn({ status });
    const account = await read<Account>(app, accountsCollection, uid);
    await app.store.transact(async (tx) => tx.set(accountsCollection, uid, { ...account, ...more }));
    uids[name] = uid;
  };
  const at = (ms: number) => new Date(app.clock.now().getTime() + ms).toISOString();
  await leave("active", "ACTIVE", { createdAt: at(-90 * day) });
  await leave("suspended", "SUSPENDED", { createdAt: at(-90 * day) });
  await leave("deleting, due", "DELETING", { deletesAt: at(-90 * day) });
  await leave("deleting, due now", "DELETING", { deletesAt: at(0) });
  await leave("deleting, not yet", "DELETING", { deletesAt: at(1) });
  await leave("unproven, due", "PENDING", { createdAt: at(-8 * day) });
  await leave("unproven, not yet", "PENDING", { createdAt: at(-7 * day + 1) });
  const existing = async () => {
    const found = await Promise.all(
      Object.entries(uids).map(async ([name, uid]) => [name, await read(app, accountsCollection, uid)]),
    );
    return found.filter(([, account]) => account).map(([name]) => name);
  };
  return { app, uids, existing };
}

describe("an account whose time is over", () => {
  it("goes, though its job is lost; every other one stays", async () => {
    const { app, existing } = await leftBehind();
    expect(await app.auth.sweeps.overdueAccounts(atOnce)).toBe(3);
    await app.worker.runDue();
    expect(await existing()).toEqual(["active", "suspended", "deleting, not yet", "unproven, not yet"]);
    expect(await app.auth.sweeps.overdueAccounts(atOnce)).toBe(0);
  });

  it("gets no second job while it has one", async () => {
    const { app, uids } = await leftBehind();
    await app.auth.sweeps.overdueAccounts(atOnce);
    const id = `remove-account-${uids["deleting, due"]}`;
    const before = await read(app, jobsCollection, id);
    app.clock.advance(1);
    expect(await app.auth.sweeps.overdueAccounts(atOnce)).toBe(2);
    expect(await read(app, jobsCollection, id)).toEqual(before);
  });

  it("goes however many there are", async () => {
    const app = createTestApp({ identity });
    const due = new Date(app.clock.now().getTime() - day).toISOString();
    const { uid } = await app.signIn({ status: "DELETING" });
    const account = await read<Account>(app, accountsCollection, uid);
    await app.store.transact(async (tx) => {
      for (let n = 0; n < 250; n += 1) tx.set(accountsCollection, `uid-${n}`, { ...account, deletesAt: due });
    });
    expect(await app.auth.sweeps.overdueAccounts(atOnce)).toBe(250);
  });
});
