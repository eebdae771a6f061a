import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import type { OwnerCloseReason } from "~/domain/brief";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import {
  beginShortlisting,
  copyBrief,
  deleteDraft,
  publishBrief,
  reopenBrief,
} from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { closeBrief } from "~/features/proposals/writes/end-brief";

/** A market with a hirer and a draft of theirs that can be published. */
async function createDesk() {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const id = randomUUID();
  const content = market.aBrief();
  succeeded(await saveBrief(market, hirer, { id, revision: null, content }));
  return {
    ...market,
    hirer,
    id,
    content,
    save: (revision: number | null, change: Partial<typeof content> = {}, who = hirer) =>
      saveBrief(market, who, { id, revision, content: { ...content, ...change } }),
    publish: (revision = 1) => publishBrief(market, hirer, id, revision),
    shortlist: () => beginShortlisting(market, hirer, id),
    close: (reason: string) => closeBrief(market, hirer, id, reason as OwnerCloseReason),
    reopen: (dates: { closesOn: string; decideOn: string }) => reopenBrief(market, hirer, id, dates),
    brief: () => market.readBrief(id),
  };
}

const at = (time: number) => new Date(time).toISOString().slice(0, 10);

describe("a button pressed twice", () => {
  it("publishes once, and a form of another draft publishes nothing", async () => {
    const desk = await createDesk();
    expect(refusalOf(await desk.publish(2))).toBe("STALE");
    expect(refusalOf(await desk.publish(0))).toBe("STALE");
    expect((await desk.brief()).status).toBe("DRAFT");
    expect(succeeded(await desk.publish()).data).toMatchObject({ status: "OPEN", revision: 2 });
    const published = await desk.brief();
    desk.clock.advance(1);
    succeeded(await desk.publish());
    expect(await desk.brief()).toEqual(published);
    expect(refusalOf(await desk.publish(2))).toBe("WRONG_STATE");
    expect(refusalOf(await desk.publish(3))).toBe("STALE");
  });

  it("puts into review once", async () => {
    const desk = await createDesk();
    expect(refusalOf(await desk.shortlist())).toBe("WRONG_STATE");
    succeeded(await desk.publish());
    succeeded(await desk.shortlist());
    const reviewed = await desk.brief();
    desk.clock.advance(1);
    succeeded(await desk.shortlist());
    expect(await desk.brief()).toEqual(reviewed);
  });

  it("reopens once, to these days alone, and never again", async () => {
    const desk = await createDesk();
    const today = desk.clock.now().getTime();
    const dates = { closesOn: at(today + 12 * day), decideOn: at(today + 20 * day) };
    succeeded(await desk.publish());
    expect(refusalOf(await desk.reopen(dates))).toBe("WRONG_STATE");
    succeeded(await desk.shortlist());
    expect(refusalOf(await desk.reopen({ ...dates, closesOn: at(today - day) }))).toBe("INVALID");
    expect(refusalOf(await desk.reopen({ ...dates, decideOn: at(today + 11 * day) }))).toBe("INVALID");
    expect(await desk.brief()).toMatchObject({ status: "SHORTLISTING", reopened: false });
    succeeded(await desk.reopen(dates));
    const reopened = await desk.brief();
    expect(reopened).toMatchObject({ ...dates, status: "OPEN", reopened: true, revision: 3 });
    desk.clock.advance(1);
    succeeded(await desk.reopen(dates));
    expect(await desk.brief()).toEqual(reopened);
    expect(refusalOf(await desk.reopen({ ...dates, closesOn: at(today + 13 * day) }))).toBe("WRONG_STATE");
    expect(refusalOf(await desk.reopen({ ...dates, decideOn: at(today + 21 * day) }))).toBe("WRONG_STATE");
    succeeded(await desk.shortlist());
    expect(refusalOf(await desk.reopen(dates))).toBe("REOPENED_BEFORE");
  });

  it("closes once, with one reason, which is the hirer’s to give", async () => {
    const desk = await createDesk();
    expect(refusalOf(await desk.close("BUDGET"))).toBe("WRONG_STATE");
    succeeded(await desk.publish());
    for (const reason of ["EXPIRED", "because", ""])
      expect(refusalOf(await desk.close(reason))).toBe("INVALID");
    expect((await desk.brief()).status).toBe("OPEN");
    succeeded(await desk.close("BUDGET"));
    const closed = await desk.brief();
    expect(closed).toMatchObject({ status: "CLOSED", closeReason: "BUDGET" });
    expect(closed.endedAt).toBe(desk.clock.now().toISOString());
    desk.clock.advance(1);
    succeeded(await desk.close("BUDGET"));
    expect(await desk.brief()).toEqual(closed);
    expect(refusalOf(await desk.close("ELSEWHERE"))).toBe("WRONG_STATE");
    expect(refusalOf(await desk.save(2, { seats: 2 }))).toBe("WRONG_STATE");
  });

  it("saves once, and nothing over what was saved elsewhere", async () => {
    const desk = await createDesk();
    succeeded(await desk.save(1, { seats: 2 }));
    const saved = await desk.brief();
    expect(saved).toMatchObject({ seats: 2, revision: 2 });
    desk.clock.advance(1);
    succeeded(await desk.save(1, { seats: 2 }));
    succeeded(await desk.save(null, { seats: 2 }));
    expect(refusalOf(await desk.save(1, { seats: 3 }))).toBe("STALE");
    expect(refusalOf(await desk.save(null, { closesOn: at(desk.clock.now().getTime() + 9 * day) }))).toBe(
      "STALE",
    );
    expect(await desk.brief()).toEqual(saved);
  });

  it("deletes a draft once, and nothing but a draft", async () => {
    const desk = await createDesk();
    succeeded(await deleteDraft(desk, desk.hirer, desk.id));
    succeeded(await deleteDraft(desk, desk.hirer, desk.id));
    await expect(desk.brief()).rejects.toThrow("No brief");
    const open = await desk.open(desk.hirer);
    expect(refusalOf(await deleteDraft(desk, desk.hirer, open))).toBe("WRONG_STATE");
  });

  it("copies once: all but the dates, as a draft", async () => {
    const desk = await createDesk();
    succeeded(await desk.publish());
    const key = randomUUID();
    const { id, data } = succeeded(await copyBrief(desk, desk.hirer, desk.id, key));
    expect(data).toMatchObject({
      ...desk.content,
      closesOn: null,
      decideOn: null,
      status: "DRAFT",
      revision: 1,
    });
    desk.clock.advance(1);
    expect(succeeded(await copyBrief(desk, desk.hirer, desk.id, key))).toMatchObject({ id, data });
  });
});

