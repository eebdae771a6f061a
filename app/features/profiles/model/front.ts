import type { AttachedFile } from "~/domain/attached-file";

/**
 * What lists show of a member's work. Kept in the profile, which they read anyway: cases, files and
 * references would be four reads more for each member.
 */
export interface Front {
  /** The newest case that has a picture; where none has, the newest. */
  case: FrontCase | null;
  /**
   * ISO 8601 UTC: when each reference about them is shown, also later ones. At most
   * `limits.referencesShown`.
   */
  references: string[];
}

export interface FrontCase {
  title: string | null;
  figure: string | null;
  /** The first picture among its files. */
  cover: Pick<AttachedFile, "id" | "name" | "alt"> | null;
}

export const emptyFront: Front = { case: null, references: [] };

/** How many references are shown now. */
export function shownReferences({ references }: Front, now: Date): number {
  const at = now.toISOString();
  return references.filter((showsAt) => showsAt <= at).length;
}
