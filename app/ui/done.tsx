import type { ReactNode } from "react";
import { Hero, type HeroProps } from "./hero";
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
  /** The face of whom it is about, beside a larger title: for what both sides remember. */
  face?: ReactNode;
}

/**
 * The result of an action, once on a page: shown where the button was, and announced in the shell's
 * region.
 */
export function Done({ title, text, said, action, face }: DoneProps) {
  useSaid([title, said ?? text].filter(Boolean).map(toSentence).join(" "));
  return (
    <div id={doneId} tabIndex={-1}>
      <Notice kind="success" title={title} action={action} face={face}>
        {text}
      </Notice>
    </div>
  );
}

interface DoneHeroProps extends Pick<HeroProps, "above" | "mark" | "action"> {
  title: string;
  text: string;
}

/** The same for what is worth more than a line: a brief is live. */
export function DoneHero({ title, text, ...hero }: DoneHeroProps) {
  useSaid([title, text].map(toSentence).join(" "));
  return (
    <div id={doneId} tabIndex={-1}>
      <Hero {...hero} title={title} isIcon>
        <p>{text}</p>
      </Hero>
    </div>
  );
}

function toSentence(text: string | null | undefined): string {
  return text ? `${text}${/[.!?…؟。]$/u.test(text) ? "" : "."}` : "";
}
