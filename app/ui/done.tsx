import type { ReactNode } from "react";
import { Notice } from "./notice";
import { useSaid } from "./said";

/** Its id: a document that a press leads to begins there. A running page stays where it is. */
export const doneId = "done";

interface DoneProps {
  /** What became of the press, by name: "You declined Ann". */
  title: string;
  text?: string | null;
  /** Said in place of the text: whether it can be undone, and for how long. */
  said?: string | undefined;
  /** What can be done about it: a button or a link. */
  action?: ReactNode;
}

/** What became of a press, once on a page: seen where it was pressed, and said in the region of the shell. */
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

function toSentence(words: string | null | undefined): string {
  return words ? `${words}${/[.!?]$/.test(words) ? "" : "."}` : "";
}
