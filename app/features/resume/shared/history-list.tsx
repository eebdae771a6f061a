import type { HistoryEntry } from "~/domain/fields/history-fields";
import { headOf, historySections } from "~/domain/resume/history";
import type { HistoryFieldsFragment } from "~/shell/operations/operations.generated";
import { OutsideLink } from "~/ui/outside-link";
import { Panel } from "~/ui/panel";
import { finePrint, plainList, strong } from "~/ui/text.css";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/history.generated";
import { besideEachOther, written } from "~/words/isolate";
import * as css from "./history-list.css";

interface HistoryListProps {
  history: HistoryFieldsFragment;
  /** The language of its member’s texts. */
  lang: string | null;
}

/** Where a member worked and learned, on their page; nothing where they don’t say it. */
export function HistoryList({ history, lang }: HistoryListProps) {
  const parts = historySections.filter((section) => history[section].length > 0);
  if (parts.length === 0) return null;
  return (
    <div id="history" className={css.whole}>
      {parts.map((section) => (
        <Panel key={section} title={words.section({ section })}>
          <ul className={plainList}>
            {history[section].map((entry) => (
              <Entry key={JSON.stringify(entry)} head={headOf(section, entry)} entry={entry} lang={lang} />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

interface EntryProps {
  head: ReturnType<typeof headOf>;
  entry: Partial<HistoryEntry<"work"> & HistoryEntry<"education">>;
  lang: string | null;
}

function Entry({ head: { title, beside, period }, entry, lang }: EntryProps) {
  const { description, summary, highlights = [], score, courses = [], url } = entry;
  const others = [...beside, period, score ? words.score({ score }) : null];
  return (
    <li className={css.entry}>
      <h3 {...written(title, lang)} className={strong}>
        {title}
      </h3>
      <p dir="auto" className={finePrint}>
        {besideEachOther(others)}
      </p>
      {description && (
        <p {...written(description, lang)} className={finePrint}>
          {description}
        </p>
      )}
      {summary && <TypedText text={summary} lang={lang} />}
      {[...highlights, ...courses].length > 0 && (
        <div className={css.lines}>
          <ul aria-label={courses.length > 0 ? words.courses() : undefined}>
            {[...highlights, ...courses].map((line) => (
              <li key={line}>
                <span {...written(line, lang)}>{line}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {url && (
        <p>
          <OutsideLink to={url} className={css.link} />
        </p>
      )}
    </li>
  );
}
