import { paths } from "~/paths";
import type { Choices } from "~/values/choices";
import * as labels from "~/words/labels.generated";
import type { BriefFilter } from "./filters/brief-filters.server";
import type { MemberFilter } from "./filters/member-filters.server";
import { listPath } from "./filters/read-filter";

/** What a saved search looks through. */
export const searchSides = ["BRIEFS", "MEMBERS"] as const;
export type SearchSide = (typeof searchSides)[number];

/** When a saved search tells of what is new, as [value, label]. */
export const cadences = [
  ["INSTANT", labels.notifyInstant],
  ["DAILY", labels.notifyDaily],
  ["OFF", labels.notifyOff],
] as const satisfies Choices;
export type Cadence = (typeof cadences)[number][0];

export type SearchFilter =
  | { side: "BRIEFS"; filter: BriefFilter }
  | { side: "MEMBERS"; filter: MemberFilter };

/** The address of what a search finds now. */
export function searchPath({ side, filter }: SearchFilter): string {
  return listPath(side === "BRIEFS" ? paths.briefs : paths.members, filter);
}
