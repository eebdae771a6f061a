import { readdirSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { stubIdentity } from "#tests/support/people";
import { briefStatuses } from "~/domain/brief";
import { pictureKey, wholeKey } from "~/domain/file-keys";
import { proposalStatuses } from "~/domain/proposal";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import { checkAgreements } from "~/features/agreements/reads/check-agreements";
import type { Brief } from "~/features/briefs/model/brief";
import type { HirerRecord } from "~/features/briefs/model/hirer-record";
import { listFilesOfCases } from "~/features/files/model/attached";
import { isKept, type StoredFile } from "~/features/files/model/file";
import { checkMilestones } from "~/features/milestones/reads/check-milestones";
import { createAnswerLinks } from "~/features/notifications/mails/answer-links.server";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import { completenessOf } from "~/features/profiles/model/completeness";
import type { Profile } from "~/features/profiles/model/profile";
import type { Proposal } from "~/features/proposals/model/proposal";
import {
  listPublicBriefs,
  readBriefOfTheDay,
  toPublicBriefs,
} from "~/features/public-pages/reads/public-brief";
import { readPublicMember } from "~/features/public-pages/reads/public-member";
import { isShown, type Work } from "~/features/references/model/work";
import { type TimeLedger, timeLedgers } from "~/features/time-sheets/model/time-sheet";
import type { Files } from "~/platform/ports/files";
import type { Identity } from "~/platform/ports/identity";
import type { Store, Versioned } from "~/platform/ports/store";
import { turnHere } from "~/platform/turned-pictures/turn-here.server";
import { ok } from "~/values/result";
import { fillMarket } from "../../tools/demo/fill";
import { hasFace } from "../../tools/demo/gallery";
import { briefs, hirers, talents } from "../../tools/demo/texts/texts";
import { whoIsWho } from "../../tools/demo/who-is-who";
import { createTestApp } from "../support/app";
import { turnNothing } from "../support/turn-nothing";

const people = [...hirers, ...talents];

/** A provider whose uids are the addresses' own, and which knows an address that it has seen. */
function createIdentity(): Identity {
  const known = new Set<string>();
  const uidOf = (email: string) => `uid-of-${email.replace(/[^a-z]/g, "-")}`;
  return stubIdentity({
    async createUser(email) {
      if (known.has(email)) return { ok: false, code: "email-already-in-use" };
      known.add(email);
      return ok({ uid: uidOf(email) });
    },
    getUserByEmail: async (email) => ok({ uid: uidOf(email), email, emailVerified: false, disabled: false }),
  });
}

function createCopy({ turnPicture = turnNothing } = {}) {
  const { store, files, mailbox, clock } = createTestApp();
  const letterhead = { brand: "Guildhall", origin: "http://localhost:3000", contact: "hello@localhost" };
  return {
    store,
    files,
    mailbox,
    parts: {
      store,
      files,
      turnPicture,
      identity: createIdentity(),
      mailer: mailbox,
      letterhead,
      stopLinks: createStopLinks(["a secret of the tests"]),
      answerLinks: createAnswerLinks(["a secret of the tests"]),
      now: clock.now(),
    },
  };
}

async function readAll<T>(store: Store, collection: string, ids: string[]): Promise<Versioned<T>[]> {
  const found = [];
  for (let at = 0; at < ids.length; at += 100)
    found.push(...(await store.getMany<T>(collection, ids.slice(at, at + 100))));
  return found.filter((one) => one !== null);
}

/** Everything that a fill writes and that two fills of one moment write alike. */
async function contentOf(store: Store, { identity }: { identity: Identity }) {
  const uids: string[] = [];
  for (const { email } of people) {
    const user = await identity.getUserByEmail(email);
    uids.push(user.ok ? user.value.uid : "");
  }
  const pairs = briefs.flatMap(({ id }) => uids.map((uid) => `${id}_${uid}`));
  return {
    accounts: await readAll(store, "accounts", uids),
    profiles: await readAll<Profile>(store, "profiles", uids),
    records: await readAll<HirerRecord>(store, "hirerRecords", uids),
    briefs: await readAll<Brief>(
      store,
      "briefs",
      briefs.map(({ id }) => id),
    ),
    proposals: await readAll<Proposal>(store, "proposals", pairs),
    saved: await readAll(
      store,
      "savedBriefs",
      pairs.map((pair) => pair.split("_").reverse().join("_")),
    ),
  };
}

async function readSize(files: Files, key: string) {
  const read = await files.read(key);
  const { width, height } = await sharp(await new Response(read?.bytes).arrayBuffer()).metadata();
  return { width, height };
}

/** What is shown of the uploads, and how many of what kind. */
async function filesOf(store: Store) {
  const { items } = await store.query<StoredFile>({ collection: "files", limit: 100 });
  return items
    .filter(({ data }) => isKept(data))
    .map(({ data: { uid, place, name, kind, of } }) => ({ uid, place, name, kind, of }))
    .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}

/** Members' pictures, those of cases, and one in a message. */
async function expectPictures(store: Store, files: Files) {
  const shown = await filesOf(store);
  const count = (place: string, kind: string) =>
    shown.filter((file) => file.place === place && file.kind === kind).length;
  expect(count("FACE", "FACE") / people.length).toBeGreaterThan(0.6);
  expect(count("FACE", "FACE")).toBeLessThan(people.length);
  expect([count("CASE", "PICTURE"), count("CASE", "PDF"), count("MESSAGE", "PICTURE")]).toEqual([6, 1, 1]);
  expect(count("DELIVERY", "PICTURE")).toBe(1);

  const uidOf = (handle: string) => {
    const { email = "" } = people.find((person) => person.handle === handle) ?? {};
    return `uid-of-${email.replace(/[^a-z]/g, "-")}`;
  };
  const [amara, mirador] = [uidOf("amara"), uidOf("mirador")];
  const faceOf = async (uid: string) => (await store.get<Profile>("profiles", uid))?.data.face ?? null;
  const face = await faceOf(amara);
  expect(await readSize(files, pictureKey(face ?? "", "medium", "webp"))).toEqual({
    width: 160,
    height: 160,
  });
  expect(await faceOf(mirador)).toBeNull();
  const [picture] = [...(await listFilesOfCases(store, amara)).values()].flat();
  expect(picture).toMatchObject({ kind: "PICTURE", width: 1200, height: 800 });
  expect(picture?.alt).toContain("Two screens of a phone");
  expect(await readSize(files, pictureKey(picture?.id ?? "", "large", "webp"))).toEqual({
    width: 1200,
    height: 800,
  });
  const page = (await listFilesOfCases(store, uidOf("callum"))).get("00000000-0000-4000-8000-000000000003");
  const pdf = await files.read(wholeKey(page?.find(({ kind }) => kind === "PDF")?.id ?? ""));
  expect(await new Response(pdf?.bytes).text()).toMatch(
    /^%PDF-1\.4\n[\s\S]*\(The forecast on one page\)[\s\S]*%%EOF\n$/,
  );
}

/** Each fill gives its uploads ids of its own. */
function withoutIds({ id, data }: Versioned<unknown>) {
  const face = data !== null && typeof data === "object" && "face" in data && data.face !== null;
  const kept = face ? { ...data, face: "there" } : data;
  return { id, data: JSON.parse(JSON.stringify(kept).replaceAll(/"[\da-f]{32}"/g, '"an upload"')) };
}

/** The same store, which is gone after so many commits. */
function breakAfter(store: Store, commits: number): Store {
  let left = commits;
  return {
    get: (...args) => store.get(...args),
    getMany: (...args) => store.getMany(...args),
    query: (query) => store.query(query),
    close: () => store.close(),
    transact(work) {
      if (left-- <= 0) throw new Error("cut off");
      return store.transact(work);
    },
  } as Store;
}

describe("the sample market", () => {
  it("is filled once, through every rule, in all states, and sends nobody a mail of the past", async () => {
    const { store, files, mailbox, parts } = createCopy({ turnPicture: turnHere });
    expect(await fillMarket(parts)).toBe("filled");
    await expectPictures(store, files);
    const market = await contentOf(store, parts);
    expect(market.accounts).toHaveLength(people.length);
    expect(market.briefs).toHaveLength(60);
    const states = (list: { data: { status: string } }[]) => new Set(list.map(({ data }) => data.status));
    expect(states(market.briefs)).toEqual(new Set(briefStatuses));
    expect(states(market.proposals)).toEqual(new Set(proposalStatuses));
    expect(market.proposals.length).toBeGreaterThan(150);
    expect(market.saved.length).toBeGreaterThan(60);
    const asked = new Set(
      market.proposals.map(
        ({ data: { rate, days } }) => rate && `${rate.unit}${days === null ? "" : ", estimated"}`,
      ),
    );
    expect(asked).toEqual(new Set(["PROJECT", "DAY", "DAY, estimated", "HOUR"]));
    expect(new Set(market.briefs.map(({ data }) => data.closeReason))).toEqual(
      new Set([null, "NO_FIT", "BUDGET", "CANCELLED", "ELSEWHERE", "EXPIRED"]),
    );
    const inTime = market.records.reduce((sum, { data }) => sum + data.decidedInTime, 0);
    const late = market.records.reduce((sum, { data }) => sum + data.decidedLate, 0);
    expect({ inTime: inTime > 10, late }).toEqual({ inTime: true, late: 3 });
    expect(await mailbox.list()).toEqual([]);

    const { items } = await listPublicBriefs(store, null, { first: 20, after: null });
    const open = await toPublicBriefs(store, items, parts.now);
    expect(open.length).toBeGreaterThan(5);
    expect(new Set(open.map(({ discipline }) => discipline)).size).toBeGreaterThan(4);
    expect(open.filter(({ hirer }) => hirer.handle !== null)).not.toEqual([]);
    expect(await readBriefOfTheDay(store, parts.now)).not.toBeNull();
    for (const handle of ["amara-okafor", "harbour-hale-ferries"])
      expect(await readPublicMember(store, handle)).toMatchObject({ handle });
    expect((await readPublicMember(store, "amara-okafor"))?.cases).toHaveLength(2);
    const [{ data: work } = { data: null }] = (await store.query<Work>({ collection: "works", limit: 9 }))
      .items;
    expect(isShown(work, parts.now) && [work?.byHirer?.reply, work?.byTalent?.reply]).toEqual([
      "Thank you. The planner who disagreed was right.",
      null,
    ]);

    const { items: agreed } = await store.query<Agreement>({ collection: agreementsCollection, limit: 9 });
    expect(agreed.map(({ data }) => [data.inForce?.n, data.accepted, data.delivered])).toEqual([
      [1, ["style"], ["threefilms"]],
      [1, undefined, undefined],
    ]);
    const [time] = (await store.query<TimeLedger>({ collection: timeLedgers.name, limit: 9 })).items;
    expect(time?.data.weeks.map(({ state, amount }) => [state, amount])).toEqual([
      ["SUBMITTED", 500],
      ["RETURNED", 250],
      ["APPROVED", 450],
    ]);
    expect(await checkAgreements(store)).toEqual({ agreements: 2, brokenAt: null });
    expect(await checkMilestones(store)).toEqual({ deliveries: 2, brokenAt: null });

    const past = market.briefs.flatMap(({ data }) => data.events.map(({ at }) => at)).sort();
    expect(past.at(-1)?.localeCompare(parts.now.toISOString())).toBeLessThanOrEqual(0);

    expect(await fillMarket({ ...parts, now: new Date(parts.now.getTime() + 5_000) })).toBe("there before");
    expect(await contentOf(store, parts)).toEqual(market);
  });

  it("ends the same when its fill is cut off at any point and begun again", async () => {
    const whole = createCopy();
    await fillMarket(whole.parts);
    const cut = createCopy();
    const parts = { ...cut.parts, now: whole.parts.now };
    for (const commits of [1, 40, 333, 700]) {
      const broken = { ...parts, store: breakAfter(cut.store, commits) };
      await expect(fillMarket(broken)).rejects.toThrow("cut off");
    }
    expect(await fillMarket(parts)).toBe("filled");
    const [a, b] = [await contentOf(whole.store, whole.parts), await contentOf(cut.store, cut.parts)];
    for (const key of Object.keys(a) as (keyof typeof a)[])
      expect(b[key].map(withoutIds), key).toEqual(a[key].map(withoutIds));
    expect(await filesOf(cut.store)).toEqual(await filesOf(whole.store));
  });

  it("has a picture for most, and each for somebody", () => {
    const faces = readdirSync("tools/demo/faces").map((file) => file.replace(/\.png$/, ""));
    const handles = people.map(({ handle }) => handle);
    expect(faces.filter((handle) => !handles.includes(handle))).toEqual([]);
    expect(handles.filter(hasFace).length).toBeGreaterThan(handles.length / 2);
  });

  it("is written for people: nobody twice, addresses of examples alone, profiles that are complete", () => {
    const emails = people.map(({ email }) => email);
    expect(new Set(emails).size).toBe(people.length);
    expect(emails.filter((email) => !/@(?:[a-z-]+\.)?example\.(?:com|org)$/.test(email))).toEqual([]);
    expect(talents).toHaveLength(40);
    expect(new Set(talents.map(({ profile }) => profile.country)).size).toBeGreaterThan(25);
    const bare = talents.filter(({ profile, kind }) =>
      completenessOf({ services: [], people: [], links: [], ...profile } as unknown as Profile, kind).some(
        ({ field, met }) => !met && ["about", "headline", "country", "skills", "rate"].includes(field),
      ),
    );
    expect(bare.map(({ handle }) => handle)).toEqual([]);
  });

  it("says addresses that exist, of each kind", () => {
    const said = whoIsWho("filled", "http://localhost:3000");
    const named = people.filter(({ email }) => said.includes(email));
    expect(new Set(named.map(({ kind }) => kind))).toEqual(new Set(["HIRER", "FREELANCER", "AGENCY"]));
    expect(said.match(/@/g)).toHaveLength(named.length);
  });
});
