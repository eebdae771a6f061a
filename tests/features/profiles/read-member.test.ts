import { describe, expect, it } from "vitest";
import { createMarket, succeeded } from "#tests/support/market";
import { accountsCollection } from "~/features/accounts/model/account";
import { type PublicMember, readMember } from "~/features/profiles/reads/read-member";
import { declineProposal } from "~/features/proposals/writes/decide-proposal";
import { saveProposal } from "~/features/proposals/writes/write-proposal";

const hidden = { profile: { visibility: "HIDDEN" as const } };
const seen = (member: PublicMember | null) => member !== null;

describe("a member who may be found", () => {
  it("is read by every confirmed member, and by nobody else", async () => {
    const { store, join } = createMarket();
    const ann = await join("FREELANCER");
    expect(seen(await readMember(store, await join("HIRER"), ann))).toBe(true);
    expect(seen(await readMember(store, await join("AGENCY", { status: "PENDING" }), ann))).toBe(false);
    expect(seen(await readMember(store, await join("AGENCY", { status: "SUSPENDED" }), ann))).toBe(false);
    expect(seen(await readMember(store, "nobody", ann))).toBe(false);
  });

  it.each(["PENDING", "SUSPENDED", "DELETING"] as const)(
    "is read by nobody else while %s",
    async (status) => {
      const { store, join } = createMarket();
      const ann = await join("FREELANCER", { status });
      expect(seen(await readMember(store, await join("HIRER"), ann))).toBe(false);
      expect(seen(await readMember(store, ann, ann))).toBe(true);
    },
  );

  it("never shows an address", async () => {
    const { store, join } = createMarket();
    const hirer = await join("HIRER");
    const member = await readMember(store, await join("FREELANCER"), hirer);
    expect(member?.record).toMatchObject({ decidedInTime: 0, decidedLate: 0 });
    expect(JSON.stringify(member)).not.toContain("@");
  });
});

describe("a hidden member", () => {
  it("is read by themselves alone, without a brief in between", async () => {
    const { store, join } = createMarket();
    const ann = await join("FREELANCER", hidden);
    expect(seen(await readMember(store, await join("HIRER"), ann))).toBe(false);
    expect(seen(await readMember(store, ann, ann))).toBe(true);
  });

  it("who hires is read through a brief by whoever may read that brief", async () => {
    const { store, join, open } = createMarket();
    const hirer = await join("HIRER", hidden);
    const other = await join("HIRER");
    const briefId = await open(hirer, { openTo: "FREELANCER" });
    const read = async (reader: string, through: string = briefId) =>
      seen(await readMember(store, reader, hirer, { briefId: through }));
    expect(await read(await join("FREELANCER"))).toBe(true);
    expect(await read(await join("AGENCY", { status: "PENDING" }))).toBe(false);
    expect(await read(other)).toBe(false);
    expect(await read(await join("FREELANCER"), await open(other))).toBe(false);
    expect(await read(await join("FREELANCER"), "no brief")).toBe(false);
  });

  it("who proposed is read by the brief's hirer through it, and by no other", async () => {
    const { store, clock, join, open, propose, aProposal } = createMarket();
    const hirer = await join("HIRER");
    const briefId = await open(hirer);
    const ann = await propose(briefId);
    const through = { briefId };
    await store.transact(async (tx) => {
      const found = await tx.get<object>("profiles", ann);
      tx.set("profiles", ann, { ...found?.data, visibility: "HIDDEN" });
    });
    expect(seen(await readMember(store, hirer, ann, through))).toBe(true);
    expect(seen(await readMember(store, hirer, ann))).toBe(false);
    expect(seen(await readMember(store, await join("HIRER"), ann, through))).toBe(false);
    // Another applicant of the same brief has to do with the hirer, not with each other.
    expect(seen(await readMember(store, await propose(briefId), ann, through))).toBe(false);
    // A no doesn't take back what was sent.
    const decline = { reason: "RATE" as const, note: null };
    succeeded(await declineProposal({ store, clock }, hirer, { briefId, applicantUid: ann }, decline));
    expect(seen(await readMember(store, hirer, ann, through))).toBe(true);

    const drafting = await join("FREELANCER", hidden);
    succeeded(
      await saveProposal({ store, clock }, drafting, briefId, { revision: null, content: aProposal() }),
    );
    expect(seen(await readMember(store, hirer, drafting, through))).toBe(false);
  });

  it("stays unread when their account goes, whatever brief is named", async () => {
    const { store, join, open } = createMarket();
    const hirer = await join("HIRER", hidden);
    const briefId = await open(hirer);
    const account = await store.get<object>(accountsCollection, hirer);
    await store.transact(async (tx) =>
      tx.set(accountsCollection, hirer, { ...account?.data, status: "DELETING" }),
    );
    expect(seen(await readMember(store, await join("FREELANCER"), hirer, { briefId }))).toBe(false);
  });
});
