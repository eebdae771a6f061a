import { describe, expect, it } from "vitest";
import { createMarket, day, refusalOf, succeeded } from "#tests/support/market";
import { wholeExport } from "#tests/support/whole-export";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { pickContent } from "~/domain/fields/content";
import type { ProposalContent } from "~/domain/fields/proposal-fields";
import { briefVersions } from "~/features/briefs/model/versions";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { listNotifications } from "~/features/notification-center/reads/list-notifications";
import { versionStateOf } from "~/features/proposals/model/seen-proposal";
import { changesSince, proposalMovesNow, readProposal } from "~/features/proposals/reads/read-proposal";
import { confirmProposal } from "~/features/proposals/writes/confirm-proposal";
import { declineProposal, shortlistProposal } from "~/features/proposals/writes/decide-proposal";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { sendProposal } from "~/features/proposals/writes/write-proposal";

const minute = 60_000;
const weeks = { weeks: 9 } as const;

/** A hirer's open brief with a proposal, and what both do. */
async function createScene(more: Partial<BriefContent> = {}) {
  const market = createMarket();
  const hirer = await market.join("HIRER");
  const briefId = await market.open(hirer, { seats: 3, ...more });
  const applicant = await market.propose(briefId);
  await market.pass(minute);
  const read = () => market.readBrief(briefId);
  const proposal = () => market.readProposal(briefId, applicant);
  const readAs = async (uid: string) => {
    const found = await readProposal(market.store, uid, { briefId, applicantUid: applicant });
    if (!found) throw new Error(`${uid} reads no proposal`);
    return found;
  };
  return {
    market,
    hirer,
    briefId,
    applicant,
    key: { briefId, applicantUid: applicant },
    read,
    proposal,
    async ask(change: Partial<BriefContent> = weeks, { revision = 0, anew = true } = {}) {
      const brief = await read();
      const content = { ...pickContent(briefFields, brief), ...change };
      return saveBrief(market, hirer, { id: briefId, revision: revision || brief.revision, content, anew });
    },
    confirm: (version = 2, uid = applicant) => confirmProposal(market, uid, briefId, version),
    async change(version: number | null, more: Partial<ProposalContent> = {}) {
      const { revision, answers } = await proposal();
      const content = market.aProposal({ answers, ...more });
      return sendProposal(market, applicant, briefId, { revision, content, version });
    },
    async state() {
      const [sent, brief] = [await proposal(), await read()];
      return versionStateOf(sent, sent, brief, market.clock.now());
    },
    moves: async (uid: string) => proposalMovesNow(market.store, await readAs(uid), market.clock.now()),
    changes: async (uid: string) => changesSince(market.store, await readAs(uid), market.clock.now()),
    async told(uid: string, type: string) {
      const { items } = await listNotifications(market.store, uid, { first: 50, after: null });
      return items.filter(({ data }) => data.type === type).length;
    },
  };
}

