import type { WorkSide } from "~/domain/reference";
import { milestonesPath } from "~/paths";
import type { MilestoneFieldsFragment } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { plainList, strong } from "~/ui/text.css";
import * as words from "~/words/milestones.generated";
import { MilestoneFacts } from "./milestone-facts";
import * as css from "./milestones-card.css";

interface MilestonesCardProps {
  /** Of the work. */
  id: string;
  milestones: readonly MilestoneFieldsFragment[];
  /** That reads. */
  side: WorkSide;
}

/** The milestones of a work, in order; nothing where none were agreed on. */
export function MilestonesCard({ id, milestones, side }: MilestonesCardProps) {
  if (milestones.length === 0) return null;
  return (
    <Card title={words.cardTitle()}>
      <div className={css.parts}>
        <ol className={plainList}>
          {milestones.map((one) => (
            <li key={one.milestone.id} className={css.row}>
              <p className={strong} dir="auto">
                {one.milestone.title}
              </p>
              <MilestoneFacts progress={one} side={side} />
            </li>
          ))}
        </ol>
        <p>
          <LinkButton to={milestonesPath(id)} variant="secondary">
            {words.open()}
          </LinkButton>
        </p>
      </div>
    </Card>
  );
}
