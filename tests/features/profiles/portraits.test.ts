import { expect, it } from "vitest";
import { aPhoto, createStudio } from "#tests/support/faces";
import { succeeded } from "#tests/support/market";
import { getProfile, type Profile } from "~/features/profiles/model/profile";
import { saveProfile } from "~/features/profiles/writes/save-profile";

const ada = { name: "Ada Lee", role: null, languages: [] };
const bo = { name: "Bo & Co", role: "Design", languages: ["German"] };

async function createAgency() {
  const studio = createStudio();
  const agency = await studio.join("AGENCY", { profile: { people: [ada, bo], visibility: "MEMBERS" } });
  const profile = async () => {
    const found = await getProfile(studio.store, agency.uid);
    if (!found) throw new Error("No profile");
    return found.data;
  };
  const show = async (person: string) => {
    const sent = await studio.send(agency.cookie, await aPhoto(), { person });
    expect(sent).toHaveRedirect(
      `/app/profile/picture?${new URLSearchParams({ person, done: "saved" })}`,
      303,
    );
    return (await profile()).portraits.find((one) => one.person === person)?.face ?? "";
  };
  const save = async (more: Partial<Profile>) => {
    const { revision, ...content } = await profile();
    succeeded(await saveProfile(studio, agency.uid, { revision, content: { ...content, ...more } as never }));
  };
  return { studio, ...agency, profile, show, save };
}

it("one of an agency’s people has a picture of their own, which its readers read", async () => {
  const { studio, uid, profile, show } = await createAgency();
  const face = await show("Bo & Co");
  expect(await profile()).toMatchObject({ face: null, portraits: [{ person: "Bo & Co", face }] });
  const hirer = await studio.join("HIRER");
  expect((await studio.read(hirer.cookie, face)).status).toBe(200);
  expect(await studio.faceOf(uid)).toBeNull();
});

it("another one takes its place, and the bytes of the first go; removed, all go", async () => {
  const { studio, cookie, profile, show } = await createAgency();
  const first = await show("Ada Lee");
  const second = await show("Ada Lee");
  const other = await show("Bo & Co");
  expect((await studio.read(cookie, first)).status).toBe(404);
  expect((await profile()).portraits).toHaveLength(2);
  await studio.send(cookie, null, { person: "Ada Lee", intent: "remove" });
  expect((await profile()).portraits).toEqual([{ person: "Bo & Co", face: other }]);
  expect((await studio.read(cookie, second)).status).toBe(404);
});

it("a profile that is saved keeps pictures of those whom it names, and no others", async () => {
  const { studio, cookie, profile, show, save } = await createAgency();
  const gone = await show("Ada Lee");
  const face = await show("Bo & Co");
  await save({ headline: "Posters" });
  expect((await profile()).portraits).toHaveLength(2);
  await save({ people: [{ ...bo, role: "Lead" }] });
  expect((await profile()).portraits).toEqual([{ person: "Bo & Co", face }]);
  expect((await studio.read(cookie, gone)).status).toBe(404);
  expect((await studio.read(cookie, face)).status).toBe(200);
});

it.each(["Cleo", "", "ada lee", "__proto__"])(
  "there is none for whom the profile doesn’t name: %j",
  async (person) => {
    const { studio, cookie, profile } = await createAgency();
    expect((await studio.send(cookie, await aPhoto(), { person })).status).toBe(404);
    expect((await profile()).portraits).toEqual([]);
  },
);

it("a picture of a person who was removed meanwhile is removed with its refusal", async () => {
  const { studio, cookie } = await createAgency();
  await studio.send(cookie, await aPhoto(), { person: "Cleo" });
  await studio.worker.runDue();
  expect(studio.onDisk()).toEqual([]);
});
