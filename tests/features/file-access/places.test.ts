import { describe, expect, it } from "vitest";
import { inProcess } from "#tests/api/ask";
import { respond, testOrigin } from "#tests/support/app";
import { aPdf, createStudio } from "#tests/support/faces";
import { succeeded } from "#tests/support/market";
import { workInMilestones } from "#tests/support/milestones";
import type { ReportAbout } from "~/domain/report";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type Block, blockId, blocksCollection } from "~/features/accounts/model/block";
import { listTrail } from "~/features/audit/model/audit-trail";
import { mayChangeBriefFiles } from "~/features/briefs/writes/brief-files";
import { deleteDraft } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { setBriefReaders } from "~/features/briefs/writes/set-brief-readers";
import { removeCase } from "~/features/cases/writes/arrange-cases";
import { mayChangeCaseFiles } from "~/features/cases/writes/case-files";
import { saveCase } from "~/features/cases/writes/save-case";
import { type Message, messagesCollection } from "~/features/conversations/model/message";
import { sendMessage } from "~/features/conversations/writes/send-message";
import type { OwnPlace } from "~/features/files/model/attached";
import { fileUse } from "~/features/files/model/file-use";
import { addFiles, removeFile } from "~/features/files/writes/change-files";
import { deleteAccount } from "~/features/leaving/writes/delete-account";
import { deliverMilestone } from "~/features/milestones/writes/move-milestone";
import { type Report, reportsCollection } from "~/features/moderation/model/report";
import { listReports } from "~/features/moderation/reads/list-reports";
import { dismissReport } from "~/features/moderation/writes/decide-report";
import { writeReport } from "~/features/moderation/writes/write-report";
import { mayChangeProposalFiles } from "~/features/proposals/writes/proposal-files";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { deleteProposalDraft } from "~/features/proposals/writes/write-proposal";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { messageFilesPath } from "~/paths";
import * as messageFiles from "~/routes/app.inbox_.$id.files";
import { SAME_READING } from "~/values/durations";
import { limits } from "~/values/limits";

const minute = 60_000;
const day = 86_400_000;
const mayChange = {
  BRIEF: mayChangeBriefFiles,
  PROPOSAL: mayChangeProposalFiles,
  CASE: mayChangeCaseFiles,
};

type Studio = ReturnType<typeof createStudio>;
type Member = Awaited<ReturnType<Studio["join"]>>;

/** A file of a member, where it stands, and the member on its other side. */
interface Placed {
  id: string;
  owner: Member;
  other: Member;
  /** What a member reports who is shown it. */
  report?: [about: ReportAbout, subject: string];
}

async function uploadOf(studio: Studio, { cookie }: Member): Promise<string> {
  return (await studio.sendWhole(cookie, aPdf())).file?.id ?? "";
}

async function add(studio: Studio, owner: Member, place: OwnPlace, of: string): Promise<string> {
  const upload = await uploadOf(studio, owner);
  succeeded(await addFiles(studio, owner.uid, { place, of, added: [{ upload }] }, mayChange));
  return upload;
}

async function pair(studio: Studio) {
  const hirer = await studio.join("HIRER");
  const briefId = await studio.open(hirer.uid);
  const uid = await studio.propose(briefId);
  const talent = await studio.enter(uid, { kind: "FREELANCER", admin: false });
  return { hirer, briefId, talent, conversationId: `${briefId}_${uid}` };
}

async function inMessage(studio: Studio): Promise<Placed> {
  const { hirer, talent, conversationId } = await pair(studio);
  const upload = await uploadOf(studio, hirer);
  const message = { conversationId, key: "a-message-of-mine", text: "", files: [{ upload }] };
  const { id } = succeeded(await sendMessage(studio, hirer.uid, message));
  const report: Placed["report"] = ["MESSAGE", id];
  return { id: upload, owner: hirer, other: talent, report };
}

