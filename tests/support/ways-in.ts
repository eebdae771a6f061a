import { respond, testOrigin } from "#tests/support/app";
import { succeeded } from "#tests/support/market";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { saveCase } from "~/features/cases/writes/save-case";
import { deliverFilesPath, filesPath, messageFilesPath } from "~/paths";
import * as filesPage from "~/routes/app.files.$place.$id";
import * as messageFiles from "~/routes/app.inbox_.$id.files";
import * as deliverFiles from "~/routes/app.work.$id_.milestones_.$milestone.files";
import { createStudio } from "./faces";
import { workInMilestones } from "./milestones";

type Studio = ReturnType<typeof createStudio>;
type Member = Awaited<ReturnType<Studio["join"]>>;

/** What somebody reads who sent a file: null where it was kept. A page that leads elsewhere says where. */
export interface Sent {
  status: number;
  words: string | null;
  leadsTo: string | null;
}

export interface WayIn {
  studio: Studio;
  owner: Member;
  send(bytes: Uint8Array): Promise<Sent>;
  /** Only so much of what a browser sends arrives, from 0 to 1. */
  sendCut(bytes: Uint8Array, share: number): Promise<Sent>;
}

type Post = (request: Request) => Promise<Response>;

async function read(answer: Response): Promise<Sent> {
  const { problem = null, refused = null } = await answer.json().catch(() => ({}));
  return { status: answer.status, words: problem ?? refused, leadsTo: answer.headers.get("location") };
}

/** A form with files, as a browser without our script posts it. */
function byForm(
  studio: Studio,
  owner: Member,
  path: string,
  texts: Record<string, string>,
  post: Post,
): WayIn {
  async function bodyOf(bytes: Uint8Array) {
    const form = new FormData();
    for (const [name, value] of Object.entries(texts)) form.set(name, value);
    form.set(path.endsWith("picture") ? "picture" : "files", new File([new Uint8Array(bytes)], "plan.pdf"));
    const whole = new Request(testOrigin, { method: "POST", body: form });
    return { type: whole.headers.get("content-type") ?? "", body: await whole.bytes() };
  }
  const ask = async (type: string, body: Uint8Array<ArrayBuffer>) => {
    const headers = { cookie: owner.cookie, origin: testOrigin, "content-type": type };
    const request = new Request(new URL(path, testOrigin), { method: "POST", body, headers });
    return read(await respond(() => post(request)));
  };
  return {
    studio,
    owner,
    async send(bytes) {
      const { type, body } = await bodyOf(bytes);
      return ask(type, body);
    },
    async sendCut(bytes, share) {
      const { type, body } = await bodyOf(bytes);
      return ask(type, body.slice(0, Math.floor(body.length * share)));
    },
  };
}

function toPlace(studio: Studio, owner: Member, place: "BRIEF" | "PROPOSAL" | "CASE", of: string): WayIn {
  const params = { place: place.toLowerCase(), id: of };
  return byForm(studio, owner, filesPath(place, of), { intent: "add" }, async (request) =>
    filesPage.action({ request, context: studio.app.context(request), params }),
  );
}

async function proposalOf(studio: Studio) {
  const hirer = await studio.join("HIRER");
  const briefId = await studio.open(hirer.uid);
  const uid = await studio.propose(briefId);
  return { hirer, uid, id: `${briefId}_${uid}` };
}

const aCase = {
  title: "A shop made fast",
  client: "for a bank",
  year: 2025,
  role: "Lead",
  problem: "Every page took nine seconds to answer.",
  result: "Every page answers within one second.",
};

/** Every way in for a file, each in a market of its own. */
export const waysIn: Record<string, () => Promise<WayIn>> = {
  async "a message"() {
    const studio = createStudio();
    const { hirer, id } = await proposalOf(studio);
    const texts = { intent: "send", text: "Look.", key: "a-message-of-mine" };
    return byForm(studio, hirer, messageFilesPath(id), texts, async (request) =>
      messageFiles.action({ request, context: studio.app.context(request), params: { id } }),
    );
  },
  async "a delivery"() {
    const studio = createStudio();
    const { uid: hirer } = await studio.join("HIRER");
    const { id, talent } = await workInMilestones(studio, hirer);
    const owner = await studio.enter(talent, { kind: "FREELANCER", admin: false });
    const texts = { intent: "deliver", words: "Under /reports.", turn: "0" };
    return byForm(studio, owner, deliverFilesPath(id, "first"), texts, async (request) =>
      deliverFiles.action({
        request,
        context: studio.app.context(request),
        params: { id, milestone: "first" },
      }),
    );
  },
  async "a brief"() {
    const studio = createStudio();
    const owner = await studio.join("HIRER");
    const id = crypto.randomUUID();
    succeeded(await saveBrief(studio, owner.uid, { id, revision: null, content: studio.aBrief() }));
    return toPlace(studio, owner, "BRIEF", id);
  },
  async "a proposal"() {
    const studio = createStudio();
    const { uid, id } = await proposalOf(studio);
    await studio.store.transact(async (tx) => {
      const proposal = (await tx.get<object>("proposals", id))?.data;
      tx.set("proposals", id, { ...proposal, status: "DRAFT" });
    });
    return toPlace(studio, await studio.enter(uid, { kind: "FREELANCER", admin: false }), "PROPOSAL", id);
  },
  async "a case"() {
    const studio = createStudio();
    const owner = await studio.join("FREELANCER");
    const id = crypto.randomUUID();
    succeeded(await saveCase(studio, owner.uid, { id, revision: null, content: aCase }));
    return toPlace(studio, owner, "CASE", id);
  },
  async "the picture"() {
    const studio = createStudio();
    const owner = await studio.join("FREELANCER");
    return byForm(studio, owner, "/app/profile/picture", { intent: "save" }, (request) =>
      studio.post(owner.cookie, request),
    );
  },
  async "the running page"() {
    const studio = createStudio();
    const owner = await studio.join("FREELANCER");
    const toSent = ({ status, problem = null }: { status: number; problem?: string | null }): Sent => ({
      status,
      words: problem,
      leadsTo: null,
    });
    return {
      studio,
      owner,
      async send(bytes) {
        const sized = new URLSearchParams({ name: "plan.pdf", size: `${bytes.length}` });
        const begun = await studio.ask(owner.cookie, "/uploads", sized);
        if (!begun.file) return toSent(begun);
        const part = await studio.sendPart(owner.cookie, begun.file.id, bytes, 0);
        return toSent(part.problem ? part : await studio.ask(owner.cookie, `/uploads/${begun.file.id}?end`));
      },
      async sendCut(bytes, share) {
        const id = await studio.begin(owner.cookie, "plan.pdf", bytes.length);
        const cut = bytes.slice(0, Math.floor(bytes.length * share));
        return toSent(await studio.ask(owner.cookie, `/uploads/${id}?part=0`, new Uint8Array(cut)));
      },
    };
  },
};
