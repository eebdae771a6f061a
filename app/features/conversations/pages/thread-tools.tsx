import type { ReactNode } from "react";
import { narrow } from "~/features/market/shared/list-beside.css";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { IntentButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Form } from "~/ui/form";
import { wordTarget } from "~/ui/link.css";
import { SecondThought } from "~/ui/second-thought";
import { finePrint } from "~/ui/text.css";
import * as words from "~/words/conversations.generated";
import { SnoozeForm } from "./snooze-form";
import * as css from "./thread.css";
import type { ThreadPage } from "./thread-page.server";

interface ThreadToolsProps extends Pick<ThreadPage, "conversation" | "now"> {
  /** Where the forms are sent. */
  action: string;
  answer: PostAnswer<never> | undefined;
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

/** Snoozes, archives, mutes or blocks the conversation. */
export function ThreadTools({ conversation, now, action, answer, children }: ThreadToolsProps) {
  const { id, moves, muted } = conversation;
  if (moves.length === 0 && children.length === 0) return null;
  return (
    <details
      aria-label={words.whatElse()}
      className={moves.length === 0 ? narrow : undefined}
      data-print="no"
      open={answer?.intent === "snooze"}
    >
      <summary className={wordTarget} aria-label={words.moreAboutConversation()}>
        {words.more()}
      </summary>
      <div className={css.menu}>
        {children.length > 0 && (
          <div className={narrow}>
            <div className={buttonRow}>{children}</div>
          </div>
        )}
        {moves.length > 0 && (
          <Form method="post" action={action}>
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
          </Form>
        )}
        {moves.includes("SNOOZE") && <SnoozeForm id={id} now={now} action={action} answer={answer} />}
        {moves.includes("BLOCK") && (
          <SecondThought label={words.blockMember()}>
            <p>{words.blockHint()}</p>
            <Form method="post" action={action}>
              <IntentButton intent="block" variant="danger">
                {words.block()}
              </IntentButton>
            </Form>
          </SecondThought>
        )}
      </div>
    </details>
  );
}
