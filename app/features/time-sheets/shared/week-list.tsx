import type { WorkSide } from "~/domain/reference";
import { LookChip } from "~/features/market/shared/state-chip";
import { timeLooks } from "~/features/market/shared/state-looks";
import { weekPath } from "~/paths";
import { formatDay } from "~/shell/format/price";
import type { TimeWeekFieldsFragment } from "~/shell/operations/operations.generated";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { finePrint, plainList } from "~/ui/text.css";
import * as words from "~/words/timeSheets.generated";
import { sayWeek } from "./say-time";
import * as css from "./week-list.css";

interface WeekListProps {
  /** Of the work. */
  id: string;
  weeks: readonly TimeWeekFieldsFragment[];
  /** That reads. */
  side: WorkSide;
}

/** Weeks, each with how it stands and what it comes to. */
export function WeekList({ id, weeks, side }: WeekListProps) {
  return (
    <ul className={plainList}>
      {weeks.map((one) => (
        <li key={one.week} className={css.row}>
          <Link to={weekPath(id, one.week)} className={touchTarget}>
            {words.week({ day: formatDay(one.week) })}
          </Link>
          <LookChip look={timeLooks[side][one.state]}>{words.state({ state: one.state })}</LookChip>
          <span className={finePrint}>{sayWeek(one)}</span>
        </li>
      ))}
    </ul>
  );
}
