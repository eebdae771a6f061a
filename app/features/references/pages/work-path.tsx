import { sayEnd } from "~/features/references/shared/say-end";
import { formatDay } from "~/shell/format/price";
import { useTimed } from "~/shell/format/use-timed";
import { CheckIcon } from "~/ui/fit-icons";
import { visuallyHidden } from "~/ui/hidden.css";
import { DashedShape, DiscShape } from "~/ui/state-shapes";
import { finePrint, strong } from "~/ui/text.css";
import * as words from "~/words/work.generated";
import * as css from "./work-path.css";
import { pointsOf, type WorkPart } from "./work-texts";

const signs = { done: CheckIcon, now: DiscShape, later: DashedShape } as const;

/** The moments of a work, from the yes to the references: what is over, what is now, what comes. */
export function WorkPath({ work }: Pick<WorkPart, "work">) {
  const { times, timed } = useTimed();
  const { acceptedAt, startsOn, endsAt, ended, shown, showsAt } = work;
  const says = {
    yes: [words.pathYes(), times.day(acceptedAt)],
    start: [words.pathStart(), formatDay(startsOn)],
    end: [
      words.pathEnd({ is: ended ? "ENDED" : "PLANNED" }),
      endsAt ? sayEnd(endsAt, times) : words.pathOpen(),
    ],
    references: [
      words.pathReferences(),
      shown ? words.pathShown() : showsAt ? words.byDay({ day: times.until(showsAt) }) : words.pathAfter(),
    ],
  } as const;
  return (
    <ol className={css.path} aria-label={words.path()}>
      {pointsOf(work).map(({ point, state }) => {
        const Sign = signs[state];
        const [name, day] = says[point];
        return (
          <li key={point} className={css.point[state]} aria-current={state === "now" ? "step" : undefined}>
            <span className={css.sign[state]}>
              <Sign />
            </span>
            <span className={strong}>{name}</span>
            <span className={finePrint}>{timed(day)}</span>
            <span className={visuallyHidden}>{words.pathState({ state })}</span>
          </li>
        );
      })}
    </ol>
  );
}
