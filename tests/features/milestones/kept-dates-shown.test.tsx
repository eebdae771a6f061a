import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createMarket, succeeded } from "#tests/support/market";
import { openSession } from "#tests/support/seeded-market";
import { emptyContent } from "~/domain/fields/content";
import { profileFields } from "~/domain/fields/profile-fields";
import { getHirerRecord, hirerRecordsCollection } from "~/features/briefs/model/hirer-record";
import { talentRecords } from "~/features/milestones/model/talent-record";
import { MemberProfile } from "~/features/profiles/shared/member-profile";
import { showMember } from "~/features/profiles/shared/shown-member";
import { acceptProposal } from "~/features/proposals/writes/decide-proposal";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useRouteLoaderData: () => undefined,
}));

/** Six dates with three others, of which the last is two days late. */
const datesOf = (uid: string, now: Date) =>
  Array.from({ length: 6 }, (_, at) => {
    const by = new Date(now.getTime() - 3 * 86_400_000).toISOString();
    const late = new Date(now.getTime() - 86_400_000).toISOString();
    return { id: `${at}`, uid, otherUid: `other-${at % 3}`, by, at: at === 5 ? late : by };
  });

const memberQuery = `query ($uid: ID!) {
  member(uid: $uid) { record { looked { of inTime } } delivered { of inTime } }
}`;

it("members read of a hirer how deliveries were looked at, of talent how they delivered, with a proposal as well", async () => {
  const market = createMarket();
  const { store, clock } = market;
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const talent = await market.propose(briefId);
  const [asHirer, asTalent] = await Promise.all(
    [hirer, talent].map(async (uid) => inProcess(market.app.api, await openSession(market.app, uid))),
  );
  const none = { member: { record: null, delivered: null } };
  expect((await asHirer?.(memberQuery, { uid: talent }))?.data).toEqual(none);
  await store.transact(async (tx) => {
    const record = await getHirerRecord(tx, hirer);
    tx.set(hirerRecordsCollection, hirer, { ...record, dates: datesOf(hirer, clock.now()) });
    tx.set(talentRecords.name, talent, { delivered: datesOf(talent, clock.now()) });
  });
  const kept = { of: 6, inTime: 5 };
  expect((await asTalent?.(memberQuery, { uid: hirer }))?.data).toEqual({
    member: { record: { looked: kept }, delivered: null },
  });
  expect((await asHirer?.(memberQuery, { uid: talent }))?.data).toEqual({
    member: { record: null, delivered: kept },
  });
  const proposal = `query ($brief: ID!, $applicant: ID!) {
    proposal(brief: $brief, applicant: $applicant) { applicant { delivered { of inTime } } }
  }`;
  expect((await asHirer?.(proposal, { brief: briefId, applicant: talent }))?.data).toEqual({
    proposal: { applicant: { delivered: kept } },
  });
  succeeded(await acceptProposal(market, hirer, { briefId, applicantUid: talent }, []));
  expect((await getHirerRecord(store, hirer)).dates).toHaveLength(6);
});

const profile = { ...emptyContent(profileFields), displayName: "Ann" };
const pageOf = (given: Omit<Parameters<typeof showMember>[0], "profile" | "language">) => {
  const member = showMember({ ...given, profile, language: null }, { said: "today", fresh: true });
  return renderToStaticMarkup(<MemberProfile member={member} />).replaceAll(/[\u2066-\u2069]/g, "");
};

it("a member’s page says it in a sentence with figures, and nothing where there are too few", () => {
  const record = { decidedInTime: 1, decidedLate: 0, replies: null };
  const looked = { of: 6, inTime: 5 };
  expect(pageOf({ kind: "HIRER", record: { ...record, looked } })).toContain(
    "Looked at 5 of 6 deliveries in time",
  );
  expect(pageOf({ kind: "HIRER", record: { ...record, looked: null } })).not.toContain("deliver");
  expect(pageOf({ kind: "FREELANCER", record: null, delivered: looked })).toContain(
    "Delivered 5 of 6 milestones by the date agreed",
  );
  expect(pageOf({ kind: "FREELANCER", record: null, delivered: null })).not.toMatch(/deliver/i);
});