describe("a change of what is asked", () => {
  it("makes a new version, and keeps what the brief said before once", async () => {
    const { market, hirer, briefId, ask, read, state } = await createScene();
    const before = await read();
    succeeded(await ask({ ...weeks, title: "A shop that answers at once" }));
    const after = await read();
    expect(after).toMatchObject({ ...weeks, revision: before.revision + 1, asks: { version: 2 } });
    expect(after.edits).toMatchObject([{ version: 2 }]);
    expect(await state()).toBe("ASKED");
    const kept = await market.store.get<object>(briefVersions.name, `${briefId}_1`);
    expect(kept?.data).toMatchObject({ briefId, version: 1, content: pickContent(briefFields, before) });
    const { briefVersions: exported } = (await wholeExport(market.store, hirer, market.clock.now())) as {
      briefVersions: object[];
    };
    expect(exported).toMatchObject([{ brief: briefId, version: 1, content: { title: before.title } }]);
  });

  it("of nobody's proposal makes none", async () => {
    const market = createMarket();
    const hirer = await market.join("HIRER");
    const briefId = await market.open(hirer);
    const brief = await market.readBrief(briefId);
    const content = { ...pickContent(briefFields, brief), ...weeks };
    succeeded(await saveBrief(market, hirer, { id: briefId, revision: brief.revision, content, anew: true }));
    expect((await market.readBrief(briefId)).asks).toBeUndefined();
  });

  it("by two at once is made once", async () => {
    const { ask, read } = await createScene();
    const { revision } = await read();
    const both = await Promise.all([ask({ weeks: 9 }, { revision }), ask({ weeks: 5 }, { revision })]);
    expect(both.map((one) => (one.ok ? "saved" : one.code)).sort()).toEqual(["STALE", "saved"]);
    expect((await read()).asks?.version).toBe(2);
  });

  type Scene = Awaited<ReturnType<typeof createScene>>;
  it.each<[string, (scene: Scene) => Promise<unknown>, object]>([
    [
      "while those who proposed have time to answer the last one",
      ({ ask }) => ask({ weeks: 5 }),
      { code: "VERSION_OPEN" },
    ],
    [
      "a fourth time",
      async ({ ask, market }) => {
        for (const weeks of [5, 6]) {
          await market.pass(4 * day);
          succeeded(await ask({ weeks }));
        }
        await market.pass(4 * day);
        return ask({ weeks: 7 });
      },
      { code: "VERSIONS_MOST" },
    ],
    [
      "while a yes is in its ten minutes",
      async ({ ask, confirm, market, hirer, briefId, applicant }) => {
        succeeded(await confirm());
        await market.pass(4 * day);
        succeeded(await market.accept(hirer, briefId, applicant));
        return ask({ weeks: 5 });
      },
      { code: "YES_UNTOLD" },
    ],
    [
      "so late that the reply day comes before their time is over",
      async ({ ask, market }) => {
        await market.pass(17 * day);
        return ask({ weeks: 5 });
      },
      { code: "INVALID", problems: [{ field: "decideOn", code: "answersFirst", days: 3 }] },
    ],
    [
      "with a sooner reply day",
      async ({ ask, market, read }) => {
        await market.pass(4 * day);
        const decideOn = (await read()).closesOn;
        return ask({ weeks: 5, decideOn });
      },
      { code: "HAS_PROPOSALS", problems: [{ field: "decideOn", code: "dateEarlier" }] },
    ],
    [
      "once the brief is closed",
      async ({ ask, market, hirer, briefId }) => {
        succeeded(await closeBrief(market, hirer, briefId, "BUDGET"));
        return ask({ weeks: 5 });
      },
      { code: "WRONG_STATE" },
    ],
  ])("is refused %s", async (_when, run, refusal) => {
    const scene = await createScene();
    succeeded(await scene.ask());
    const found = run(scene);
    expect(await found).toMatchObject({ ok: false, ...refusal });
  });

  it("is possible again as soon as nobody waits", async () => {
    const { ask, market, applicant, briefId } = await createScene();
    succeeded(await ask());
    succeeded(await withdrawProposal(market, applicant, briefId));
    succeeded(await ask({ weeks: 5 }));
  });

  it("beside the closing is made before it, or not at all", async () => {
    const { market, hirer, briefId, ask, read } = await createScene();
    const [asked, closed] = await Promise.all([ask(), closeBrief(market, hirer, briefId, "BUDGET")]);
    succeeded(closed);
    const brief = await read();
    expect(brief.status).toBe("CLOSED");
    expect(brief.asks?.version ?? 1).toBe(asked.ok ? 2 : 1);
    if (!asked.ok) expect(asked.code).toBe("WRONG_STATE");
  });

  it("beside a proposal that was written for the old text leaves it unsent, or waiting for its author", async () => {
    const { market, briefId, ask } = await createScene();
    const uid = await market.join("FREELANCER");
    const [asked, sent] = await Promise.all([
      ask(),
      sendProposal(market, uid, briefId, { revision: null, content: market.aProposal(), version: 1 }),
    ]);
    succeeded(asked);
    if (!sent.ok) return expect(sent.code).toBe("BRIEF_CHANGED");
    expect((await market.readProposal(briefId, uid)).version ?? 1).toBe(1);
  });

  it("is answered by a proposal that is written after it, whole", async () => {
    const { market, briefId, ask } = await createScene();
    succeeded(await ask());
    const uid = await market.join("FREELANCER");
    const write = (version: number | null) =>
      sendProposal(market, uid, briefId, { revision: null, content: market.aProposal(), version });
    expect(refusalOf(await write(1))).toBe("BRIEF_CHANGED");
    expect(refusalOf(await write(3))).toBe("BRIEF_CHANGED");
    succeeded(await write(2));
    const sent = await market.readProposal(briefId, uid);
    expect(sent.version).toBe(2);
    expect(versionStateOf(sent, sent, await market.readBrief(briefId), market.clock.now())).toBe("CURRENT");
  });
});

