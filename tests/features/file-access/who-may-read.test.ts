import { expect, it } from "vitest";
import { aPhoto, createStudio } from "#tests/support/faces";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { writeReport } from "~/features/moderation/writes/write-report";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";

type Studio = ReturnType<typeof createStudio>;

/** Everybody who may come to the address of a picture, beside its owner: the cookie of their browser. */
const readers: Record<string, (studio: Studio, owner: string) => Promise<string>> = {
  anonymous: async () => "",
  pending: async (studio) => (await studio.join("HIRER", { status: "PENDING" })).cookie,
  member: async (studio) => (await studio.join("HIRER")).cookie,
  suspended: async (studio) => (await studio.join("HIRER", { status: "SUSPENDED" })).cookie,
  async blocked(studio, owner) {
    const { uid, cookie } = await studio.join("HIRER");
    await block(studio, owner, uid);
    return cookie;
  },
  async blocking(studio, owner) {
    const { uid, cookie } = await studio.join("HIRER");
    await block(studio, uid, owner);
    return cookie;
  },
  administrator: async (studio) => (await studio.join("HIRER", { admin: true })).cookie,
};

async function block({ store, clock }: Studio, uid: string, otherUid: string): Promise<void> {
  const block: Block = { uid, otherUid, at: `${clock.now().toISOString()}_b` };
  await store.transact(async (tx) => tx.set(blocksCollection, blockId(uid, otherUid), block));
}

const [hidden, members, everyone] = [
  { visibility: "HIDDEN" },
  { visibility: "MEMBERS" },
  { visibility: "EVERYONE", handle: "ann" },
] as const;

// anonymous, pending, member, suspended, blocked, blocking, administrator
it.each([
  ["hidden", hidden, "ACTIVE", "404 404 404 404 404 404 404"],
  ["for members", members, "ACTIVE", "404 404 200 404 404 404 200"],
  ["for everyone", everyone, "ACTIVE", "200 200 200 200 200 200 200"],
  ["for everyone, of a suspended member", everyone, "SUSPENDED", "404 404 404 404 404 404 404"],
] as const)(
  "the picture of a profile that is %s is for who may read that",
  async (_, profile, status, may) => {
    const studio = createStudio();
    const owner = await studio.join("FREELANCER", { profile });
    await studio.send(owner.cookie, await aPhoto());
    const face = (await studio.faceOf(owner.uid)) ?? "";
    await studio.store.transact(async (tx) => {
      const account = (await tx.get<Account>(accountsCollection, owner.uid))?.data;
      tx.set(accountsCollection, owner.uid, { ...account, status });
    });
    const found = Object.values(readers).map(
      async (join) => (await studio.read(await join(studio, owner.uid), face)).status,
    );
    expect((await Promise.all(found)).join(" ")).toBe(may);
    expect((await studio.read(owner.cookie, face)).status).toBe(200);
  },
);

it("a reported member’s picture is an administrator’s to read, too", async () => {
  const studio = createStudio();
  const owner = await studio.join("FREELANCER", { profile: members });
  await studio.send(owner.cookie, await aPhoto());
  const face = (await studio.faceOf(owner.uid)) ?? "";
  const reporter = await studio.join("HIRER");
  const sent = { about: "MEMBER", subject: owner.uid, reason: "SCAM", note: null } as const;
  await writeReport(studio, reporter.uid, sent);
  await studio.store.transact(async (tx) => {
    const profile = (await tx.get<Profile>(profilesCollection, owner.uid))?.data;
    tx.set(profilesCollection, owner.uid, { ...profile, ...hidden });
  });
  expect((await studio.read((await studio.join("HIRER")).cookie, face)).status).toBe(404);
  expect((await studio.read((await studio.join("HIRER", { admin: true })).cookie, face)).status).toBe(200);
});

it("the hirer of a proposal reads it through the brief alone, and nobody else does", async () => {
  const studio = createStudio();
  const hirer = await studio.join("HIRER");
  const brief = await studio.open(hirer.uid);
  const uid = await studio.propose(brief);
  const applicant = await studio.enter(uid, { kind: "FREELANCER", admin: false });
  await studio.send(applicant.cookie, await aPhoto());
  await studio.store.transact(async (tx) => {
    const profile = (await tx.get<Profile>(profilesCollection, uid))?.data;
    tx.set(profilesCollection, uid, { ...profile, visibility: "HIDDEN" });
  });
  const face = (await studio.faceOf(uid)) ?? "";
  const other = await studio.join("HIRER");
  expect((await studio.read(hirer.cookie, face, { through: brief })).status).toBe(200);
  expect((await studio.read(other.cookie, face, { through: brief })).status).toBe(404);
  expect((await studio.read(hirer.cookie, face)).status).toBe(404);
});

it("its address leads nowhere by other names, or once the session has ended", async () => {
  const studio = createStudio();
  const owner = await studio.join("FREELANCER", { profile: { visibility: "MEMBERS" } });
  await studio.send(owner.cookie, await aPhoto());
  const face = (await studio.faceOf(owner.uid)) ?? "";
  const reader = await studio.join("HIRER");
  for (const name of [
    "",
    "small",
    "small.png",
    "tiny.avif",
    "small.avif.webp",
    "../small.avif",
    "__proto__.avif",
  ])
    expect((await studio.read(reader.cookie, face, { name })).status, name).toBe(404);
  for (const id of ["", "..", face.toUpperCase(), face.slice(1), `${face}-small.avif`, "0".repeat(32)])
    expect((await studio.read(reader.cookie, id)).status, id).toBe(404);
  expect((await studio.read(reader.cookie, face)).status).toBe(200);
  await studio.store.transact(async (tx) => {
    tx.delete(sessionsCollection, reader.sessionId);
  });
  expect((await studio.read(reader.cookie, face)).status).toBe(404);
});
