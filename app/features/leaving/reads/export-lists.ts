import { briefStatuses } from "~/domain/brief";
import type { WorkSide } from "~/domain/reference";
import { type Block, blocksCollection } from "~/features/accounts/model/block";
import { mayReadOthers, standingOf } from "~/features/accounts/model/member";
import { type Agreement, agreementsCollection, getVersion } from "~/features/agreements/model/agreement";
import { listOwnBriefs } from "~/features/briefs/reads/list-briefs";
import { type Message, messagesCollection } from "~/features/conversations/model/message";
import { type Thread, threadsCollection } from "~/features/conversations/model/thread";
import { listThreads } from "~/features/conversations/reads/list-threads";
import { readAllProgress, readDeliveries } from "~/features/milestones/reads/read-all-progress";
import { listReports } from "~/features/moderation/reads/list-reports";
import { listOwnProposals } from "~/features/proposals/reads/list-proposals";
import type { Question } from "~/features/questions/model/question";
import type { Work } from "~/features/references/model/work";
import type { ScopeLedger } from "~/features/scope/model/scope-ledger";
import { readOwnTime } from "~/features/time-sheets/reads/read-own-time";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, StoreReads, Versioned } from "~/platform/ports/store";
import * as shown from "./export-shapes";
import { agreementsOf, listOwn, ownCollections, questionsOf, scopeOf, worksOf } from "./own-documents";

/** The member that a file is made of, with the parts to read it. */
export interface ExportScene {
  reads: StoreReads;
  uid: string;
  now: Date;
}

/** A page of the file's items; null items are left out. */
type ReadShown = (page: PageArgs) => Promise<{ items: (object | null)[]; next: string | null }>;

export interface RowList {
  name: string;
  read: ReadShown;
}

/**
 * A list whose items each hold an inner list, which is read page by page. An item with an empty
 * list is left out.
 */
export interface NestedList {
  name: string;
  within: string;
  readNext(after: string | null): Promise<{ id: string; next: string | null } | null>;
  /** Null for a removed item. */
  open(id: string): Promise<{ head: object; read: ReadShown } | null>;
}

/**
 * Every list of a member's stored data, in the order of the file. Lists of one name are neighbours
 * and become one.
 */
export function exportLists(scene: ExportScene): (RowList | NestedList)[] {
  const { reads, uid } = scene;
  return [
    ...briefStatuses.map((status) =>
      listOf("briefs", (page) => listOwnBriefs(reads, uid, status, page), shown.toBrief),
    ),
    listOf(
      "proposals",
      (page) => listOwnProposals(reads, uid, page),
      (proposal) => shown.toProposal(scene, proposal.data),
    ),
    ...questionsOf(uid).map((query) =>
      listOf(
        "questions",
        (page) => reads.query<Question>({ ...query, ...toQueryPage(page) }),
        ({ data }) => shown.toQuestion(data, uid),
      ),
    ),
    ...worksOf(uid).map((query) =>
      listOf(
        "references",
        (page) => reads.query<Work>({ ...query, ...toQueryPage(page) }),
        ({ data }) => shown.toWork(data, scene),
      ),
    ),
    ...agreementsOf(uid).map((query) => agreementsIn(scene, query)),
    ...scopeOf(uid).map((query) =>
      listOf(
        "scope",
        (page) => reads.query<ScopeLedger>({ ...query, ...toQueryPage(page) }),
        ({ data }) => shown.toScope(data, uid),
      ),
    ),
    ...ownCollections.flatMap((own) => {
      const { name, exported } = own;
      if (typeof exported !== "function") return [];
      return listOf(
        name,
        (page) => listOwn(reads, own, uid, page),
        ({ data }) => exported(data as never),
      );
    }),
    listOf("reports", (page) => listReports(reads, { by: uid }, page), shown.toOwnReport),
    ...[false, true].map((archived) => conversationsOf(scene, archived)),
    listOf("blocked", (page) => listBlocks(scene, page), shown.toBlock),
  ];
}

