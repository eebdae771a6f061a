import { nameControls } from "~/domain/fields/controls";
import type { ShownOptions } from "~/domain/fields/shown";
import type { ShownBand } from "~/domain/price-bands.server";
import type { PostAnswer } from "~/shell/forms/post-answer";
import type { PossibleDays } from "./possible-days.server";

/** What the page knows of a brief after saving it. */
export interface SavedBrief {
  /** What the next save has to name. */
  revision: number;
  /** ISO 8601 UTC. */
  savedAt: string;
}

/** What was found of a field in a pasted text: a box to tick for each. */
export interface FoundGroup {
  field: string;
  label: string;
  lines: { control: string; key: string; text: string }[];
}

/** The names of those boxes: a field each, and each entry of the two lists. */
export const takeControls = nameControls("take", { most: 16 });

/**
 * What the answer of a brief's form shows: what was saved although the draft could not be
 * published, what was found in a pasted text, or that a change makes a new version.
 */
export type BriefShown =
  | (SavedBrief & { found?: never; anew?: never })
  | ({ found: FoundGroup[]; anew?: never } & NotSaved)
  | ({ anew: true; found?: never } & NotSaved);

type NotSaved = { [Name in keyof SavedBrief]?: never };

export type BriefFormAnswer = PostAnswer<BriefShown>;

/** Anchor of the save button: a draft saved by it is shown again there, beside the message. */
export const savedPlace = "saved";

/** Initial data of the page with a brief's form. */
export interface BriefFormData {
  id: string;
  /** The hirer, as the owner of a form that is sent without a session and kept. */
  uid: string;
  /** The form that was kept so. */
  kept: BriefFormAnswer | null;
  /** `fixed`: nothing may change any more. */
  mode: "draft" | "published" | "fixed";
  /** Why nothing may change. */
  fixed: "ended" | "filling" | "account" | null;
  /** Proposals have come: what they answer stays. */
  isAnswered: boolean;
  takesProposals: boolean;
  typed: Record<string, string>;
  /** Null for a brief that isn't saved yet. */
  saved: SavedBrief | null;
  canPublish: boolean;
  /** The server’s clock, for checks during typing. ISO 8601 UTC. */
  now: string;
  days: PossibleDays;
  suggestions: { skills: readonly string[] };
  /** Buttons for a good example to begin with. */
  examples: readonly { intent: string; label: string }[];
  /** What briefs like it pay. */
  bands: readonly ShownBand[];
  /** Those that it can be written in, by code, with the reader's names. */
  languages: ShownOptions;
}
