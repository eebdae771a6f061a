import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import { titleLink, touchTarget } from "~/ui/link.css";
import { Panel } from "~/ui/panel";
import { plainList, strong } from "~/ui/text.css";
import * as css from "./dashboard.css";

/** One of the reader's own briefs or proposals, with its state. */
export interface StateLine {
  id: string;
  title: string;
  /** The code of the title's language, where its author says it. */
  lang: string | null;
  to: string;
  sign: () => JSX.Element;
  /** Its state and the facts about it, in words. */
  text: string;
}

/** The same with elements for the times in its text. */
export type TimedLine = Omit<StateLine, "text"> & { text: ReactNode };

interface StateLinesProps {
  title: string;
  lines: readonly TimedLine[];
  /** The link to the whole list, as [address, label]. */
  all: readonly [to: string, label: string];
}

/**
 * A few of the reader's own briefs or proposals, one per line; renders nothing for an empty list.
 */
export function StateLines({ title, lines, all: [to, label] }: StateLinesProps) {
  if (lines.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={plainList}>
        {lines.map(({ sign: Sign, ...line }) => (
          <li key={line.id} className={css.line}>
            <span className={css.mark}>
              <Sign />
            </span>
            <div>
              <Link
                className={`${titleLink} ${strong}`}
                to={line.to}
                dir="auto"
                lang={line.lang ?? undefined}
              >
                {line.title}
              </Link>
              <p className={css.about}>{line.text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link className={touchTarget} to={to}>
        {label}
      </Link>
    </Panel>
  );
}
