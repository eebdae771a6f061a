import { briefIdShape } from "./brief";
import { foldHandle } from "./handle";

/** Between the id of a brief, which may have hyphens, and its title, which has no two in a row. */
const between = "--";
const longest = 60;

/** The last part of the address of a public brief: its id and its title. */
export function addressOfBrief({ id, title }: { id: string; title: string | null }): string {
  const folded = foldHandle((title ?? "").replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " "));
  const words = folded
    .replaceAll(/[^a-z0-9-]/g, "")
    .replaceAll(/-+/g, "-")
    .slice(0, longest)
    .replaceAll(/^-|-$/g, "");
  // Of a title in another script some names and numbers would be left, which say something else.
  const isWhole = !/(?![a-z])\p{L}/u.test(folded);
  return `${id}${between}${(isWhole && words) || "brief"}`;
}

/** The id in such a part, also without or with another title; null for none. */
export function idInAddress(part: string): string | null {
  const at = part.lastIndexOf(between);
  const id = at < 0 ? part : part.slice(0, at);
  return briefIdShape.test(id) ? id : null;
}
