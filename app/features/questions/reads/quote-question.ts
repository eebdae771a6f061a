import { readBrief } from "~/features/briefs/reads/read-brief";
import type { Question } from "~/features/questions/model/question";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { timeOfKey } from "~/values/sort-key";
import { lastClarification, listOf, listOwnOf } from "./list-questions";
import { toReadQuestion } from "./read-question";

/** A notification about a question: it names the brief, and came right after its cause. */
interface About {
  notification: { uid: string; briefId: string; createdAt: string };
}

type Texts = Pick<Question, "text" | "answer">;

const page = { first: 50, after: null };

/**
 * The question that a hirer was told of; one asked before it, if that one is answered or removed
 * by now. As its member reads it on the page of the brief, as are the others.
 */
export async function quoteAsked(reads: StoreReads, about: About): Promise<Texts | null> {
  const { items } = await listOf(reads, about.notification.briefId, "OPEN", page);
  return asRead(
    reads,
    about,
    lastBefore(about, items, ({ askedAt }) => timeOfKey(askedAt)),
  );
}

/** A member's own question with its answer. */
export async function quoteAnswered(reads: StoreReads, about: About): Promise<Texts | null> {
  const items = await listOwnIn(reads, about, "ANSWERED");
  return asRead(
    reads,
    about,
    lastBefore(about, items, ({ answeredAt }) => answeredAt),
  );
}

/** A member's own question that the hirer removed. */
export async function quoteRemoved(reads: StoreReads, about: About): Promise<Texts | null> {
  const items = await listOwnIn(reads, about, "REMOVED");
  return asRead(
    reads,
    about,
    lastBefore(about, items, ({ sortAt }) => timeOfKey(sortAt)),
  );
}

/** The newest answer that changes the brief, with its question. */
export async function quoteClarification(reads: StoreReads, about: About): Promise<Texts | null> {
  return asRead(reads, about, await lastClarification(reads, about.notification.briefId));
}

async function listOwnIn(
  reads: StoreReads,
  { notification: { uid, briefId } }: About,
  status: Question["status"],
): Promise<Versioned<Question>[]> {
  const { items } = await listOwnOf(reads, uid, briefId, page);
  return items.filter(({ data }) => data.status === status);
}

/** The one whose moment is the last before the notification. */
function lastBefore(
  { notification }: About,
  items: readonly Versioned<Question>[],
  momentOf: (question: Question) => string | null,
): Versioned<Question> | null {
  const told = timeOfKey(notification.createdAt);
  const dated = items.flatMap((item) => {
    const at = momentOf(item.data);
    return at !== null && at <= told ? [{ item, at }] : [];
  });
  return dated.sort((a, b) => b.at.localeCompare(a.at))[0]?.item ?? null;
}

async function asRead(
  reads: StoreReads,
  { notification: { uid, briefId } }: About,
  found: Versioned<Question> | null,
): Promise<Texts | null> {
  if (!found) return null;
  const brief = await readBrief(reads, uid, briefId);
  return brief && (toReadQuestion(found, brief)?.data ?? null);
}
