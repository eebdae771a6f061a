/** What was just decided, in the address of the page that the decision led back to. */
const name = "decided";

/** What a decision did, for whoever reads the page after it. */
const words: Partial<Record<string, { title: string; text: string }>> = {
  shortlist: { title: "On your shortlist", text: "They are told so; a yes or a no is still to come." },
  accept: {
    title: "Accepted",
    text: "They are told at once. Write to them to agree on the start: their e-mail address stands with their proposal.",
  },
  decline: {
    title: "Declined",
    text: "They are told ten minutes from now. Until then you can take it back, under Declined.",
  },
  "undo": { title: "Taken back", text: "Nobody was told. The proposal stands where it stood before." },
};

/** A page's address with what was decided on it. */
export function withDecided(address: string, intent: string): string {
  const { pathname, searchParams } = new URL(address, "http://internal.invalid");
  searchParams.set(name, intent);
  return `${pathname}?${searchParams}`;
}

/** A page's address without it: the next decision says its own. */
export function withoutDecided(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://internal.invalid");
  searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

/** What to say about the decision that a page's address names; null for none. */
export function describeDecided(search: URLSearchParams) {
  return words[search.get(name) ?? ""] ?? null;
}
