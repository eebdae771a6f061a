import { nameOf } from "~/features/briefs/parts/brief-words";
import type { ConversationRowFragment } from "~/shell/operations/operations.generated";

type Other = Pick<ConversationRowFragment, "with" | "withState">;

/** What the other of a conversation is called. Nobody reads a name of who is away or gone. */
export function nameOfOther(conversation: Other): string {
  if (conversation.with) return nameOf(conversation.with);
  return conversation.withState === "GONE" ? "Former member" : "Unavailable member";
}

/** What it is about. */
export function aboutOf({ kind, brief }: Pick<ConversationRowFragment, "kind" | "brief">): string {
  if (kind === "DEFAULT") return "Direct conversation";
  return brief?.title ?? "A brief that isn’t there any more";
}
