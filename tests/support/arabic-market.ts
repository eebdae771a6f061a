import type { Store } from "~/platform/ports/store";

/** Where members’ texts stand in stored documents, by collection. */
const texts: Record<string, readonly string[]> = {
  profiles: [
    "displayName",
    "organisation",
    "contactName",
    "headline",
    "about",
    "skills",
    "services",
    "service",
    "name",
    "role",
  ],
  briefs: ["title", "summary", "problem", "desiredOutcome", "skills", "mustHaves", "niceToHaves", "location"],
  proposals: ["pitch", "mustHave", "evidence", "note", "team"],
  questions: ["text", "answer"],
  messages: ["text"],
  conversations: ["text", "excerpt"],
  cases: ["title", "client", "role", "skills", "problem", "result", "figure"],
  works: ["title", "experience", "advice", "reply"],
  askedReferences: ["name", "organisation", "title", "experience", "advice", "reply"],
  invitations: ["line"],
  memberBookmarks: ["note"],
  savedSearches: ["name"],
  files: ["alt", "name"],
};

const letters = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي";

/** Puts an Arabic text in the place of every text that a member wrote: the same for the same one. */
export async function writeInArabic(store: Store): Promise<void> {
  const written = new Map<string, string>();
  const arabicFor = (text: string) => {
    const known = written.get(text);
    if (known) return known;
    const said = [
      "نص",
      ...`${written.size}`.split("").map((digit) => letters.slice(Number(digit), Number(digit) + 3)),
    ].join(" ");
    written.set(text, said);
    return said;
  };
  for (const [collection, names] of Object.entries(texts)) {
    const write = (value: unknown, name: string): unknown => {
      if (typeof value === "string") return names.includes(name) && value ? arabicFor(value) : value;
      if (Array.isArray(value)) return value.map((one) => write(one, name));
      if (!value || typeof value !== "object") return value;
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, write(one, key)]));
    };
    let after: string | null = null;
    do {
      const page: { items: { id: string; data: object }[]; next: string | null } = await store.query<object>({
        collection,
        limit: 100,
        after,
      });
      await store.transact(async (tx) => {
        for (const { id, data } of page.items) tx.set(collection, id, write(data, "") as object);
      });
      after = page.next;
    } while (after);
  }
}
