const words: Record<string, string> = {
  SEND: "Sent",
  QUEUE: "Sent, and went on the waiting list",
  PROMOTE: "Left the waiting list",
  SHORTLIST: "You put it on the shortlist",
  ACCEPT: "You accepted it",
  DECLINE: "You declined it",
  TAKE_BACK: "You undid that",
  WITHDRAW: "Withdrawn by its author",
  END: "The brief ended, and its author was told",
};

/** A line of a proposal's history as the hirer reads it. */
export function describeEvent(event: string, by: string): string {
  return words[event] ?? `${event} (${by})`;
}
