/** The part of a message or event that decides whether it was read. */
export interface ReadItem {
  id: string;
  own: boolean;
  /** Null for an event. */
  number: number | null;
}

/** The other side's messages; only they can be unread. */
function ofOther<Item extends ReadItem>(items: readonly Item[]): Item[] {
  return items.filter(({ own, number }) => !own && number !== null);
}

/**
 * The first of the last `unread` messages; the first one shown where the unread ones begin earlier.
 */
export function firstUnread<Item extends ReadItem>(items: readonly Item[], unread: number): Item | null {
  return unread > 0 ? (ofOther(items).slice(-unread)[0] ?? null) : null;
}

/** The other side's messages after this number. */
export function newerThan<Item extends ReadItem>(items: readonly Item[], seen: number): Item[] {
  return ofOther(items).filter(({ number }) => number !== null && number > seen);
}

/** The number of the newest message; 0 for none. */
export function newestNumber(items: readonly ReadItem[]): number {
  return items.findLast(({ number }) => number !== null)?.number ?? 0;
}

/** The number of the other side's newest message up to this one; 0 for none. */
export function readUpTo(items: readonly ReadItem[], seen: number): number {
  return ofOther(items).findLast(({ number }) => number !== null && number <= seen)?.number ?? 0;
}

/** Whether a message directly follows another of its author on the same day. */
export function continues(
  before: ReadItem | undefined,
  { own, number }: ReadItem,
  isSameDay: boolean,
): boolean {
  return isSameDay && before !== undefined && before.number !== null && number !== null && before.own === own;
}