describe("whoever proposed for an earlier version", () => {
  it("says that it still holds: pressed twice, it does; from an old page or by somebody else, nothing", async () => {
    const { ask, confirm, proposal, state, market, moves, applicant } = await createScene();
    const before = await proposal();
    // Of the version that it was sent for, there is nothing to say.
    succeeded(await confirm(1));
    succeeded(await ask());
    expect(await moves(applicant)).toEqual(["CONFIRM", "CHANGE", "WITHDRAW"]);
    expect(refusalOf(await confirm(1))).toBe("STALE");
    expect(refusalOf(await confirm(3))).toBe("STALE");
    expect(refusalOf(await confirm(2, await market.join("FREELANCER")))).toBe("NOT_FOUND");
    expect(await proposal()).toEqual(before);
    succeeded(await confirm());
    succeeded(await confirm());
    expect(await proposal()).toEqual({ ...before, version: 2 });
    expect(await state()).toBe("CURRENT");
    expect(await moves(applicant)).toEqual(["WITHDRAW"]);
  });

  it("can't say so of one that lacks an answer to a new must-have, and answers it by a change", async () => {
    const { ask, confirm, change, proposal, moves, applicant, read } = await createScene();
    const { mustHaves } = await read();
    succeeded(await ask({ mustHaves: ["Speaks Greek", ...mustHaves.slice(1)] }));
    expect(await moves(applicant)).toEqual(["CHANGE", "WITHDRAW"]);
    const named = mustHaves.map((mustHave) => ({ mustHave, met: true, evidence: "Two shops, last year." }));
    expect(refusalOf(await change(2, { answers: named }))).toBe("BRIEF_CHANGED");
    const greek = { mustHave: "Speaks Greek", met: true, evidence: "I lived in Patras." };
    succeeded(await change(2, { answers: [greek, ...named.slice(1)] }));
    expect(await proposal()).toMatchObject({ version: 2, answers: [greek, ...named.slice(1)] });
    succeeded(await confirm());
  });

  it("changes it in its place, once, for the version that was read", async () => {
    const { ask, change, proposal, read, market, hirer, told } = await createScene();
    succeeded(await ask());
    const [before, counts] = [await proposal(), (await read()).counts];
    const days = { days: 12 };
    expect(refusalOf(await change(null, days))).toBe("ALREADY_SENT");
    expect(refusalOf(await change(1, days))).toBe("BRIEF_CHANGED");
    succeeded(await change(2, days));
    const { revision, sentAt, updatedAt, status } = before;
    expect(await proposal()).toMatchObject({ ...days, version: 2, revision: revision + 1 });
    expect(await proposal()).toMatchObject({ sentAt, updatedAt, status, events: before.events });
    expect((await read()).counts).toEqual(counts);
    // The same press again.
    succeeded(await change(2, days));
    expect(await told(hirer, "proposal-answers-anew")).toBe(1);
    const { title } = await read();
    expect((await market.mailsTo(hirer)).at(-1)).toMatch(`answered the new version of “${title}”`);
    expect(refusalOf(await change(2, { days: 13 }))).toBe("ALREADY_SENT");
  });

  it("isn't taken at a word that was sent before the change, and comes again", async () => {
    const { ask, change, state } = await createScene();
    succeeded(await ask());
    succeeded(await change(1));
    succeeded(await change(null));
    expect(await state()).toBe("ASKED");
  });

  it("gets no yes until it is answered, or their time is over", async () => {
    const { market, ask, hirer, briefId, applicant, moves, change, confirm, state } = await createScene();
    succeeded(await ask());
    expect(await moves(hirer)).not.toContain("ACCEPT");
    expect(refusalOf(await market.accept(hirer, briefId, applicant))).toBe("AUTHOR_ASKED");
    await market.pass(4 * day);
    expect(await state()).toBe("EARLIER");
    expect(refusalOf(await change(2, { days: 12 }))).toBe("ALREADY_SENT");
    expect(await moves(applicant)).toEqual(["CONFIRM", "WITHDRAW"]);
    expect(await moves(hirer)).toContain("ACCEPT");
    succeeded(await confirm());
    expect(await state()).toBe("CURRENT");
    succeeded(await market.accept(hirer, briefId, applicant));
  });

  it("learns by none of this of a no or a shortlist that is untold", async () => {
    for (const decide of ["no", "shortlist"] as const) {
      const { market, hirer, key, ask, confirm, change, moves, applicant } = await createScene();
      succeeded(await ask());
      succeeded(
        decide === "no"
          ? await declineProposal(market, hirer, key, { reason: "RATE", note: null })
          : await shortlistProposal(market, hirer, key),
      );
      expect(await moves(applicant)).toEqual(["CONFIRM", "CHANGE", "WITHDRAW"]);
      succeeded(await change(2, { days: 12 }));
      succeeded(await confirm());
    }
  });

  it("reads what is asked now beside what was answered, over all versions since", async () => {
    const { market, ask, changes, applicant, hirer, confirm, read } = await createScene();
    const { title, weeks: asked } = await read();
    succeeded(await ask());
    await market.pass(4 * day);
    succeeded(await ask({ weeks: 5, title: "A shop that answers at once" }));
    const both = [
      { field: "title", from: title, to: "A shop that answers at once" },
      { field: "weeks", from: asked, to: 5 },
    ];
    expect(await changes(applicant)).toEqual(both);
    expect(await changes(hirer)).toEqual(both);
    succeeded(await confirm(3));
    expect(await changes(applicant)).toEqual([]);
  });

  it("is told at once, and once more after two days unless they have answered", async () => {
    const { market, hirer, briefId, applicant, ask, confirm, told, read } = await createScene();
    const other = await market.propose(briefId);
    const gone = await market.propose(briefId);
    succeeded(await withdrawProposal(market, gone, briefId));
    await market.pass(minute);
    succeeded(await ask());
    market.clock.advance(1_000);
    const late = await market.propose(briefId);
    const subjects = await market.mailsTo(applicant);
    expect(subjects.at(-1)).toBe(`${hirer} asks for something else in “${(await read()).title}”`);
    const mail = (await market.app.mailbox.list()).find(({ to }) => to === `${applicant}@example.com`);
    expect(mail?.text).toContain("Length in weeks: 9 (before: nothing)");
    succeeded(await confirmProposal(market, other, briefId, 2));
    // Of the hour's changes nothing is left to tell them.
    await market.pass(60 * minute);
    expect(await told(applicant, "brief-changed")).toBe(0);
    await market.pass(2 * day);
    for (const [uid, asked, reminded] of [
      [applicant, 1, 1],
      [other, 1, 0],
      [gone, 0, 0],
      [late, 0, 0],
    ] as const)
      expect([await told(uid, "brief-asks-anew"), await told(uid, "brief-answer-reminder")], uid).toEqual([
        asked,
        reminded,
      ]);
    expect(refusalOf(await confirm(1))).toBe("STALE");
  });
});
