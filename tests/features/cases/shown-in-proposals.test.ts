import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createMarket, succeeded } from "#tests/support/market";
import { openSession } from "#tests/support/seeded-market";
import type { ProposalAnswer } from "~/domain/proposal";
import { removeCase } from "~/features/cases/writes/arrange-cases";
import { saveCase } from "~/features/cases/writes/save-case";
import { type Profile, profilesCollection } from "~/features/profiles/model/profile";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";

type Market = ReturnType<typeof createMarket>;

async function addCase(market: Market, uid: string): Promise<string> {
  const id = randomUUID();
  const content = { title: "A shop", client: "a bank", year: 2024, problem: "Slow.", result: "Fast." };
  succeeded(await saveCase(market, uid, { id, revision: null, content }));
  return id;
}

const answerWith = (caseId: string | null, evidence: string | null = null): ProposalAnswer => ({
  met: true,
  evidence,
  caseId,
});

/** A brief with one must-have, and somebody of that kind who writes for it. */
async function createScene(profile: Partial<Profile> = {}, kind: "FREELANCER" | "AGENCY" = "FREELANCER") {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer);
  const uid = await market.join(kind, { profile });
  const content = (more: object) => market.aProposal(more);
  const send = (more: object, revision: number | null = null) =>
    sendProposal(market, uid, briefId, { revision, content: content(more) });
  const save = (more: object, revision: number | null = null) =>
    saveProposal(market, uid, briefId, { revision, content: content(more) });
  return { market, hirer, briefId, uid, send, save };
}

/** What the hirer reads of the proposal. */
async function readAsHirer({ market, hirer, briefId, uid }: Awaited<ReturnType<typeof createScene>>) {
  const ask = inProcess(market.app.api, await openSession(market.app, hirer));
  const { data } = await ask(
    `query ($brief: ID!, $applicant: ID!) {
      proposal(brief: $brief, applicant: $applicant) { answers { met caseId } cases { id title result } team }
    }`,
    { brief: briefId, applicant: uid },
  );
  return data.proposal;
}

describe("a case that an answer names", () => {
  it("answers a must-have without a sentence, and nothing else does", async () => {
    const { market, uid, send, briefId } = await createScene();
    expect(await send({ answers: [answerWith(null)] })).toMatchObject({
      code: "INVALID",
      problems: [{ field: "answers.0" }],
    });
    const id = await addCase(market, uid);
    succeeded(await send({ answers: [answerWith(id)] }));
    expect(await market.readProposal(briefId, uid)).toMatchObject({
      answers: [{ met: true, evidence: null, caseId: id }],
    });
  });

  it("is one that its author shows now: neither another member's, nor made up, nor removed", async () => {
    const { market, uid, save, send } = await createScene();
    const own = await addCase(market, uid);
    const another = await addCase(market, await market.join("FREELANCER"));
    succeeded(await removeCase(market, uid, own));
    for (const id of [another, own, randomUUID(), "__proto__", "x".repeat(3_000)])
      for (const write of [save, send])
        expect(await write({ answers: [answerWith(id, "Two shops.")] })).toMatchObject({
          code: "INVALID",
          problems: [{ field: "answers.0.case" }],
        });
  });

  it("is read by the hirer beside the answer, though the profile is hidden, until it is removed", async () => {
    const scene = await createScene({ visibility: "HIDDEN" });
    const { market, uid, send } = scene;
    const id = await addCase(market, uid);
    await addCase(market, uid);
    succeeded(await send({ answers: [answerWith(id)] }));
    const answers = [{ met: true, caseId: id }];
    expect(await readAsHirer(scene)).toEqual({
      answers,
      cases: [{ id, title: "A shop", result: "Fast." }],
      team: [],
    });
    succeeded(await removeCase(market, uid, id));
    expect(await readAsHirer(scene)).toEqual({ answers, cases: [], team: [] });
    // The id is free again; what somebody else makes of it is theirs.
    const other = await market.join("FREELANCER");
    const content = { title: "Theirs", client: "x", year: 2024, problem: "x", result: "x" };
    succeeded(await saveCase(market, other, { id, revision: null, content }));
    expect(await readAsHirer(scene)).toEqual({ answers, cases: [], team: [] });
  });

  it("is its author's alone again once the proposal is withdrawn", async () => {
    const scene = await createScene({ visibility: "HIDDEN" });
    const { market, uid, send, briefId } = scene;
    succeeded(await send({ answers: [answerWith(await addCase(market, uid))] }));
    succeeded(await withdrawProposal(market, uid, briefId));
    expect(await readAsHirer(scene)).toEqual({ answers: [], cases: [], team: [] });
  });
});

describe("who of an agency would work on it", () => {
  const team = ["Ann Lee", "Bo Ruiz"];
  const people = team.map((name) => ({ name, role: "Design", languages: ["German"] }));

  it("are people of its profile, and the hirer reads their names", async () => {
    const scene = await createScene({ people }, "AGENCY");
    succeeded(await scene.send({ team: ["Bo Ruiz"] }));
    expect(await readAsHirer(scene)).toMatchObject({ team: ["Bo Ruiz"] });
  });

  it("is nobody else, and nobody for a freelancer", async () => {
    const { save, send } = await createScene({ people }, "AGENCY");
    for (const write of [save, send])
      expect(await write({ team: ["Ann Lee", "Cy"] })).toMatchObject({
        code: "INVALID",
        problems: [{ field: "team", code: "notInTeam", name: "Cy" }],
      });
    const alone = await createScene();
    expect(await alone.save({ team })).toMatchObject({ problems: [{ field: "team" }] });
  });

  it("stays as it was saved, though the profile has lost a name since", async () => {
    const { market, uid, save, send, briefId } = await createScene({ people }, "AGENCY");
    succeeded(await save({ team }));
    const profile = await market.store.get<Profile>(profilesCollection, uid);
    await market.store.transact(async (tx) => {
      if (profile) tx.set<Profile>(profilesCollection, uid, { ...profile.data, people: [] });
    });
    succeeded(await send({ team }, 1));
    expect(await market.readProposal(briefId, uid)).toMatchObject({ team });
  });
});
