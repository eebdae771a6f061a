import { nameOrState } from "~/domain/member-state";
import { nameOf } from "~/features/briefs/shared/brief-texts";
import type { ConversationRowFragment } from "~/shell/operations/operations.generated";
import * as words from "~/words/conversations.generated";

type Other = Pick<ConversationRowFragment, "with" | "withState">;

/** The name of the other member of a conversation. */
export function nameOfOther({ with: other, withState }: Other): string {
  return nameOrState(other && nameOf(other), withState);
}

/** Who writes for the other member's organisation; null where they don't say. */
export function personOf({ with: other }: Pick<Other, "with">): string | null {
  const person = other?.profile.contactName ?? null;
  return other && person === nameOf(other) ? null : person;
}

/** The name of the other member within a sentence. */
export interface NamedOther {
  who: "NAMED" | "GONE" | "AWAY";
  name: string;
}

export function namedOf(conversation: Other): NamedOther {
  const gone = conversation.withState === "GONE" ? "GONE" : "AWAY";
  return { who: conversation.with ? "NAMED" : gone, name: nameOfOther(conversation) };
}

/** The language of its subject, where that is a brief's title and its hirer says it. */
export function languageOf({ kind, brief }: Pick<ConversationRowFragment, "kind" | "brief">) {
  return (kind !== "DEFAULT" && brief?.title && brief.writtenIn) || undefined;
}

/** The subject of a conversation. */
export function aboutOf({ kind, brief }: Pick<ConversationRowFragment, "kind" | "brief">): string {
  if (kind === "DEFAULT") return words.directConversation();
  return brief?.title ?? words.briefGone();
}
