import { describe, expect, it } from "vitest";
import { createBooks } from "#tests/support/books";
import { createMarket, refusalOf, succeeded } from "#tests/support/market";
import type { Brief } from "~/features/briefs/model/brief";
import { getHirerRecord } from "~/features/briefs/model/hirer-record";
import { readContact } from "~/features/conversations/reads/read-contact";
import { deleteAccount, takeDeletionBack } from "~/features/leaving/writes/delete-account";
import { readProposal } from "~/features/proposals/reads/read-proposal";
import { undoDecision } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { jobsCollection } from "~/platform/jobs/queue.server";

const minute = 60_000;

/** A brief with as many seats, and a yes that is given some minutes before the reply date has passed. */
async function createUntold(seats: 1 | 2, minutesLeft = 5, { line = 0 } = {}) {
  const books = createBooks();
  const market = createMarket({ store: books.open() });
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { seats, ...(line > 0 ? { cap: 5 } : {}) });
  const [uid, other] = [await market.propose(briefId), await market.propose(briefId)];
  for (let more = line > 0 ? 3 + line : 0; more > 0; more -= 1) await market.propose(briefId);
  const { decideOn } = await market.readBrief(briefId);
  const end = Date.parse(`${decideOn}T00:00:00Z`) + 24 * 60 * minute;
  await market.pass(end - minutesLeft * minute - market.clock.now().getTime());
  succeeded(await market.accept(hirer, briefId, uid));
  const key = { briefId, applicantUid: uid };
  const contacts = async () => {
    const both = await Promise.all([hirer, uid].map((reader) => readProposal(market.store, reader, key)));
    return Promise.all(both.map((one) => one && readContact(market.store, one, market.clock.now())));
  };
  const existing = async (): Promise<Partial<Brief>> => market.readBrief(briefId);
  return { books, market, hirer, briefId, key, uid, other, contacts, existing };
}

describe("a brief with a yes that isn’t told yet", () => {
  it.each([1, 2] as const)("of %i seats can’t be closed until it is told or undone", async (seats) => {
    const { books, market, hirer, briefId, key, contacts, existing } = await createUntold(seats);
    const before = await existing();
    const refused = await closeBrief(market, hirer, briefId, "BUDGET");
    expect(refused).toMatchObject({
      code: "YES_UNTOLD",
      problems: [{ field: "", code: "toldSoon", minutes: 10 }],
    });
    expect(await existing()).toEqual(before);
    expect(await contacts()).toEqual([null, null]);
    succeeded(await undoDecision(market, hirer, key));
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    expect(books.faults()).toEqual([]);
  });

  it.each([
    [1, { status: "FILLED", closeReason: null }],
    [2, { status: "CLOSED", closeReason: "EXPIRED" }],
  ] as const)("of %i seats ends after its reply date once it is told: %o", async (seats, ended) => {
    const { books, market, hirer, uid, contacts, existing } = await createUntold(seats);
    await market.pass(9 * minute);
    expect(await existing()).toMatchObject({ status: "SHORTLISTING" });
    expect(await contacts()).toEqual([null, null]);
    await market.pass(minute);
    await market.pass(minute);
    expect(await existing()).toMatchObject(ended);
    expect(await contacts()).toEqual([`${uid}@example.com`, `${hirer}@example.com`]);
    expect(books.faults()).toEqual([]);
  });

  it("for the last seat counts as in time by when it was given, though the waiting list hears after the date", async () => {
    const { market, hirer, briefId, existing } = await createUntold(1, 5, { line: 1 });
    expect((await market.readBrief(briefId)).counts.waitlisted).toBe(1);
    await market.pass(11 * minute);
    expect(await existing()).toMatchObject({ status: "FILLED" });
    expect(await getHirerRecord(market.store, hirer)).toMatchObject({ decidedInTime: 1, decidedLate: 0 });
  });

  it("can be undone after the reply date, and no other yes is given then", async () => {
    const { books, market, hirer, briefId, key, other, existing } = await createUntold(2);
    await market.pass(8 * minute);
    expect(refusalOf(await market.accept(hirer, briefId, other))).toBe("WRONG_STATE");
    succeeded(await undoDecision(market, hirer, key));
    await market.pass(4 * minute);
    expect(await existing()).toMatchObject({ status: "CLOSED", closeReason: "EXPIRED" });
    expect(await market.readProposal(briefId, key.applicantUid)).toMatchObject({ status: "DECLINED" });
    expect(books.faults()).toEqual([]);
  });
});

