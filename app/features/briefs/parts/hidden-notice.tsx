import { isRunning } from "~/content/brief";
import { useTimes } from "~/shell/format/use-times";
import type { BriefCardFragment } from "~/shell/operations/operations.generated";
import { Notice } from "~/ui/notice";

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
    <Notice kind="warning" title="This brief is on hold">
      The hirer’s account is suspended, so the brief is hidden and takes no proposals. If nobody decides by{" "}
      {decideBy ? until(decideBy) : "the day it names"}, it closes, and everyone who waits is told.
    </Notice>
  );
}
