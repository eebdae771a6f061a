import { expect, it } from "vitest";
import { type Block, blockId, blocksCollection } from "~/features/conversations/rules/block";
import { type Profile, profilesCollection } from "~/features/profiles/rules/profile";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { aPhoto, createStudio } from "./faces";

type Studio = ReturnType<typeof createStudio>;
type Person = { uid: string; cookie: string };

/** Everybody who may come to the address of a picture, beside its owner. */
const readers = {
  anonymous: async () => ({ uid: "", cookie: "" }),
  pending: (studio: Studio) => studio.join("HIRER", { status: "PENDING" }),
  member: (studio: Studio) => studio.join("HIRER"),
  suspended: (studio: Studio) => studio.join("HIRER", { status: "SUSPENDED" }),
  blocked: async (studio: Studio, owner: string) => block(studio, owner, await studio.join("HIRER")),
  blocking: async (studio: Studio, owner: string) => {
    const reader = await studio.join("HIRER");
    return { ...reader, ...(await block(studio, reader.uid, { ...reader, uid: owner })), uid: reader.uid };
  },
} satisfies Record<string, (studio: Studio, owner: string) => Promise<Person>>;

async function block({ store, clock }: Studio, uid: string, other: Person): Promise<Person> {
  const block: Block = { uid, otherUid: other.uid, at: `${clock.now().toISOString()}_b` };
  await store.transact(async (tx) => tx.set(blocksCollection, blockId(uid, other.uid), block));
  return other;
}

const nobody = { anonymous: 404, pending: 404, member: 404, suspended: 404, blocked: 404, blocking: 404 };

const everybody = { anonymous: 200, pending: 200, member: 200, suspended: 200, blocked: 200, blocking: 200 };

it.each([
  ["hidden", { visibility: "HIDDEN" }, nobody],
  ["for members", { visibility: "MEMBERS" }, { ...nobody, member: 200 }],
  ["for everyone", { visibility: "EVERYONE", handle: "ann" }, everybody],
] as const)(
  "the picture of a profile that is %s is for those who read the profile",
  async (_what, profile, may) => {
    const studio = createStudio();
    const owner = await studio.join("FREELANCER", { profile });
    await studio.send(owner.cookie, await aPhoto());
    const face = (await studio.faceOf(owner.uid)) ?? "";
    const found: Record<string, number> = {};
    for (const [who, join] of Object.entries(readers)) {
      const { cookie } = await join(studio, owner.uid);
      found[who] = (await studio.read(cookie, face)).status;
    }
    expect(found).toEqual(may);
    expect((await studio.read(owner.cookie, face)).status).toBe(200);
  },
);

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
