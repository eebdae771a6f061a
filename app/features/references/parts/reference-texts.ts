import { kindLabels } from "~/content/kind-labels";
import type { ReferenceFieldsFragment } from "~/shell/operations/operations.generated";

export type ShownReference = ReferenceFieldsFragment;

/** "A freelancer", where the author's profile isn't for this reader. */
export function nameOfAuthor({ kind, name }: Pick<ShownReference["author"], "kind" | "name">): string {
  if (name) return name;
  return kind === "AGENCY" ? "An agency" : `A ${kindLabels[kind]().toLowerCase()}`;
}

/** What it was about: the brief's title where both let it be shown. */
export function describeWork(title: string | null, brand: string): string {
  return title ? `For “${title}”` : `For work on ${brand}`;
}

/** "1 reference", "20+ references". */
export function countReferences(count: number, most: number): string {
  if (count === 1) return "1 reference";
  return `${count}${count >= most ? "+" : ""} references`;
}
