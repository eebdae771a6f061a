import { conversationPath } from "~/paths";
import type { ConversationMove } from "~/shell/operations/operations.generated";
import { button } from "~/ui/button.css";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import * as words from "~/words/conversations.generated";

interface ConversationLinkProps {
  /** Null where the proposal hasn't reached the hirer. */
  conversation: { id: string; unread: number; moves: readonly ConversationMove[] } | null;
  /** The other member's; null where none is shown. */
  name: string | null;
  /** It is what the page asks to do next. */
  isNext?: boolean;
}

/** The link from a proposal to its conversation. */
export function ConversationLink({ conversation, name, isNext = false }: ConversationLinkProps) {
  if (!conversation) return null;
  const { id, unread, moves } = conversation;
  // Neither to a member who is leaving, nor past a block of either.
  const isForReading = name === null || (unread === 0 && !moves.includes("WRITE"));
  return (
    <Link
      className={isNext ? button.primary : touchTarget}
      to={`${conversationPath(id)}${unread > 0 ? "#new" : isForReading ? "" : "#write"}`}
    >
      {isForReading
        ? words.goToConversation()
        : unread > 0
          ? words.unreadFrom({ unread, name })
          : words.writeTo({ name })}
    </Link>
  );
}
