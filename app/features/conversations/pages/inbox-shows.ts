import type { ConversationList } from "~/shell/operations/operations.generated";
import { valueNamed } from "~/values/choices";

/** Which conversations the inbox lists, as its address says it (`?show=`). */
export const shows = ["all", "waiting", "briefs", "default", "snoozed", "archived"] as const;
export type Show = (typeof shows)[number];

export const listOfShow: Record<Show, ConversationList> = {
  all: "ALL",
  waiting: "WAITING",
  briefs: "BRIEFS",
  default: "DIRECT",
  snoozed: "SNOOZED",
  archived: "ARCHIVED",
};

export function showOf(asked: string | null): Show {
  return valueNamed(shows, asked) ?? "all";
}
