import { AttachedFiles, type ShownFile } from "~/ui/attached-files";
import { Panel } from "~/ui/panel";
import { Tags } from "~/ui/tags";
import { TypedText } from "~/ui/typed-text";
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
        <Panel title="The problem">
          <TypedText text={problem} />
        </Panel>
      )}
      {desiredOutcome && (
        <Panel title="What success looks like">
          <TypedText text={desiredOutcome} />
        </Panel>
      )}
      {skills.length > 0 && (
        <Panel title="Skills">
          <Tags items={skills} kind="small" />
        </Panel>
      )}
      <Items title="Must-haves" items={mustHaves} />
      <Items title="Nice to have" items={niceToHaves} />
      {files.length > 0 && (
        <Panel title="Files">
          <AttachedFiles files={files} unnamed="Picture of the brief" />
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
