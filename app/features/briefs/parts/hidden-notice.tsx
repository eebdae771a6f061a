import { isRunning } from "~/content/brief";
import { formatDay } from "~/shell/format/price";
import type { BriefCardFragment } from "~/shell/operations/operations.generated";
import { Notice } from "~/ui/notice";

/** Tells talent why a brief that they have answered is on hold while its hirer is suspended. */
export function HiddenNotice({
  brief,
}: {
  brief: Pick<BriefCardFragment, "hidden" | "status" | "decideOn">;
}) {
  const { hidden, decideOn } = brief;
  if (!hidden || !isRunning(brief)) return null;
  return (
    <Notice kind="warning" title="This brief is on hold">
      The hirer’s account is suspended, so the brief is hidden and takes no proposals. If nobody decides by{" "}
      {decideOn ? `the end of ${formatDay(decideOn)} (UTC)` : "the day it names"}, it closes, and everyone who
      waits is told.
    </Notice>
  );
}
