import type { ReactNode } from "react";
import { Notice } from "./notice";
import { useSaid } from "./said";

/**
 * The element's id: a document that a form post leads to starts there. A running page keeps its
 * scroll position.
 */
export const doneId = "done";

interface DoneProps {
  /** The result of the action, with names: "You declined Ann". */
  title: string;
  text?: string | null;
  /** Announced instead of the text: whether it can be undone, and for how long. */
  said?: string | undefined;
  /** A further action: a button or a link. */
  action?: ReactNode;
}

/**
 * The result of an action, once on a page: shown where the button was, and announced in the shell's
 * region.
 */
export function Done({ title, text, said, action }: DoneProps) {
  useSaid([title, said ?? text].filter(Boolean).map(toSentence).join(" "));
  return (
    <div id={doneId} tabIndex={-1}>
      <Notice kind="success" title={title} action={action}>
        {text}
      </Notice>
    </div>
  );
}

function toSentence(text: string | null | undefined): string {
  return text ? `${text}${/[.!?…؟。]$/u.test(text) ? "" : "."}` : "";
}
