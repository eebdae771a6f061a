import type { loadMilestones } from "./milestones-page.server";

/** A milestone as its page has it. */
export type Progress = Awaited<ReturnType<typeof loadMilestones>>["work"]["agreement"]["milestones"][number];

/** What the forms of a milestone are about. */
export interface Given {
  /** Of the work. */
  id: string;
  /** Of the other side. */
  name: string;
  progress: Progress;
}

/** Names what was shown: the milestone, and how often it had moved. */
export function Shown({ progress: { milestone, turn } }: Pick<Given, "progress">) {
  return (
    <>
      <input type="hidden" name="milestone" value={milestone.id} />
      <input type="hidden" name="turn" value={turn} />
    </>
  );
}
