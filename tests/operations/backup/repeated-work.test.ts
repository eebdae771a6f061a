import { expect, it, onTestFinished } from "vitest";
import { startSmtpServer } from "#tests/platform/mail/smtp-server";
import { createMarket, day, succeeded } from "#tests/support/market";
import { hour, stubIdentity } from "#tests/support/people";
import { laneOf } from "~/config/job-list";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { backUp } from "~/operations/backup/backup.server";
import { restore } from "~/operations/backup/restore.server";
import {
  countTroubledJobs,
  listTroubledJobs,
  retryJob,
  toTroubledJob,
} from "~/platform/jobs/troubled-jobs.server";
import { createSmtpMailer } from "~/platform/mail/smtp.server";
import { ok } from "~/values/result";
import { createDisk } from "./files";

/** A market on a disk, whose mails go to a real server that outlives it. */
async function createWorld() {
  const disk = createDisk();
  const server = await startSmtpServer({ disableReverseLookup: true });
  onTestFinished(server.close);
  const identity = stubIdentity({ deleteUser: async () => ok() });
  const start = (now?: Date) => {
    const mailer = createSmtpMailer({
      url: server.url,
      from: "Guildhall <hello@guildhall.test>",
      messageIdDomain: "guildhall.test",
      connections: 8,
    });
    onTestFinished(mailer.close);
    const mailbox = { ...mailer, list: async () => [] };
    return createMarket({ store: disk.open(), mailbox, identity, now });
  };
  const told = () => server.received.map(({ recipients }) => recipients.join()).sort();
  return { ...disk, start, told };
}

type World = Awaited<ReturnType<typeof createWorld>>;
type Market = ReturnType<World["start"]>;

/** A brief that closes and ends, a decline that is told later, and an account that goes: all by jobs alone. */
async function plan({ store, clock, ...market }: Market) {
  const hirer = await market.join("HIRER");
  const brief = await market.open(hirer);
  const waiting = await market.propose(brief);
  const declined = await market.propose(brief);
  const leaving = await market.join("FREELANCER");
  succeeded(await deleteAccount({ store, clock }, leaving));
  await market.worker.runDue();
  const key = { briefId: brief, applicantUid: declined };
  succeeded(await declineProposal({ store, clock }, hirer, key, { reason: "RATE", note: null }));
  return { hirer, brief, waiting, declined, leaving };
}

const backUpNow = ({ files, backups }: World, now: Date) =>
  backUp(files, { to: backups, keep: 3, now, release: "test" });

it("what was due before the disk was lost is done again, and its mails aren't sent again", async () => {
  const world = await createWorld();
  const market = world.start();
  const planned = await plan(market);
  await backUpNow(world, market.clock.now());
  await market.pass(25 * day);
  expect(await market.readBrief(planned.brief)).toMatchObject({ status: "CLOSED", closeReason: "EXPIRED" });
  const told = world.told();
  await market.app.store.close();

  const now = market.clock.now();
  const { heldMails, replaced } = await restore(world.files, {
    from: world.backups,
    lostAt: now,
    laneOf,
    clock: market.clock,
  });
  expect({ heldMails, replaced }).toEqual({ heldMails: 0, replaced: expect.any(String) });
  const again = world.start(now);
  await again.pass(day);

  expect(await again.readBrief(planned.brief)).toMatchObject({ status: "CLOSED", closeReason: "EXPIRED" });
  expect(await again.readProposal(planned.brief, planned.waiting)).toMatchObject({ status: "DECLINED" });
  expect(await again.readProposal(planned.brief, planned.declined)).toMatchObject({ formerStatus: null });
  expect(await again.store.get<Account>(accountsCollection, planned.leaving)).toBeNull();
  expect(world.told()).toEqual(told);
  const held = await listTroubledJobs(again.store, { limit: 100 });
  expect(held.items.map(({ id, data }) => toTroubledJob(id, data))).toEqual(
    // That it expired, the decline, the end, and that the account is gone. That it closed and the
    // reminders are pointless by then.
    Array(4).fill(
      expect.objectContaining({ state: "HELD", lastError: "held-after-restore", nextTryAt: null }),
    ),
  );
});

it("what was due after the disk was lost is done for the first time, and told", async () => {
  const world = await createWorld();
  const market = world.start();
  const planned = await plan(market);
  await backUpNow(world, market.clock.now());
  await market.app.store.close();
  const told = world.told();

  const lostAt = market.clock.now();
  market.clock.advance(25 * day);
  await restore(world.files, { from: world.backups, lostAt, laneOf, clock: market.clock });
  const again = world.start(market.clock.now());
  await again.worker.runDue();

  expect(await again.readBrief(planned.brief)).toMatchObject({ status: "CLOSED", closeReason: "EXPIRED" });
  expect(world.told()).toHaveLength(told.length + 4);
  expect(await countTroubledJobs(again.store)).toBe(0);
});

it("a mail that is held goes out once an administrator says so", async () => {
  const world = await createWorld();
  const market = world.start();
  const hirer = await market.join("HIRER");
  await market.propose(await market.open(hirer));
  await backUpNow(world, market.clock.now());
  await market.app.store.close();

  const { heldMails } = await restore(world.files, {
    from: world.backups,
    lostAt: market.clock.now(),
    laneOf,
    clock: market.clock,
  });
  expect(heldMails).toBe(1);
  const again = world.start(market.clock.now());
  await again.pass(hour);
  expect(world.told()).toEqual([]);
  const [job] = (await listTroubledJobs(again.store, { limit: 1 })).items;
  expect(await retryJob(again, job?.id ?? "", async () => () => undefined)).toBe(true);
  await again.worker.runDue();
  expect(world.told()).toEqual([`${hirer}@example.com`]);
});