async function inDelivery(studio: Studio): Promise<Placed> {
  const other = await studio.join("HIRER");
  const { id: work, talent } = await workInMilestones(studio, other.uid);
  const owner = await studio.enter(talent, { kind: "FREELANCER", admin: false });
  const upload = await uploadOf(studio, owner);
  const delivery = { milestone: "first", turn: 0, words: "Here it is.", files: [{ upload }] };
  succeeded(await deliverMilestone(studio, owner.uid, work, delivery));
  return { id: upload, owner, other };
}

async function ofBrief(
  studio: Studio,
  status: "DRAFT" | "OPEN",
  readers: "MEMBERS" | "EVERYONE" = "MEMBERS",
) {
  const owner = await studio.join("HIRER");
  const other = await studio.join("FREELANCER");
  const id = status === "OPEN" ? await studio.open(owner.uid) : crypto.randomUUID();
  if (status === "DRAFT")
    succeeded(await saveBrief(studio, owner.uid, { id, revision: null, content: studio.aBrief() }));
  else succeeded(await setBriefReaders(studio, owner.uid, id, readers));
  const report: Placed["report"] = ["BRIEF", id];
  return { id: await add(studio, owner, "BRIEF", id), owner, other, briefId: id, report };
}

async function ofProposal(studio: Studio, state: "DRAFT" | "SENT" | "WITHDRAWN") {
  const { hirer, briefId, talent, conversationId: of } = await pair(studio);
  succeeded(await withdrawProposal(studio, talent.uid, briefId));
  const id = await add(studio, talent, "PROPOSAL", of);
  await studio.store.transact(async (tx) => {
    const proposal = (await tx.get<object>("proposals", of))?.data;
    tx.set("proposals", of, { ...proposal, status: state });
  });
  const report: Placed["report"] = ["PROPOSAL", of];
  return { id, owner: talent, other: hirer, briefId, of, report };
}

async function ofCase(studio: Studio, visibility: "HIDDEN" | "MEMBERS" | "EVERYONE") {
  const profile = { visibility, handle: visibility === "EVERYONE" ? "ann" : null };
  const owner = await studio.join("FREELANCER", { profile });
  const other = await studio.join("HIRER");
  const id = crypto.randomUUID();
  const content = {
    title: "A shop made fast",
    client: "for a bank",
    year: 2025,
    role: "Lead",
    problem: "Every page took nine seconds to answer.",
    result: "Every page answers within one second.",
  };
  succeeded(await saveCase(studio, owner.uid, { id, revision: null, content }));
  const report: Placed["report"] = ["MEMBER", owner.uid];
  return { id: await add(studio, owner, "CASE", id), owner, other, caseId: id, report };
}

/** Everybody who may come to its address, beside its owner: the cookie of their browser. */
const readers: Record<string, (studio: Studio, placed: Placed) => Promise<string>> = {
  anonymous: async () => "",
  pending: async (studio) => (await studio.join("FREELANCER", { status: "PENDING" })).cookie,
  outsider: async (studio) => (await studio.join("HIRER")).cookie,
  member: async (studio) => (await studio.join("FREELANCER")).cookie,
  async administrator(studio) {
    return (await studio.join("HIRER", { admin: true })).cookie;
  },
  other: async (_studio, { other }) => other.cookie,
  /** An administrator, once the other side has reported what shows it. */
  async reported(studio, placed) {
    await report(studio, placed);
    return (await studio.join("HIRER", { admin: true })).cookie;
  },
  async blocked(studio, { owner, other }) {
    const block: Block = { uid: owner.uid, otherUid: other.uid, at: `${studio.clock.now().toISOString()}_b` };
    await studio.store.transact(async (tx) =>
      tx.set(blocksCollection, blockId(block.uid, block.otherUid), block),
    );
    return other.cookie;
  },
  async suspended(studio, { other }) {
    await setStatus(studio, other.uid, "SUSPENDED");
    return other.cookie;
  },
};

function report(studio: Studio, { other, report: [about, subject] = ["MEMBER", ""] }: Placed) {
  return writeReport(studio, other.uid, { about, subject, reason: "SCAM", note: null });
}

