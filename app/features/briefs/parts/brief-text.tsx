import { AttachedFiles, type ShownFile } from "~/ui/attached-files";
import { Panel } from "~/ui/panel";
import { Tags } from "~/ui/tags";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/briefs.generated";
import * as css from "./brief-text.css";

interface BriefTextProps {
  brief: {
    problem: string | null;
    desiredOutcome: string | null;
    skills: readonly string[];
    mustHaves: readonly string[];
    niceToHaves: readonly string[];
    files: readonly ShownFile[];
  };
}

/** What the hirer wrote, as it was written. */
export function BriefText({ brief }: BriefTextProps) {
  const { problem, desiredOutcome, skills, mustHaves, niceToHaves, files } = brief;
  return (
    <>
      {problem && (
        <Panel title={words.problem()}>
          <TypedText text={problem} />
        </Panel>
      )}
      {desiredOutcome && (
        <Panel title={words.success()}>
          <TypedText text={desiredOutcome} />
        </Panel>
      )}
      {skills.length > 0 && (
        <Panel title={words.skills()}>
          <Tags items={skills} kind="small" />
        </Panel>
      )}
      <Items title={words.mustHaves()} items={mustHaves} />
      <Items title={words.niceToHaves()} items={niceToHaves} />
      {files.length > 0 && (
        <Panel title={words.files()}>
          <AttachedFiles files={files} unnamed={words.pictureOfBrief()} />
        </Panel>
      )}
    </>
  );
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Panel>
  );
}
