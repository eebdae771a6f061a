import type { ReactNode } from "react";
import { narrow } from "~/features/market/shared/list-beside.css";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Form } from "~/ui/form";
import { wordTarget } from "~/ui/link.css";
import { SecondThought } from "~/ui/second-thought";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/conversations.generated";
import * as css from "./thread.css";
import type { ThreadPage } from "./thread-page.server";

interface ThreadToolsProps extends Pick<ThreadPage, "conversation"> {
  /** Where the form is sent. */
  action: string;
  /** Links that the head has no room for on a phone. */
  children: readonly ReactNode[];
}

const intents = [
  ["MARK_UNREAD", "unread", words.markUnread],
  ["ARCHIVE", "archive", words.archive],
  ["UNARCHIVE", "unarchive", words.unarchive],
  ["MUTE", "mute", words.mute],
  ["UNMUTE", "unmute", words.unmute],
] as const;

/** Archives, mutes or blocks the conversation. */
export function ThreadTools({ conversation, action, children }: ThreadToolsProps) {
  const { moves, muted } = conversation;
  if (moves.length === 0 && children.length === 0) return null;
  return (
    <details
      aria-label={words.whatElse()}
      className={moves.length === 0 ? narrow : undefined}
      data-print="no"
    >
      <summary className={wordTarget} aria-label={words.moreAboutConversation()}>
        {words.more()}
      </summary>
      <Form method="post" action={action} className={css.menu}>
        {children.length > 0 && (
          <div className={narrow}>
            <div className={buttonRow}>{children}</div>
          </div>
        )}
        {moves.length > 0 && (
          <>
            <div className={buttonRow}>
              {intents.map(
                ([move, intent, label]) =>
                  moves.includes(move) && (
                    <IntentButton key={move} intent={intent} variant="secondary">
                      {label()}
                    </IntentButton>
                  ),
              )}
            </div>
            <p className={finePrint}>{muted ? words.isMutedHint() : words.muteHint()}</p>
          </>
        )}
        {moves.includes("BLOCK") && (
          <SecondThought label={words.blockMember()}>
            <p>{words.blockHint()}</p>
            <IntentButton intent="block" variant="danger">
              {words.block()}
            </IntentButton>
          </SecondThought>
        )}
      </Form>
    </details>
  );
}
