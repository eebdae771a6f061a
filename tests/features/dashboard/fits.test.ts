import { describe, expect, it } from "vitest";
import { createDashboards } from "#tests/support/dashboards";
import { day, succeeded } from "#tests/support/market";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import type { Profile } from "~/features/profiles/model/profile";
import { profilesCollection } from "~/features/profiles/model/profile";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";

const has = (...skills: string[]): Partial<Profile> => ({ skills });

describe("members who fit a brief", () => {
  it("are found by each of its skills or services, the best fit first, five at most", async () => {
    const market = createDashboards();
    const hirer = await market.join("HIRER");
    await market.open(hirer, { skills: ["TypeScript", "SQL"] });
    const half = await market.join("FREELANCER", { profile: has("sql") });
    const none = await market.join("FREELANCER", { profile: has("Sales") });
    const whole = await market.join("AGENCY", { profile: { ...has("Typescript"), services: ["SQL"] } });
    const uids = (await market.read(hirer)).seeking?.members.map(({ member }) => member.uid);
    expect(uids).toEqual([whole, half]);
    expect(uids).not.toContain(none);
    const briefId = (await market.read(hirer)).seeking?.brief.id ?? "";
    const invitation = { briefId, uid: half, key: "12345678", line: "Your SQL is what we look for." };
    succeeded(await inviteMember(market, hirer, invitation));
    expect((await market.read(hirer)).seeking?.members).toMatchObject([{ member: { uid: whole } }]);
    for (let at = 0; at < 6; at += 1) await market.join("FREELANCER", { profile: has("SQL") });
    await market.pass(day);
    expect((await market.read(hirer)).seeking?.members).toHaveLength(5);
  });

  const left: [who: string, change: (market: Market, uid: string, brief: string) => Promise<unknown>][] = [
    ["hides", (market, uid) => hide(market, uid)],
    ["blocked the hirer", async (market, uid, brief) => block(market, uid, await hirerOf(market, brief))],
    ["is blocked by them", async (market, uid, brief) => block(market, await hirerOf(market, brief), uid)],
    ["is suspended", (market, uid) => market.setStatus(uid, "SUSPENDED")],
    ["is leaving", (market, uid) => market.setStatus(uid, "DELETING")],
    [
      "has sent a proposal",
      (market, uid, brief) =>
        sendProposal(market, uid, brief, { revision: null, content: market.aProposal() }).then(succeeded),
    ],
  ];
  type Market = ReturnType<typeof createDashboards>;

  const hirerOf = async (market: Market, brief: string) => (await market.readBrief(brief)).hirerUid;
  const block = (market: Market, uid: string, otherUid: string) =>
    market.store.transact(async (tx) =>
      tx.set<Block>(blocksCollection, blockId(uid, otherUid), { uid, otherUid, at: "2026-01-01" }),
    );

  async function hide(market: Market, uid: string): Promise<void> {
    const profile = await market.store.get<Profile>(profilesCollection, uid);
    if (!profile) throw new Error("no profile");
    const content = { ...profile.data, visibility: "HIDDEN" as const };
    succeeded(await saveProfile(market, uid, { revision: profile.data.revision, content }));
    expect((await market.store.get<Profile>(profilesCollection, uid))?.data.foundBy).toEqual([]);
  }

  it.each(left)("leave out at once who %s, also one who is remembered", async (_who, change) => {
    const market = createDashboards();
    const hirer = await market.join("HIRER");
    const brief = await market.open(hirer);
    const uid = await market.join("FREELANCER", { profile: has("SQL") });
    expect((await market.read(hirer)).seeking?.members).toMatchObject([{ member: { uid } }]);
    await change(market, uid, brief);
    expect((await market.read(hirer)).seeking?.members).toEqual([]);
  });

  const spelled: [asked: string, had: string[]][] = [
    ["Node.js", ["NodeJS", "node.js"]],
    ["Barrierefreiheit", ["Accessibility", "barrierefreiheit", "إمكانية الوصول"]],
  ];
  it.each(spelled)("know %s in each of its spellings and languages", async (asked, had) => {
    const market = createDashboards();
    const uids: string[] = [];
    for (const skill of had) uids.push(await market.join("FREELANCER", { profile: has(skill) }));
    await market.join("FREELANCER", { profile: has("Sales") });
    const hirer = await market.join("HIRER");
    await market.open(hirer, { skills: [asked] });
    const { members = [] } = (await market.read(hirer)).seeking ?? {};
    expect(members.map(({ member }) => member?.uid).sort()).toEqual(uids.sort());
  });

  it("tell nothing of a draft, and are of the kinds that the brief is open to", async () => {
    const market = createDashboards();
    const hirer = await market.join("HIRER");
    const brief = await market.open(hirer, { openTo: "FREELANCER" });
    await market.join("AGENCY", { profile: has("SQL") });
    await market.join("FREELANCER", { profile: has("SQL"), status: "PENDING" });
    const uid = await market.join("FREELANCER", { profile: has("SQL") });
    succeeded(await saveProposal(market, uid, brief, { revision: null, content: market.aProposal() }));
    expect((await market.read(hirer)).seeking).toMatchObject({
      brief: { id: brief },
      members: [{ member: { uid } }],
    });
  });
});

