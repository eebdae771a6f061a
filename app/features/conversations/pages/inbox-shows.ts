import { valueNamed } from "~/values/choices";

/** Which conversations the inbox lists, as its address says it (`?show=`). */
export const shows = ["all", "briefs", "default", "archived"] as const;
export type Show = (typeof shows)[number];

export function showOf(asked: string | null): Show {
  return valueNamed(shows, asked) ?? "all";
}
