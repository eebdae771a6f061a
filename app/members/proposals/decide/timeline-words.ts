const words: Record<string, string> = {
  send: "Sent",
  queue: "Sent, and waited in line",
  promote: "Left the waiting list",
  shortlist: "You put it on the shortlist",
  accept: "You accepted it",
  decline: "You declined it",
  "take-back": "You took the decline back",
  withdraw: "Withdrawn by its author",
  end: "The brief ended, and its author was told",
};

/** A line of a proposal's history as the hirer reads it. */
export function describeEvent(event: string, by: string): string {
  return words[event] ?? `${event} (${by})`;
}
