import { written } from "~/words/isolate";
import * as words from "~/words/ui.generated";
import * as css from "./example-brief.css";
import { CheckIcon, NearlyIcon, QuestionIcon } from "./fit-icons";
import { Link } from "./link";

const states = {
  met: [CheckIcon, words.fitMet],
  nearly: [NearlyIcon, words.fitNearly],
  unknown: [QuestionIcon, words.fitUnknown],
} as const;

import { visuallyHidden } from "./hidden.css";

export interface ExampleBriefCopy {
  /** States that it is an example. */
  label: string;
  title: string;
  /** The code of the title's language, where its author says it. */
  lang?: string | null;
  /** Its page, where it is no example. */
  to?: string;
  /** In one line: price, place, time, places taken. */
  facts: string;
  fit: readonly { aspect: string; state: keyof typeof states; detail: string }[];
  /** What its reply date means for this page's readers. */
  reply: string;
}

/** One brief as members see it: what it is, what fits, and when there is a reply. */
export function ExampleBrief({ brief }: { brief: ExampleBriefCopy }) {
  return (
    <section className={css.card} aria-labelledby="example">
      <p className={css.label}>{brief.label}</p>
      <h2 className={css.title} id="example">
        {brief.to ? (
          <Link to={brief.to} {...written(brief.title, brief.lang)}>
            {brief.title}
          </Link>
        ) : (
          brief.title
        )}
      </h2>
      <p className={css.facts}>{brief.facts}</p>
      <ul className={css.fit}>
        {brief.fit.map(({ aspect, state, detail }) => {
          const [Icon, text] = states[state];
          return (
            <li key={aspect} className={css.line}>
              <span className={css.mark[state]}>
                <Icon />
              </span>
              <span className={css.aspect}>
                {aspect}
                <span className={visuallyHidden}> {text()}</span>
              </span>
              <span className={css.detail}>{detail}</span>
            </li>
          );
        })}
      </ul>
      <p className={css.reply}>{brief.reply}</p>
    </section>
  );
}
