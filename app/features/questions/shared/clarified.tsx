import { useTimed } from "~/shell/format/use-timed";
import { Chip } from "~/ui/chip";
import { touchTarget } from "~/ui/link.css";
import { PenShape } from "~/ui/state-shapes";
import * as words from "~/words/questions.generated";
import { line } from "./questions.css";

/** Says that an answer changed a brief's requirements, with a link to it. */
export function Clarified({ at }: { at: string | null | undefined }) {
  const { times, timed } = useTimed();
  if (!at) return null;
  return (
    <p className={line}>
      <Chip tone="wait" icon={<PenShape />}>
        {timed(words.clarifiedOn({ day: times.day(at) }))}
      </Chip>
      <a href="#questions" className={touchTarget}>
        {words.readAnswer()}
      </a>
    </p>
  );
}