async function setStatus({ store }: Studio, uid: string, status: Account["status"]) {
  await store.transact(async (tx) => {
    const account = (await tx.get<Account>(accountsCollection, uid))?.data;
    if (account) tx.set<Account>(accountsCollection, uid, { ...account, status });
  });
}

const places: Record<string, [place: (studio: Studio) => Promise<Placed>, may: string]> = {
  // anonymous, pending, outsider, member, administrator, the other side, reported, blocked, suspended
  "of a message": [inMessage, "404 404 404 404 404 200 200 200 404"],
  "of a delivery": [inDelivery, "404 404 404 404 404 200 404 200 404"],
  "of a draft brief": [(studio) => ofBrief(studio, "DRAFT"), "404 404 404 404 404 404 404 404 404"],
  "of an open brief": [(studio) => ofBrief(studio, "OPEN"), "404 200 404 200 404 200 200 200 404"],
  "of a brief for everyone": [
    (studio) => ofBrief(studio, "OPEN", "EVERYONE"),
    "200 200 200 200 200 200 200 200 200",
  ],
  "of a draft proposal": [(studio) => ofProposal(studio, "DRAFT"), "404 404 404 404 404 404 404 404 404"],
  "of a sent proposal": [(studio) => ofProposal(studio, "SENT"), "404 404 404 404 404 200 200 200 404"],
  "of a case of a hidden profile": [
    (studio) => ofCase(studio, "HIDDEN"),
    "404 404 404 404 404 404 404 404 404",
  ],
  "of a case for members": [(studio) => ofCase(studio, "MEMBERS"), "404 404 200 200 200 200 200 404 404"],
  "of a case for everyone": [(studio) => ofCase(studio, "EVERYONE"), "200 200 200 200 200 200 200 200 200"],
  "of a withdrawn proposal": [
    (studio) => ofProposal(studio, "WITHDRAWN"),
    "404 404 404 404 404 404 404 404 404",
  ],
};

describe.each(Object.entries(places))("a file %s", (_what, [place, may]) => {
  it("is read by who may read what it belongs to, and by its owner", async () => {
    const studio = createStudio();
    const placed = await place(studio);
    const found: number[] = [];
    for (const join of Object.values(readers)) {
      const cookie = await join(studio, placed);
      found.push((await studio.read(cookie, placed.id, { name: "whole.pdf" })).status);
    }
    expect(found.join(" ")).toBe(may);
    expect((await studio.read(placed.owner.cookie, placed.id, { name: "whole.pdf" })).status).toBe(200);
  });

  it("goes with its owner, unless the other side has it as the record of a work", async () => {
    const studio = createStudio();
    const placed = await place(studio);
    await deleteAccount(studio, placed.owner.uid);
    await studio.pass(31 * day);
    const admin = await studio.join("HIRER", { admin: true });
    const { cookie } = await studio.enter(placed.other.uid, { kind: "FREELANCER", admin: false });
    const found: number[] = [];
    for (const reader of ["", admin.cookie, cookie])
      found.push((await studio.read(reader, placed.id, { name: "whole.pdf" })).status);
    const isRecord = _what === "of a delivery";
    expect(found).toEqual([404, 404, isRecord ? 200 : 404]);
    expect(studio.onDisk()).toHaveLength(isRecord ? 1 : 0);
    expect(await studio.store.get(fileUse.name, placed.owner.uid)).toBeNull();
  });

  it("is not its owner's any more when the session has ended", async () => {
    const studio = createStudio();
    const { id, owner } = await place(studio);
    if (_what.endsWith("for everyone")) return;
    await studio.store.transact(async (tx) => tx.delete(sessionsCollection, owner.sessionId));
    expect((await studio.read(owner.cookie, id, { name: "whole.pdf" })).status).toBe(404);
  });
});