describe("a yes whose job is lost", () => {
  async function createLost(seats: 1 | 2, minutesLeft?: number) {
    const scene = await createUntold(seats, minutesLeft);
    const { market, briefId, uid, other } = scene;
    await market.store.transact(async (tx) => {
      tx.delete(jobsCollection, `accept-tells-${briefId}_${uid}`);
      tx.delete(jobsCollection, `decline-tells-${briefId}_${other}`);
    });
    return scene;
  }
  const wasTold = async ({ market, uid, hirer, contacts }: Awaited<ReturnType<typeof createLost>>) => {
    expect(await contacts()).toEqual([`${uid}@example.com`, `${hirer}@example.com`]);
    expect(await market.mailsTo(uid)).toContainEqual(expect.stringContaining("accepted your proposal"));
  };

  it.each([
    [1, { status: "FILLED", closeReason: null }],
    [2, { status: "CLOSED", closeReason: "EXPIRED" }],
  ] as const)("is told by the end of its brief of %i seats: %o", async (seats, ended) => {
    const scene = await createLost(seats);
    await scene.market.pass(11 * minute);
    await scene.market.pass(minute);
    expect(await scene.existing()).toMatchObject(ended);
    await wasTold(scene);
  });

  it("is told by whoever closes the brief once it is due, and they hear no time that has passed", async () => {
    const scene = await createLost(2, 60);
    const { market, hirer, briefId } = scene;
    await market.pass(11 * minute);
    succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
    await wasTold(scene);
    const last = await createLost(1, 60);
    await last.market.pass(11 * minute);
    expect(refusalOf(await closeBrief(last.market, last.hirer, last.briefId, "BUDGET"))).toBe("WRONG_STATE");
    expect(await last.existing()).toMatchObject({ status: "FILLED" });
    await wasTold(last);
  });

  it("is undone by the end of the brief of a hirer who leaves", async () => {
    const { market, hirer, contacts, existing } = await createLost(2, 60);
    await market.pass(11 * minute);
    succeeded(await deleteAccount(market, hirer));
    await market.pass(minute);
    expect(await existing()).toMatchObject({ status: "CLOSED", closeReason: "CANCELLED" });
    expect(await contacts()).toEqual([null, null]);
  });
});

describe("a hirer who leaves with a yes that isn’t told yet", () => {
  it.each([1, 2] as const)(
    "keeps the Undo for whoever comes back; of %i seats the yes is undone when it is due, and the brief closes",
    async (seats) => {
      const { books, market, hirer, briefId, uid, contacts, existing } = await createUntold(seats, 60);
      succeeded(await deleteAccount(market, hirer));
      await market.pass(4 * minute);
      expect(await existing()).toMatchObject({ status: "SHORTLISTING" });
      await market.pass(6 * minute);
      await market.pass(minute);
      expect(await existing()).toMatchObject({ status: "CLOSED", closeReason: "CANCELLED" });
      expect(await market.readProposal(briefId, uid)).toMatchObject({ declineReason: "CANCELLED" });
      expect(await contacts()).toEqual([null, null]);
      expect(await market.mailsTo(uid)).not.toContainEqual(expect.stringContaining("accepted"));
      expect(books.faults()).toEqual([]);
    },
  );

  it("undoes it after coming back", async () => {
    const { books, market, hirer, briefId, key, existing } = await createUntold(2);
    succeeded(await deleteAccount(market, hirer));
    await market.pass(minute);
    succeeded(await takeDeletionBack(market, hirer));
    succeeded(await undoDecision(market, hirer, key));
    expect(await market.readProposal(briefId, key.applicantUid)).toMatchObject({ status: "SENT" });
    await market.pass(3 * minute);
    expect(await existing()).toMatchObject({ status: "SHORTLISTING" });
    expect(books.faults()).toEqual([]);
  });
});
