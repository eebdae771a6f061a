import { isRunning } from "~/domain/brief";
import { useTimed } from "~/shell/format/use-timed";
import type { BriefDetailsFragment } from "~/shell/operations/operations.generated";
import { Notice } from "~/ui/notice";
import * as words from "~/words/briefs.generated";

/** Tells talent why a brief that they have answered is on hold while its hirer is suspended. */
export function HiddenNotice({
  brief,
}: {
  brief: Pick<BriefDetailsFragment, "hidden" | "status" | "decideBy">;
}) {
  const { hidden, decideBy } = brief;
  const { times, timed } = useTimed();
  if (!hidden || !isRunning(brief)) return null;
  return (
    <Notice kind="warning" title={words.onHoldTitle()}>
      {timed(words.onHoldText({ by: decideBy ? times.until(decideBy) : words.dayItNames() }))}
    </Notice>
  );
}
