import type { ReactNode } from "react";
import { describeRecord } from "~/domain/record-texts";
import type { DashboardQuery } from "~/shell/operations/operations.generated";
import { Card } from "~/ui/card";
import { disclosure } from "~/ui/second-thought.css";
import { strong } from "~/ui/text.css";
import * as words from "~/words/dashboard.generated";
import { Chart, type Column, Swatch, series } from "./chart";
import * as css from "./dashboard.css";
import { describeHours, monthName, twelveMonths } from "./number-texts";

type Read = NonNullable<DashboardQuery["viewer"]>["dashboard"];

/** The table leaves out months without proposals. */
function hasAny(column: Column): boolean {
  return series.some((part) => column[part] > 0);
}

const names = { accepted: words.accepted, waiting: words.waiting, ended: words.ended } as const;

const emphasize = (said: ReactNode) => <span className={strong}>{said}</span>;

/** With fewer months a chart shows no more than the numbers. */
const leastMonths = 3;

/**
 * A year of proposals in a few numbers; nothing before the first one. `record` is a hirer's,
 * `today` YYYY-MM-DD.
 */
export function Numbers({ numbers, record, today }: Pick<Read, "numbers" | "record"> & { today: string }) {
  const columns = twelveMonths(today).map((month): Column => {
    const found = numbers.months.find((one) => one.month === month);
    const { accepted = 0, waiting = 0, declined = 0, withdrawn = 0 } = found ?? {};
    return { month, accepted, waiting, ended: declined + withdrawn };
  });
  const sum = (part: keyof typeof names) => columns.reduce((all, column) => all + column[part], 0);
  const total = series.reduce((all, part) => all + sum(part), 0);
  // Numbers counted before midnight may be of months older than these.
  if (total === 0) return null;
  const { replyHours, partial, briefs } = numbers;
  const inTotal = { count: total, total: emphasize };
  const hasChart = columns.filter(hasAny).length >= leastMonths;
  return (
    <Card title={words.numbersTitle()}>
      <p>
        {record
          ? (partial ? words.receivedLately : words.received)({ ...inTotal, briefs })
          : (partial ? words.sentLately : words.sent)(inTotal)}
      </p>
      {replyHours !== null && (
        <p>{words.hirersReplyAfter({ hours: describeHours(replyHours), time: emphasize })}</p>
      )}
      {record && <p>{describeRecord({ record })}</p>}
      {hasChart && <Chart columns={columns} />}
      <ul className={css.legend}>
        {series.map((part) => (
          <li key={part} className={css.key}>
            {hasChart && <Swatch part={part} />}{" "}
            {words.legend({ part: names[part](), number: String(sum(part)) })}
          </li>
        ))}
      </ul>
      <details aria-label={words.monthsInNumbers()}>
        <summary className={disclosure}>{hasChart ? words.sameAsTable() : words.byMonth()}</summary>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.sentIn()}</th>
              {series.map((part) => (
                <th key={part} scope="col">
                  {names[part]()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.filter(hasAny).map((column) => (
              <tr key={column.month}>
                <th scope="row">{monthName(column.month)}</th>
                {series.map((part) => (
                  <td key={part}>{column[part]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
