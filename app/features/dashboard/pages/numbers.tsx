import { describeRecord } from "~/content/record-texts";
import type { DashboardQuery } from "~/shell/operations/operations.generated";
import { Panel } from "~/ui/panel";
import { disclosure } from "~/ui/second-thought.css";
import { strong } from "~/ui/text.css";
import { Chart, type Column, Swatch, series } from "./chart";
import * as css from "./dashboard.css";
import { describeHours, monthName, twelveMonths } from "./number-texts";

type Read = NonNullable<DashboardQuery["viewer"]>["dashboard"];

/** The table leaves out months without proposals. */
function hasAny(column: Column): boolean {
  return series.some((part) => column[part] > 0);
}

const names = { accepted: "Accepted", waiting: "No reply yet", ended: "Declined or withdrawn" } as const;

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
  const hasChart = columns.filter(hasAny).length >= leastMonths;
  return (
    <Panel title="Twelve months">
      <p>
        <span className={strong}>
          {total} {total === 1 ? "proposal" : "proposals"}
        </span>{" "}
        {record ? `came to you, for ${briefs === 1 ? "one brief" : `${briefs} briefs`}` : "sent"}
        {partial && ", of the last hundred"}
      </p>
      {replyHours !== null && (
        <p>
          {record ? "You reply" : "Hirers reply"} after{" "}
          <span className={strong}>{describeHours(replyHours)}</span>, as a rule
        </p>
      )}
      {record && <p>{describeRecord({ record })}</p>}
      {hasChart && <Chart columns={columns} />}
      <ul className={css.legend}>
        {series.map((part) => (
          <li key={part} className={css.key}>
            {hasChart && <Swatch part={part} />} {names[part]}: {sum(part)}
          </li>
        ))}
      </ul>
      <details aria-label="Months in numbers">
        <summary className={disclosure}>{hasChart ? "The same as a table" : "By month"}</summary>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Sent in</th>
              {series.map((part) => (
                <th key={part} scope="col">
                  {names[part]}
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
    </Panel>
  );
}
