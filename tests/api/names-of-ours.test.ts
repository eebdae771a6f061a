import { describe, expect, it } from "vitest";
import { createTestApp } from "#tests/support/app";
import type { AccountKind } from "~/domain/account";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import { mistakenForUs } from "~/words/problems.generated";
import { inProcess } from "./ask";

async function createMember(kind: AccountKind | null) {
  const app = createTestApp({ graphql: "real" });
  const { uid, email, sessionId } = await app.signIn();
  await app.store.transact(async (tx) =>
    tx.set(accountsCollection, uid, { ...createProvenAccount(email, app.clock.now()), kind }),
  );
  return inProcess(app.api, sessionId);
}

const save = `mutation ($profile: ProfileInput!) {
  it: saveProfile(revision: null, profile: $profile) { profile { displayName } refusal { code problems { field message } } }
}`;

describe("no member’s name could be taken for ours", () => {
  it.each<[AccountKind, string, Record<string, unknown>]>([
    ["FREELANCER", "displayName", { displayName: "Guildhall Support" }],
    ["AGENCY", "displayName", { displayName: "Guіldhаll" }],
    ["HIRER", "organisation", { displayName: "Ann", organisation: "Official Help" }],
    ["HIRER", "contactName", { displayName: "Ann", organisation: "Berg", contactName: "The Аdmin" }],
  ])("of a %s: %s", async (kind, field, profile) => {
    const ask = await createMember(kind);
    const { data } = await ask(save, { profile: { visibility: "MEMBERS", ...profile } });
    expect(data.it).toEqual({
      profile: null,
      refusal: { code: "INVALID", problems: [{ field, message: mistakenForUs() }] },
    });
  });

  it("and one that only looks like it is taken", async () => {
    const ask = await createMember("FREELANCER");
    const { data } = await ask(save, { profile: { visibility: "MEMBERS", displayName: "Admiral Supporto" } });
    expect(data.it).toEqual({ profile: { displayName: "Admiral Supporto" }, refusal: null });
  });

  it("nor is one of what a public form asked", async () => {
    const ask = await createMember(null);
    const { data } = await ask(
      `mutation ($draft: SignUpDraftInput!) { it: saveDraft(draft: $draft, review: false) { code } }`,
      { draft: { freelancer: { displayName: "Guildhall" } } },
    );
    expect(data.it).toEqual({ code: "INVALID" });
  });
});
