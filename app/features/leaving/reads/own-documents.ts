import { collections } from "~/collections";
import { type QuestionStatus, questionStates } from "~/domain/question";
import { agreementsCollection } from "~/features/agreements/model/agreement";
import { questionsCollection } from "~/features/questions/model/question";
import { worksCollection } from "~/features/references/model/work";
import { scopeLedgers } from "~/features/scope/model/scope-ledger";
import { type PageArgs, toQueryPage } from "~/platform/ports/pages";
import type { Page, Query, StoreReads } from "~/platform/ports/store";

/**
 * Collections whose documents of a member follow from their declarations alone: found, shown and
 * removed alike.
 */
export const ownCollections = collections.flatMap(({ name, ofMember }) =>
  ofMember === null || ofMember === "apart" ? [] : [{ name, ...ofMember }],
);

export type OwnCollection = (typeof ownCollections)[number];

/** Null for a collection with one document per member, under the uid. */
export function queryOfOwn(own: OwnCollection, uid: string): Omit<Query, "limit"> | null {
  if ("id" in own) return null;
  const where: Readonly<Record<string, string>> = { [own.field]: uid };
  const field = own.sortedBy.replace("-", "");
  const direction = own.sortedBy === field ? "asc" : "desc";
  return { collection: own.name, where, orderBy: { field, direction } };
}

export async function listOwn(
  reads: StoreReads,
  own: OwnCollection,
  uid: string,
  page: PageArgs,
): Promise<Page<object>> {
  const query = queryOfOwn(own, uid);
  if (query) return reads.query({ ...query, ...toQueryPage(page) });
  const found = await reads.get<object>(own.name, uid);
  return { items: found ? [found] : [], next: null };
}

/** The questions of a member: those they asked, and those about their briefs. */
export function questionsOf(uid: string): Omit<Query, "limit">[] {
  const collection = questionsCollection;
  const asked = {
    collection,
    where: { askerUid: uid },
    orderBy: { field: "askedAt", direction: "desc" },
  } as const;
  const answered = questionStates.map(([status]: readonly [QuestionStatus, ...unknown[]]) => ({
    collection,
    where: { hirerUid: uid, status },
    orderBy: { field: "sortAt", direction: "asc" } as const,
  }));
  return [asked, ...answered];
}

/** The works of a member, on either side. */
export const worksOf = (uid: string) => onEitherSide(worksCollection, uid);

/** What a member agreed on, or was offered, on either side. */
export const agreementsOf = (uid: string) => onEitherSide(agreementsCollection, uid);

/** What was asked about the works of a member, on either side. */
export const scopeOf = (uid: string) => onEitherSide(scopeLedgers.name, uid);

function onEitherSide(
  collection: typeof worksCollection | typeof agreementsCollection | typeof scopeLedgers.name,
  uid: string,
): Omit<Query, "limit">[] {
  const orderBy = { field: "createdAt", direction: "asc" } as const;
  return [
    { collection, where: { uid }, orderBy },
    { collection, where: { hirerUid: uid }, orderBy },
  ];
}
