import { conversationPath } from "~/paths";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import * as words from "~/words/conversations.generated";

interface ConversationLinkProps {
  /** Null where the proposal hasn't reached the hirer. */
  conversation: { id: string; unread: number } | null;
  /** The other member's; null where none is shown. */
  name: string | null;
}

/** The link from a proposal to its conversation. */
export function ConversationLink({ conversation, name }: ConversationLinkProps) {
  if (!conversation) return null;
  const { id, unread } = conversation;
  return (
    <Link className={touchTarget} to={`${conversationPath(id)}#${unread > 0 ? "new" : "write"}`}>
      {name === null
        ? words.goToConversation()
        : unread > 0
          ? words.unreadFrom({ unread, name })
          : words.writeTo({ name })}
    </Link>
  );
}
