import { briefFields } from "~/domain/fields/brief-fields";
import { Moment } from "~/shell/format/moment";
import { useTimed } from "~/shell/format/use-timed";
import type { EditFieldsFragment } from "~/shell/operations/operations.generated";
import { Chip } from "~/ui/chip";
import { DefinitionList } from "~/ui/definition-list";
import { visuallyHidden } from "~/ui/hidden.css";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Panel } from "~/ui/panel";
import { PenShape } from "~/ui/state-shapes";
import { finePrint, plainList } from "~/ui/text.css";
import * as words from "~/words/briefs.generated";
import { written } from "~/words/isolate";
import * as css from "./brief-edits.css";

interface Edited {
  writtenIn: string | null;
  /** The newest first. */
  edits: readonly EditFieldsFragment[];
}

const place = "changes";

interface ChangedOnProps {
  brief: Pick<Edited, "edits">;
  /** The brief's page, where that is another one. */
  page?: string;
}

/** Says when a published brief was last changed, with a link to what changed. */
export function ChangedOn({ brief: { edits }, page = "" }: ChangedOnProps) {
  const { times, timed } = useTimed();
  const last = edits[0];
  if (!last) return null;
  return (
    <p className={css.line}>
      <Chip tone="wait" icon={<PenShape />}>
        {timed(words.changedOn({ day: times.day(last.at) }))}
      </Chip>
      <Link to={`${page}#${place}`} className={touchTarget}>
        {words.seeChanges()}
      </Link>
    </p>
  );
}

/** What its hirer changed since a brief was published: each field before and after. */
export function BriefEdits({ brief: { edits, writtenIn } }: { brief: Edited }) {
  if (edits.length === 0) return null;
  return (
    <div id={place}>
      <Panel title={words.editsTitle()}>
        <ol className={plainList}>
          {edits.map(({ at, changes }) => (
            <li key={at} className={css.edit}>
              <p className={finePrint}>
                <Moment at={at} />
              </p>
              <DefinitionList
                items={changes.map(({ field, label, from, to }) => [
                  label,
                  <Change key={field} from={from} to={to} lang={isWritten(field) ? writtenIn : null} />,
                ])}
              />
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}

/** Whether its value is the hirer's own words, not ours for it. */
export function isWritten(name: string): boolean {
  const kind = name in briefFields && briefFields[name as keyof typeof briefFields].kind;
  return kind === "line" || kind === "prose" || kind === "list";
}

function Change({ from, to, lang }: { from: string; to: string; lang: string | null }) {
  return (
    <>
      <del className={css.before}>
        <span className={visuallyHidden}>{words.editBefore()} </span>
        <Value text={from} lang={lang} />
      </del>
      <ins className={css.now}>
        <span className={visuallyHidden}>{words.editNow()} </span>
        <Value text={to} lang={lang} />
      </ins>
    </>
  );
}

function Value({ text, lang }: { text: string; lang: string | null }) {
  return text ? <bdi {...written(text, lang)}>{text}</bdi> : words.editNothing();
}
