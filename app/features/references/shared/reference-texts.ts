import { memberPath } from "~/paths";
import type { ReferenceFieldsFragment } from "~/shell/operations/operations.generated";
import * as words from "~/words/referencesShown.generated";

export type ShownReference = ReferenceFieldsFragment;

/** "A freelancer", where the author's profile isn't for this reader. */
export function nameOfAuthor({ kind, name }: Pick<ShownReference["author"], "kind" | "name">): string {
  return name || words.anAuthor({ kind });
}

/** The author's profile; null where it isn't for this reader. */
export function pathOfAuthor({ uid, through }: Pick<ShownReference["author"], "uid" | "through">) {
  return uid && memberPath(uid, through ?? undefined);
}

/** What it was about: the brief's title where both let it be shown. */
export function describeWork(title: string | null, brand: string): string {
  return title ? words.workTitled({ title }) : words.workHere({ brand });
}
