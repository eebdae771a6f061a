import type { ReactNode } from "react";
import { Card } from "~/ui/card";
import { Link } from "~/ui/link";
import { titleLink, touchTarget } from "~/ui/link.css";
import { plainList, strong } from "~/ui/text.css";
import { written } from "~/words/isolate";
import * as css from "./dashboard.css";

/** One of the reader's own briefs or proposals, with its state. */
export interface StateLine {
  id: string;
  title: string;
  /** The code of the title's language, where its author says it. */
  lang: string | null;
  to: string;
  /** The facts about it, beside its state. */
  text: string;
}

interface StateLinesProps {
  title: string;
  /** The link to the whole list, as [address, label]. */
  all: readonly [to: string, label: string];
  children: readonly ReactNode[];
}

/**
 * A few of the reader's own briefs or proposals, one per line; renders nothing for an empty list.
 */
export function StateLines({ title, all, children }: StateLinesProps) {
  if (children.length === 0) return null;
  const [to, label] = all;
  return (
    <Card title={title}>
      <ul className={plainList}>{children}</ul>
      <Link className={touchTarget} to={to}>
        {label}
      </Link>
    </Card>
  );
}

interface OwnLineProps {
  line: Omit<StateLine, "text">;
  /** Its state. */
  chip: ReactNode;
  /** Its text. */
  children: ReactNode;
}

/** The line of a brief or a proposal. */
export function OwnLine({ line: { title, lang, to }, chip, children }: OwnLineProps) {
  return (
    <li className={css.ownLine}>
      <Link className={`${titleLink} ${strong}`} to={to} {...written(title, lang)}>
        {title}
      </Link>
      <p className={css.state}>
        {chip}
        <span>{children}</span>
      </p>
    </li>
  );
}
