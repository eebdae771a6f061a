import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readAll } from "#tests/operations/migrations/old-store";
import { dayIn } from "#tests/support/clock";
import { wholeContent } from "#tests/support/content";
import { createMarket, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { briefFields } from "~/domain/fields/brief-fields";
import { emptyContent, pickContent } from "~/domain/fields/content";
import { fieldsOf } from "~/domain/fields/fields-of";
import { profileFields } from "~/domain/fields/profile-fields";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { copyBrief, deleteDraft } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { removeAccount, removeBelongings } from "~/features/leaving/writes/remove-member";
import { getProfile } from "~/features/profiles/model/profile";
import { saveProfile } from "~/features/profiles/writes/save-profile";
import { saveProposal } from "~/features/proposals/writes/write-proposal";
import { createVersionedStore } from "~/operations/migrations/versioned-store";
import { createSqliteStore } from "~/platform/store/sqlite/store.server";
import { DELETION_DELAY } from "~/values/durations";
import indexes from "../../firestore.indexes.json";

type Exported = { profile: object; briefs: object[]; proposals: object[] };
const wholeProfile = (handle = "about-handle") => ({ ...wholeContent(profileFields), handle });

describe("every field of a brief", () => {
  const whole = { ...wholeContent(briefFields), closesOn: null, decideOn: null };

  it("is saved, exported, and copied but for the two dates and its readers", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const id = randomUUID();
    const content = { ...whole, closesOn: "2031-05-12", decideOn: "2031-05-13" };
    succeeded(await saveBrief(market, hirer, { id, revision: null, content }));
    expect(pickContent(briefFields, await market.readBrief(id))).toEqual(content);
    const { id: copyId } = succeeded(await copyBrief(market, hirer, id, randomUUID()));
    expect(pickContent(briefFields, await market.readBrief(copyId))).toEqual({
      ...whole,
      readers: "MEMBERS",
    });
    succeeded(await deleteDraft(market, hirer, copyId));
    const exported = (await wholeExport(market.store, hirer, market.clock.now())) as Exported;
    expect(exported.briefs).toMatchObject([content]);
  });
});

describe("every field of a proposal", () => {
  it("is saved, exported, and gone with a draft when its author goes", async () => {
    const market = createMarket();
    const id = await market.open(await market.join("HIRER"), { mustHaves: ["Has a van"] });
    const content = wholeContent(proposalFields);
    const people = content.team.map((name) => ({ name, role: null, languages: [] }));
    const author = await market.join("AGENCY", { profile: { people } });
    succeeded(await saveProposal(market, author, id, { revision: null, content }));
    expect(pickContent(proposalFields, await market.readProposal(id, author))).toEqual(content);
    const exported = (await wholeExport(market.store, author, market.clock.now())) as Exported;
    expect(exported.proposals).toMatchObject([content]);
    await removeBelongings(market, author);
    await expect(market.readProposal(id, author)).rejects.toThrow("No proposal");
  });

  it("is empty where nobody has written anything", () => {
    expect(Object.keys(emptyContent(proposalFields))).toEqual(Object.keys(proposalFields));
  });
});

describe.each(["FREELANCER", "AGENCY", "HIRER"] as const)("every field of the profile of a %s", (kind) => {
  it("is saved and exported, and no other field is", async () => {
    const market = createMarket();
    const owner = await market.join(kind);
    const existing = await getProfile(market.store, owner);
    const day = dayIn(30);
    // With the day from which somebody is available goes that they are not before.
    const content = { ...wholeProfile(), availability: "FROM" as const, availableFrom: day };
    const own = fieldsOf(profileFields, kind);
    succeeded(await saveProfile(market, owner, { revision: existing?.data.revision ?? null, content }));
    const saved = pickContent(profileFields, (await getProfile(market.store, owner))?.data as typeof content);
    expect(saved).toEqual({ ...emptyContent(profileFields), ...pickContent(own, content) });
    const exported = (await wholeExport(market.store, owner, market.clock.now())) as Exported;
    expect(exported.profile).toMatchObject(saved);
  });
});

it("nothing that a member wrote for themselves is left anywhere once they are gone", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "content-")), "store.sqlite");
  const market = createMarket({ store: createVersionedStore(createSqliteStore({ file, indexes })) });
  const hirer = await market.join("HIRER");
  const author = await market.join("AGENCY");
  const handles = { [hirer]: "the-hirers-page", [author]: "the-authors-page" };
  for (const [uid, handle] of Object.entries(handles)) {
    const revision = (await getProfile(market.store, uid))?.data.revision ?? null;
    const content = { ...wholeProfile(handle), availability: null, availableFrom: null };
    succeeded(await saveProfile(market, uid, { revision, content }));
  }
  const content = { ...wholeContent(briefFields), closesOn: null, decideOn: null };
  succeeded(await saveBrief(market, hirer, { id: randomUUID(), revision: null, content }));
  const answered = await market.open(await market.join("HIRER"), { mustHaves: ["Has a van"] });
  const proposal = { revision: null, content: wholeContent(proposalFields) };
  succeeded(await saveProposal(market, author, answered, proposal));

  // Values that nothing else in the store holds.
  const written = [wholeProfile(), wholeContent(briefFields), wholeContent(proposalFields)]
    .flatMap((content) => Object.values<unknown>(content))
    .flatMap((value) => JSON.stringify(value).match(/"(About|First of|https:)[^"]+"|"Two of them\."/g) ?? [])
    .concat(Object.values(handles));
  const held = () => {
    const text = Object.values(readAll(file)).join();
    return written.filter((value) => text.includes(value));
  };
  expect(new Set(held())).toEqual(new Set(written));

  for (const uid of [hirer, author]) {
    succeeded(await deleteAccount(market, uid));
    market.clock.advance(DELETION_DELAY);
    await removeBelongings(market, uid);
    await removeAccount(market, uid);
  }
  expect(held()).toEqual([]);
});