describe("a file of a reported thing", () => {
  const reading = (studio: Studio, { id }: Placed, { cookie }: Member) =>
    studio.read(cookie, id, { name: "whole.pdf" });
  const trailOf = async ({ store }: Studio) =>
    (await listTrail(store, { first: 50, after: null })).items.map(({ data }) => data);
  const reportOf = async ({ store }: Studio) =>
    (await listReports(store, { open: true }, { first: 1, after: null })).items[0];

  async function aReported() {
    const studio = createStudio();
    const placed = await ofBrief(studio, "OPEN");
    succeeded(await report(studio, placed));
    const admin = await studio.join("HIRER", { admin: true });
    const found = await reportOf(studio);
    return { studio, placed, admin, report: found?.id ?? "", reported: found?.data as Report };
  }

  it("is read for the report: a line in the trail, once in ten minutes, and nothing kept", async () => {
    const { studio, placed, admin, report } = await aReported();
    for (let time = 0; time < 3; time += 1) {
      const answer = await reading(studio, placed, admin);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    }
    const line = { by: admin.uid, act: "READ_REPORT", about: report };
    expect(await trailOf(studio)).toMatchObject([line]);
    studio.app.clock.advance(SAME_READING);
    await reading(studio, placed, admin);
    expect(await trailOf(studio)).toMatchObject([line, line]);
    expect((await reading(studio, placed, placed.owner)).headers.get("cache-control")).toContain("private");
    expect(await trailOf(studio)).toHaveLength(2);
  });

  it("writes nothing where it isn’t read", async () => {
    const { studio, admin } = await aReported();
    const other = await ofBrief(studio, "DRAFT");
    expect((await reading(studio, other, admin)).status).toBe(404);
    expect(await trailOf(studio)).toEqual([]);
  });

  it("is read once the report is decided, and when the thing isn’t shown any more", async () => {
    const studio = createStudio();
    const placed = await ofProposal(studio, "SENT");
    succeeded(await report(studio, placed));
    const admin = await studio.join("HIRER", { admin: true });
    const id = (await reportOf(studio))?.id ?? "";
    succeeded(await dismissReport(studio, { uid: admin.uid, admin: true }, id, null));
    succeeded(await withdrawProposal(studio, placed.owner.uid, placed.briefId));
    expect((await reading(studio, placed, admin)).status).toBe(200);
  });

  it("is read by no administrator of an earlier sign-in, suspended, or reported themselves", async () => {
    const { studio, placed, admin, report, reported } = await aReported();
    await setStatus(studio, admin.uid, "SUSPENDED");
    expect((await reading(studio, placed, admin)).status).toBe(404);
    await setStatus(studio, admin.uid, "ACTIVE");
    await studio.store.transact(async (tx) =>
      tx.set<Report>(reportsCollection, report, { ...reported, ofUid: admin.uid }),
    );
    expect((await reading(studio, placed, admin)).status).toBe(404);
    await studio.store.transact(async (tx) => tx.set<Report>(reportsCollection, report, reported));
    expect((await reading(studio, placed, admin)).status).toBe(200);
    studio.app.clock.advance(31 * minute);
    expect((await reading(studio, placed, admin)).status).toBe(404);
  });

  it("is shown by words of its owner alone, whatever address others type", async () => {
    const { studio, placed, admin, report, reported } = await aReported();
    const texts = reported.texts.map((text) => ({ ...text, by: placed.other.uid }));
    await studio.store.transact(async (tx) =>
      tx.set<Report>(reportsCollection, report, { ...reported, texts }),
    );
    expect((await reading(studio, placed, admin)).status).toBe(404);
  });

  it("is found behind fifty other reports of its owner", async () => {
    const { studio, placed, admin, reported } = await aReported();
    await studio.store.transact(async (tx) => {
      for (let at = 0; at < 60; at += 1) {
        const createdAt = new Date(studio.clock.now().getTime() + at + 1).toISOString();
        tx.set<Report>(reportsCollection, `r${at}`, { ...reported, texts: [], createdAt: `${createdAt}_r` });
      }
    });
    expect((await reading(studio, placed, admin)).status).toBe(200);
  });
});

