/** As much of a message, or of what happened to the proposal, as says whether it was read. */
export interface ReadItem {
  id: string;
  own: boolean;
  /** Null for what isn't a message. */
  number: number | null;
}

/** Messages of the other, which alone can be unread. */
function ofOther<Item extends ReadItem>(items: readonly Item[]): Item[] {
  return items.filter(({ own, number }) => !own && number !== null);
}

/** The first of the messages that weren't read, of which there are `unread`; the first that is shown where they begin earlier. */
export function firstUnread<Item extends ReadItem>(items: readonly Item[], unread: number): Item | null {
  return unread > 0 ? (ofOther(items).slice(-unread)[0] ?? null) : null;
}

/** Those of the other that came after the message of this number. */
export function newerThan<Item extends ReadItem>(items: readonly Item[], seen: number): Item[] {
  return ofOther(items).filter(({ number }) => number !== null && number > seen);
}

/** The number of the newest message; 0 for none. */
export function newestNumber(items: readonly ReadItem[]): number {
  return items.findLast(({ number }) => number !== null)?.number ?? 0;
}

/** The number of the newest message of the other up to this one; 0 for none. */
export function readUpTo(items: readonly ReadItem[], seen: number): number {
  return ofOther(items).findLast(({ number }) => number !== null && number <= seen)?.number ?? 0;
}

/** Whether a message goes on with what its author said right before it, on the same day. */
export function continues(
  before: ReadItem | undefined,
  { own, number }: ReadItem,
  isSameDay: boolean,
): boolean {
  return isSameDay && before !== undefined && before.number !== null && number !== null && before.own === own;
}
