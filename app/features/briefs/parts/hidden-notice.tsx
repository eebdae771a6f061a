import { isRunning } from "~/content/brief";
import { useTimes } from "~/shell/format/use-times";
import type { BriefCardFragment } from "~/shell/operations/operations.generated";
import { Notice } from "~/ui/notice";
import * as words from "~/words/briefs.generated";

/** Tells talent why a brief that they have answered is on hold while its hirer is suspended. */
export function HiddenNotice({
  brief,
}: {
  brief: Pick<BriefCardFragment, "hidden" | "status" | "decideBy">;
}) {
  const { hidden, decideBy } = brief;
  const { until } = useTimes();
  if (!hidden || !isRunning(brief)) return null;
  return (
    <Notice kind="warning" title={words.onHoldTitle()}>
      {words.onHoldText({ by: decideBy ? until(decideBy) : words.dayItNames() })}
    </Notice>
  );
}
