import type { ReactNode } from "react";
import { sayAmount, sayMoney } from "~/features/time-sheets/shared/say-time";
import { visuallyHidden } from "~/ui/hidden.css";
import { finePrint } from "~/ui/text.css";
import { dateFormatOf } from "~/words/formats";
import * as words from "~/words/timeSheets.generated";
import * as css from "./time-page.css";
import type { Week } from "./week-page";

// A fixed zone: these are days of a calendar.
const dayInWords = dateFormatOf({ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });

type Day = Week["days"][number];

interface WeekTableProps {
  week: Week;
  /** The controls of a day that takes time; else the table is to be read. */
  controls?: (day: Day, at: number) => { amount: ReactNode; note: ReactNode };
}

/** Ids of the headings, by which the controls of a day are named. */
export const headings = {
  amount: "time-amount",
  note: "time-note",
  day: (at: number) => `time-day-${at + 1}`,
};

/** Seven days, each with its time and a line of words. */
export function WeekTable({ week, controls }: WeekTableProps) {
  const { unit, days, amount, sum, currency } = week;
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{words.caption()}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${css.head} ${css.dayColumn}`}>
            {words.day()}
          </th>
          <th scope="col" id={headings.amount} className={`${css.head} ${css.amountColumn}`}>
            {words.units({ unit })}
          </th>
          <th scope="col" id={headings.note} className={css.head}>
            {words.note()}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day, at) => {
          const own = day.standing === "OPEN" ? controls?.(day, at) : undefined;
          return (
            <tr key={day.day}>
              <th scope="row" id={headings.day(at)} className={css.day}>
                {dayInWords(`${day.day}T00:00:00Z`)}
              </th>
              <td className={css.value}>
                {own?.amount ?? (day.amount !== null && sayAmount(unit, day.amount))}
              </td>
              <td className={css.value}>{own?.note ?? <Words day={day} />}</td>
            </tr>
          );
        })}
      </tbody>
      {!controls && amount !== null && sum !== null && (
        <tfoot>
          <tr>
            <th scope="row" className={css.day}>
              {words.together()}
            </th>
            <td className={css.value}>{sayAmount(unit, amount)}</td>
            <td className={css.value}>{sayMoney(sum, currency)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Words({ day: { note, standing, amount } }: { day: Day }) {
  if (note) return <span dir="auto">{note}</span>;
  if (standing === "OPEN" || amount !== null) return null;
  return <span className={finePrint}>{standing === "AHEAD" ? words.ahead() : words.outside()}</span>;
}