function listOf<T>(
  name: string,
  read: (page: PageArgs) => Promise<Page<T>>,
  toShown: (item: Versioned<T>) => object | null | Promise<object | null>,
): RowList {
  return {
    name,
    async read(page) {
      const { items, next } = await read(page);
      return { items: await Promise.all(items.map(toShown)), next };
    },
  };
}

/**
 * Conversations with all messages, the last first. A suspended member gets only their own messages.
 */
function conversationsOf({ reads, uid }: ExportScene, archived: boolean): NestedList {
  return {
    name: "conversations",
    within: "messages",
    async readNext(after) {
      const page = await listThreads(reads, uid, { kind: null, archived }, { first: 1, after });
      const [thread] = page.items;
      return thread ? { id: thread.id, next: page.next } : null;
    },
    async open(id) {
      const thread = (await reads.get<Thread>(threadsCollection, id))?.data;
      if (thread?.uid !== uid) return null;
      const readsOthers = mayReadOthers(await standingOf(reads, uid));
      const where = { conversationId: thread.conversationId };
      const messages = { collection: messagesCollection, where } as const;
      return {
        head: shown.toConversation(thread),
        async read(page) {
          const { items, next } = await reads.query<Message>({
            ...messages,
            orderBy: { field: "place", direction: "desc" },
            ...toQueryPage(page),
          });
          const readable = items.filter(({ data }) => readsOthers || data.by === uid);
          return { items: readable.map(({ data }) => shown.toMessage(data, uid)), next };
        },
      };
    },
  };
}

/**
 * What was offered and confirmed on either side, with all versions. A suspended member gets only
 * their own, and what both confirmed.
 */
function agreementsIn(
  { reads, uid }: ExportScene,
  query: ReturnType<typeof agreementsOf>[number],
): NestedList {
  return {
    name: "agreements",
    within: "versions",
    async readNext(after) {
      const page = await reads.query<Agreement>({ ...query, limit: 1, after });
      const [agreement] = page.items;
      return agreement ? { id: agreement.id, next: page.next } : null;
    },
    async open(id) {
      const agreement = (await reads.get<Agreement>(agreementsCollection, id))?.data;
      if (!agreement) return null;
      const readsOthers = mayReadOthers(await standingOf(reads, uid));
      const side = agreement.hirerUid === uid ? "HIRER" : "TALENT";
      return {
        head: {
          ...shown.toAgreement(agreement, side, readsOthers),
          milestones: await milestonesOf(reads, id, agreement, readsOthers ? null : side),
          time: (await readOwnTime(reads, id, side)).map((week) =>
            shown.toWeek(week, readsOthers ? null : side),
          ),
        },
        async read({ first, after }) {
          const from = Number(after ?? 0);
          const to = Math.min(agreement.versions, from + first);
          const numbers = Array.from({ length: to - from }, (_, at) => from + at + 1);
          const versions = await Promise.all(numbers.map((n) => getVersion(reads, id, n)));
          const readable = versions.filter(
            (version) => version && (readsOthers || version.by === side || version.status === "CONFIRMED"),
          );
          return {
            items: readable.map((version) => version && shown.toAgreementVersion(version)),
            next: to < agreement.versions ? String(to) : null,
          };
        },
      };
    },
  };
}

/** How each milestone stands, with its deliveries; `only`: without the other side’s words. */
async function milestonesOf(reads: StoreReads, id: string, agreement: Agreement, only: WorkSide | null) {
  const all = await readAllProgress(reads, id, agreement);
  return Promise.all(
    all.map(async (progress) => ({
      ...{ id: progress.milestone, state: progress.state, at: progress.at },
      deliveries: (await readDeliveries(reads, progress)).map((one) => shown.toDelivery(one, only)),
    })),
  );
}

function listBlocks({ reads, uid }: ExportScene, page: PageArgs): Promise<Page<Block>> {
  return reads.query<Block>({
    collection: blocksCollection,
    where: { uid },
    orderBy: { field: "at", direction: "asc" },
    ...toQueryPage(page),
  });
}