describe("somebody else’s brief", () => {
  it("is not there: whatever its state, and whatever is tried", async () => {
    const desk = await createDesk();
    const other = await desk.join("HIRER");
    const tries = async () => [
      refusalOf(await desk.save(1, { seats: 2 }, other)),
      refusalOf(await publishBrief(desk, other, desk.id, 1)),
      refusalOf(await beginShortlisting(desk, other, desk.id)),
      refusalOf(await closeBrief(desk, other, desk.id, "BUDGET")),
      refusalOf(await copyBrief(desk, other, desk.id, randomUUID())),
    ];
    const before = await desk.brief();
    expect(await tries()).toEqual(Array(5).fill("NOT_FOUND"));
    succeeded(await deleteDraft(desk, other, desk.id));
    expect(await desk.brief()).toEqual(before);
    succeeded(await desk.publish());
    expect(await tries()).toEqual(Array(5).fill("NOT_FOUND"));
    // Its id as a key is one like any other.
    const copied = succeeded(await copyBrief(desk, other, await desk.open(other), desk.id));
    expect(copied.id).not.toBe(desk.id);
    expect((await desk.brief()).hirerUid).toBe(desk.hirer);
  });

  it("is not there for a hirer either whose address is not confirmed, and a draft of theirs is", async () => {
    const desk = await createDesk();
    const other = await desk.join("HIRER", { status: "PENDING" });
    const setPending = (uid: string) =>
      desk.store.transact(async (tx) => {
        const account = await tx.get<Account>(accountsCollection, uid);
        if (account) tx.set(accountsCollection, uid, { ...account.data, status: "PENDING" });
      });
    succeeded(await desk.publish());
    expect(refusalOf(await desk.save(2, { seats: 2 }, other))).toBe("NOT_FOUND");
    await setPending(desk.hirer);
    expect(refusalOf(await desk.save(2, { seats: 2 }))).toBe("CONFIRM_FIRST");
    const draft = randomUUID();
    const content = desk.content;
    succeeded(await saveBrief(desk, desk.hirer, { id: draft, revision: null, content }));
    succeeded(
      await saveBrief(desk, desk.hirer, { id: draft, revision: 1, content: { ...content, seats: 2 } }),
    );
  });

  it("can’t be written by talent, and its id can’t be chosen", async () => {
    const desk = await createDesk();
    const talent = await desk.join("FREELANCER");
    const write = (who: string, id: string) =>
      saveBrief(desk, who, { id, revision: null, content: desk.content });
    expect(refusalOf(await write(talent, randomUUID()))).toBe("WRONG_KIND");
    expect(refusalOf(await copyBrief(desk, talent, desk.id, randomUUID()))).toBe("WRONG_KIND");
    for (const id of ["proposals", "first-brief-1", "brief-1", `brief-${"1".repeat(60)}`, "brief/1-2-3"]) {
      expect(refusalOf(await write(desk.hirer, id))).toBe("NOT_FOUND");
      expect(refusalOf(await copyBrief(desk, desk.hirer, desk.id, id))).toBe("NOT_FOUND");
    }
  });
});
