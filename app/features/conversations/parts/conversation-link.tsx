import { conversationPath } from "~/paths";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import * as words from "~/words/conversations.generated";

interface ConversationLinkProps {
  /** Null where the proposal hasn't reached the hirer. */
  conversation: { id: string; unread: number } | null;
  /** The other member's; null where none is shown. */
  name: string | null;
  /** When their account is gone; while it is being deleted they can’t be written to here. */
  leavesAt?: string | null;
}

/** The link from a proposal to its conversation. */
export function ConversationLink({ conversation, name, leavesAt }: ConversationLinkProps) {
  if (!conversation) return null;
  const { id, unread } = conversation;
  const isForReading = name === null || (leavesAt && unread === 0);
  return (
    <Link
      className={touchTarget}
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