describe("where nobody fits a brief", () => {
  const rows: [who: string, others: Partial<Profile>[], rarest: string[]][] = [
    ["is found", [], ["TypeScript", "SQL", "Payments"]],
    ["has more than one of its skills", [has("SQL"), has("TypeScript"), has("Sales")], ["Payments"]],
  ];
  it.each(rows)(
    "because nobody %s, its owner reads which skills are the rarest",
    async (_who, others, rarest) => {
      const market = createDashboards();
      const hirer = await market.join("HIRER");
      await market.open(hirer, { skills: ["TypeScript", "SQL", "Payments"] });
      for (const profile of others) await market.join("FREELANCER", { profile });
      const { members, least, rarest: read } = (await market.read(hirer)).seeking ?? {};
      expect({ members, least, rarest: read }).toEqual({ members: [], least: 2, rarest });
    },
  );
});

describe("briefs that fit", () => {
  it("ask for the skills, and go once they are answered or their hirer is suspended", async () => {
    const market = createDashboards();
    const talent = await market.join("FREELANCER", { profile: has("SQL") });
    const hirers = [await market.join("HIRER"), await market.join("HIRER"), await market.join("HIRER")];
    const [first = "", second = "", third = ""] = hirers;
    const fits = await market.open(first, { skills: ["SQL"] });
    const fitsToo = await market.open(second, { skills: ["SQL"] });
    await market.open(third, { skills: ["Sales", "CRM", "SQL"] });
    await market.open(third, { openTo: "AGENCY" });
    const found = async () => (await market.read(talent)).briefs.map(({ brief }) => brief.id);
    expect((await found()).sort()).toEqual([fits, fitsToo].sort());

    succeeded(await saveProposal(market, talent, fits, { revision: null, content: market.aProposal() }));
    await market.setStatus(second, "SUSPENDED");
    expect(await found()).toEqual([]);
  });

  it("show a new one at the next look, also after a look that found none", async () => {
    const market = createDashboards();
    const talent = await market.join("FREELANCER", { profile: has("SQL") });
    const hirer = await market.join("HIRER");
    const found = async () => (await market.read(talent)).briefs.map(({ brief }) => brief.id);
    expect(await found()).toEqual([]);
    const briefs: string[] = [];
    for (let at = 0; at < 3; at += 1) {
      briefs.push(await market.open(hirer));
      expect((await found()).sort()).toEqual([...briefs].sort());
    }
  });

  const lacks: [who: string, profile: Partial<Profile>, asked: string[] | null][] = [
    ["names others", has("Go"), ["SQL", "CRM", "Figma", "Maps", "Sales"]],
    ["names one of three", has("sales"), ["SQL", "CRM", "Figma", "Maps"]],
    ["names none", {}, ["SQL", "CRM", "Figma", "Maps", "Sales"]],
    ["names enough", has("SQL", "CRM"), null],
    ["is an agency with enough services", { services: ["CRM", "Sales"] }, null],
  ];
  it.each(lacks)("are never others: who %s reads what is asked for most", async (_who, profile, asked) => {
    const market = createDashboards();
    const kind = profile.services ? "AGENCY" : "FREELANCER";
    const talent = await market.join(kind, { profile: { skills: [], ...profile } });
    const hirer = await market.join("HIRER");
    await market.open(hirer, { skills: ["Sales", "CRM", "SQL"] });
    await market.open(hirer, { skills: ["SQL", "Maps", "Figma"] });
    const { briefs, lacking } = await market.read(talent);
    expect(briefs.length > 0).toBe(asked === null);
    expect(lacking?.named).toBe(asked ? profile.skills !== undefined : undefined);
    // The others are asked for once each.
    const [most, ...rest] = lacking?.asked ?? [];
    expect(most ? [most, ...rest.sort()] : null).toEqual(asked);
  });
});

it("what a search found that wasn’t complete is looked for again when it is", async () => {
  const market = createDashboards();
  const search = market.app.search.briefs;
  const uid = await market.join("FREELANCER", { profile: has("SQL") });
  const hirer = await market.join("HIRER");
  const [find, isComplete] = [search.find, search.isComplete];
  const brief = await market.open(hirer);
  search.find = async () => ({ ids: [], next: null });
  search.isComplete = async () => false;
  expect((await market.read(uid)).briefs).toEqual([]);
  Object.assign(search, { find, isComplete });
  expect((await market.read(uid)).briefs.map((one) => one.brief.id)).toEqual([brief]);
});
