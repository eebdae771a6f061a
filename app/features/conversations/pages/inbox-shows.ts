import { valueNamed } from "~/platform/values/choices";

/** Which conversations the inbox lists, as its address says it (`?show=`). */
export const shows = [
  ["all", "All"],
  ["briefs", "About briefs"],
  ["default", "Direct"],
  ["archived", "Archived"],
] as const;
export type Show = (typeof shows)[number][0];

export function showOf(asked: string | null): Show {
  return valueNamed(shows, asked) ?? "all";
}