describe("files of a brief or a proposal", () => {
  it("are on the hirer’s page of a proposal until it is withdrawn", async () => {
    const studio = createStudio();
    const { id, owner, other, briefId, of } = await ofProposal(studio, "SENT");
    const listed = async ({ sessionId }: Member) => {
      const variables = { brief: briefId, applicant: owner.uid };
      const query =
        "query($brief: ID!, $applicant: ID!) { proposal(brief: $brief, applicant: $applicant) { files { id } } }";
      const { data } = await inProcess(studio.app.api, sessionId)(query, variables);
      return data.proposal.files;
    };
    expect([await listed(owner), await listed(other)]).toEqual([[{ id }], [{ id }]]);
    await studio.store.transact(async (tx) => {
      const proposal = (await tx.get<object>("proposals", of))?.data;
      tx.set("proposals", of, { ...proposal, status: "WITHDRAWN" });
    });
    expect([await listed(owner), await listed(other)]).toEqual([[{ id }], []]);
  });

  it("are gone at once when they are removed, for everybody, and from the disk", async () => {
    const studio = createStudio();
    const { id, owner, other } = await ofBrief(studio, "OPEN");
    const admin = await studio.join("HIRER", { admin: true });
    succeeded(await removeFile(studio, owner.uid, id, mayChange));
    for (const { cookie } of [owner, other, admin])
      expect((await studio.read(cookie, id, { name: "whole.pdf" })).status).toBe(404);
    succeeded(await removeFile(studio, owner.uid, id, mayChange));
    await studio.pass(0);
    expect(studio.onDisk()).toEqual([]);
    expect(await studio.store.get("files", id)).toBeNull();
  });

  it("go with a case that is removed", async () => {
    const studio = createStudio();
    const { owner, caseId } = await ofCase(studio, "MEMBERS");
    succeeded(await removeCase(studio, owner.uid, caseId));
    await studio.pass(0);
    expect(studio.onDisk()).toEqual([]);
  });

  it("go with a draft that is deleted", async () => {
    const studio = createStudio();
    const { owner, briefId } = await ofBrief(studio, "DRAFT");
    const proposal = await ofProposal(studio, "DRAFT");
    succeeded(await deleteDraft(studio, owner.uid, briefId));
    succeeded(await deleteProposalDraft(studio, proposal.owner.uid, proposal.briefId));
    await studio.pass(0);
    expect(studio.onDisk()).toEqual([]);
  });

  it("change only while the text may, and by their owner", async () => {
    const studio = createStudio();
    const brief = await ofBrief(studio, "OPEN");
    await studio.propose(brief.briefId);
    const proposal = await ofProposal(studio, "SENT");
    const upload = await uploadOf(studio, brief.owner);
    const change = (uid: string, place: "BRIEF" | "PROPOSAL", of: string) =>
      addFiles(studio, uid, { place, of, added: [{ upload }] }, mayChange);
    expect(await change(brief.owner.uid, "BRIEF", brief.briefId)).toMatchObject({ code: "HAS_PROPOSALS" });
    expect(await removeFile(studio, brief.owner.uid, brief.id, mayChange)).toMatchObject({
      code: "HAS_PROPOSALS",
    });
    expect(await change(proposal.owner.uid, "PROPOSAL", proposal.of)).toMatchObject({ code: "ALREADY_SENT" });
    expect(await change(brief.other.uid, "BRIEF", brief.briefId)).toMatchObject({ code: "NOT_FOUND" });
    expect(await change(brief.owner.uid, "PROPOSAL", proposal.of)).toMatchObject({ code: "NOT_FOUND" });
    expect(await removeFile(studio, brief.other.uid, brief.id, mayChange)).toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("are five at most, and the same again is no second one", async () => {
    const studio = createStudio();
    const { owner, briefId } = await ofBrief(studio, "DRAFT");
    const uploads: string[] = [];
    for (let at = 0; at < limits.attachedFiles; at += 1) uploads.push(await uploadOf(studio, owner));
    const change = (ids: string[]) => {
      const added = ids.map((upload) => ({ upload }));
      return addFiles(studio, owner.uid, { place: "BRIEF", of: briefId, added }, mayChange);
    };
    expect(await change(uploads)).toMatchObject({ code: "TOO_MANY" });
    expect(succeeded(await change(uploads.slice(1)))).toHaveLength(limits.attachedFiles);
    expect(succeeded(await change(uploads.slice(1)))).toHaveLength(limits.attachedFiles);
    expect(await change(uploads.slice(0, 1))).toMatchObject({ code: "TOO_MANY" });
  });

  it.each([
    ["another member's", async (studio: Studio) => uploadOf(studio, await studio.join("HIRER"))],
    ["one that is shown elsewhere", async (studio: Studio) => (await ofBrief(studio, "DRAFT")).id],
    ["one that isn't whole", async (studio: Studio, { cookie }: Member) => studio.begin(cookie, "a.pdf", 9)],
    ["none", async () => "0".repeat(32)],
    ["no id", async () => "../../x"],
  ])("an upload that is %s can't be added", async (_what, find) => {
    const studio = createStudio();
    const { owner, briefId } = await ofBrief(studio, "DRAFT");
    const upload = await find(studio, owner);
    const added = [{ upload }];
    const change = addFiles(studio, owner.uid, { place: "BRIEF", of: briefId, added }, mayChange);
    expect(await change).toMatchObject({ code: "UPLOAD_GONE" });
  });
});

describe("a message with files", () => {
  it("is the same message when the same press arrives twice, and another with another file", async () => {
    const studio = createStudio();
    const { hirer, conversationId } = await pair(studio);
    const send = (upload: string) =>
      sendMessage(studio, hirer.uid, {
        conversationId,
        key: "a-message-of-mine",
        text: "Look.",
        files: [{ upload, alt: "  " }],
      });
    const upload = await uploadOf(studio, hirer);
    const first = succeeded(await send(upload));
    expect(succeeded(await send(upload)).id).toBe(first.id);
    expect(first.data.files).toEqual([
      { id: upload, kind: "PDF", name: "plan.pdf", alt: null, width: null, height: null, size: 300 },
    ]);
    expect(succeeded(await send(await uploadOf(studio, hirer))).id).not.toBe(first.id);
  });

  it("is one message when its page without scripts is sent twice, and says so both times", async () => {
    const studio = createStudio();
    const { hirer, conversationId: id } = await pair(studio);
    const form = { intent: "send", text: "Look.", key: "a-message-of-mine" };
    const rows = { "file-0": await uploadOf(studio, hirer) };
    for (const _press of [1, 2]) {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...form, ...rows })) body.set(name, value);
      const headers = { cookie: hirer.cookie, origin: testOrigin };
      const request = new Request(`${testOrigin}${messageFilesPath(id)}`, { method: "POST", body, headers });
      const context = studio.app.context(request);
      const sent = await respond(() => messageFiles.action({ request, context, params: { id } }));
      expect(sent.status).toBe(303);
    }
    const { items } = await studio.store.query<Message>({ collection: messagesCollection, limit: 10 });
    expect(items).toHaveLength(1);
  });

  it("needs no words, is found by the name of its file, and loses it with its author", async () => {
    const studio = createStudio();
    const { id, owner, other } = await inMessage(studio);
    const read = async () =>
      (await studio.store.query<Message>({ collection: messagesCollection, limit: 10 })).items;
    const [message] = await read();
    expect(message?.data).toMatchObject({ text: "", files: [{ id }] });
    expect(message?.data.words).toContain(`${other.uid} plan`);
    await deleteAccount(studio, owner.uid);
    await studio.pass(31 * day);
    expect((await read())[0]?.data).toMatchObject({ text: null, files: [] });
  });
});
