import { AttachedFiles, type ShownFile } from "~/ui/attached-files";
import { Panel } from "~/ui/panel";
import { Tags } from "~/ui/tags";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/briefs.generated";
import { written } from "~/words/isolate";
import * as css from "./brief-text.css";

interface BriefTextProps {
  brief: {
    /** The language of its texts. */
    writtenIn: string | null;
    problem: string | null;
    desiredOutcome: string | null;
    skills: readonly string[];
    /** Those in the language of the page. */
    named?: readonly string[];
    mustHaves: readonly string[];
    niceToHaves: readonly string[];
    files: readonly ShownFile[];
  };
}

/** What the hirer wrote, as it was written. */
export function BriefText({ brief }: BriefTextProps) {
  const { writtenIn: lang, problem, desiredOutcome, skills, named, mustHaves, niceToHaves, files } = brief;
  return (
    <>
      {problem && (
        <Panel title={words.problem()}>
          <TypedText text={problem} lang={lang} />
        </Panel>
      )}
      {desiredOutcome && (
        <Panel title={words.success()}>
          <TypedText text={desiredOutcome} lang={lang} />
        </Panel>
      )}
      {skills.length > 0 && (
        <Panel title={words.skills()}>
          <Tags items={skills} lang={lang} named={named} kind="small" />
        </Panel>
      )}
      <Items title={words.mustHaves()} items={mustHaves} lang={lang} />
      <Items title={words.niceToHaves()} items={niceToHaves} lang={lang} />
      {files.length > 0 && (
        <Panel title={words.files()}>
          <AttachedFiles files={files} unnamed={words.pictureOfBrief()} />
        </Panel>
      )}
    </>
  );
}

interface ItemsProps {
  title: string;
  items: readonly string[];
  lang: string | null;
}

function Items({ title, items, lang }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={css.items}>
        {items.map((item) => (
          // The mark stands where the page begins its lines, with the text beside it.
          <li key={item}>
            <bdi {...written(item, lang)}>{item}</bdi>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
