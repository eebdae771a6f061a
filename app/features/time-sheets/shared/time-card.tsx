import type { WorkSide } from "~/domain/reference";
import { timePath } from "~/paths";
import type { TimeHeadFragment, TimeWeekFieldsFragment } from "~/shell/operations/operations.generated";
import { LinkButton } from "~/ui/button";
import { Card } from "~/ui/card";
import * as words from "~/words/timeSheets.generated";
import { CapFacts } from "./cap-facts";
import * as css from "./time-card.css";
import { WeekList } from "./week-list";

interface TimeCardProps {
  /** Of the work. */
  id: string;
  /** Null where nothing is paid by time. */
  time: (TimeHeadFragment & { weeks: { nodes: readonly TimeWeekFieldsFragment[] } }) | null;
  /** That reads. */
  side: WorkSide;
}

/** The last weeks of a work that is paid by time, and its cap; nothing for other works. */
export function TimeCard({ id, time, side }: TimeCardProps) {
  if (!time) return null;
  return (
    <Card title={words.cardTitle()}>
      <div className={css.parts}>
        <div>
          <CapFacts id={id} time={time} />
        </div>
        {time.weeks.nodes.length > 0 && <WeekList id={id} side={side} weeks={time.weeks.nodes} />}
        <p>
          <LinkButton to={timePath(id)} variant="secondary">
            {words.open()}
          </LinkButton>
        </p>
      </div>
    </Card>
  );
}
