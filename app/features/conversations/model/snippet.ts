import { tooLong } from "~/domain/fields/messages";
import { createProblems } from "~/features/market/model/checks";
import { pressOf } from "~/features/market/model/press";
import { collection } from "~/platform/ports/collection";
import type { StoreReads, Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { timeOfKey } from "~/values/sort-key";
import { toOneLine, toProse } from "~/values/text";

/**
 * `snippets/{uid}~{press}`: a text that a member often writes, for their replies. A form sent twice
 * makes one snippet, and another text makes another one.
 */
export interface Snippet {
  uid: string;
  name: string;
  text: string;
  /** ISO 8601 UTC + "_" + id. */
  createdAt: string;
}

export const snippets = collection<Snippet>()({
  name: "snippets",
  ofMember: {
    field: "uid",
    sortedBy: "createdAt",
    exported: ({ name, text, createdAt }) => ({ name, text, createdAt: timeOfKey(createdAt) }),
  },
  unindexed: ["text"],
});

export type SnippetTexts = Pick<Snippet, "name" | "text">;

export function snippetId(uid: string, key: string, { name, text }: SnippetTexts): string {
  return `${uid}~${pressOf(key, name, text)}`;
}

/** The texts as they are stored; refused where one is missing or too long. */
export function checkSnippet(given: SnippetTexts): Result<SnippetTexts> {
  const name = toOneLine(given.name) ?? "";
  const text = toProse(given.text) ?? "";
  const { problems, add } = createProblems();
  if (name === "") add("name", { code: "noName" });
  if (name.length > limits.snippetName) add("name", tooLong("name", limits.snippetName));
  if (text === "") add("text", { code: "noText" });
  if (text.length > limits.snippet) add("text", tooLong("text", limits.snippet));
  return problems.length > 0 ? refuse("INVALID", { problems }) : ok({ name, text });
}

/** A member's own, the first one first: never more than a page. */
export async function listSnippets(reads: StoreReads, uid: string): Promise<Versioned<Snippet>[]> {
  const { items } = await reads.query<Snippet>({
    collection: snippets.name,
    where: { uid },
    orderBy: { field: "createdAt", direction: "asc" },
    limit: limits.snippets,
  });
  return items;
}

/** One of the member's own; null for others' and unknown ones. */
export async function getSnippet(
  reads: StoreReads,
  uid: string,
  id: string,
): Promise<Versioned<Snippet> | null> {
  const found = await reads.get<Snippet>(snippets.name, id);
  return found?.data.uid === uid ? found : null;
}
