import * as css from "./dashboard.css";
import { shortMonthName } from "./number-texts";

/** What became of the proposals of one month. */
export interface Column {
  /** "2026-11". */
  month: string;
  accepted: number;
  waiting: number;
  /** Declined, or withdrawn. */
  ended: number;
}

export const series = ["accepted", "waiting", "ended"] as const;
type Series = (typeof series)[number];

const width = 348;
const height = 112;
const step = width / 12;
const bar = 19;
/** Where the columns stand; below it are the months. */
const ground = height - 20;

/**
 * A column for each month, its parts full, empty and hatched. For the eye alone: the table beside
 * it says the same.
 */
export function Chart({ columns }: { columns: readonly Column[] }) {
  const hatch = "hatch-chart";
  const most = Math.max(1, ...columns.map(totalOf));
  const scale = (ground - 18) / most;
  return (
    <svg className={css.chart} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Hatch id={hatch} />
      {columns.map((column, at) => (
        <g key={column.month} transform={`translate(${at * step + (step - bar) / 2} 0)`}>
          {series.map((part, place) => {
            const below = series.slice(0, place).reduce((sum, one) => sum + column[one], 0);
            return (
              column[part] > 0 && (
                <rect
                  key={part}
                  className={css.bar[part]}
                  fill={part === "ended" ? `url(#${hatch})` : undefined}
                  y={ground - (below + column[part]) * scale}
                  width={bar}
                  height={column[part] * scale}
                />
              )
            );
          })}
          {totalOf(column) > 0 && (
            <text className={css.label} x={bar / 2} y={ground - totalOf(column) * scale - 5}>
              {totalOf(column)}
            </text>
          )}
          {at % 2 === 1 && (
            <text className={css.label} x={bar / 2} y={height - 4}>
              {shortMonthName(column.month)}
            </text>
          )}
        </g>
      ))}
      <path className={css.bar.waiting} d={`M0 ${ground}H${width}`} />
    </svg>
  );
}

/** How a part of the columns looks, beside its name. */
export function Swatch({ part }: { part: Series }) {
  const hatch = "hatch-swatch";
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {part === "ended" && <Hatch id={hatch} />}
      <rect
        className={css.bar[part]}
        fill={part === "ended" ? `url(#${hatch})` : undefined}
        x="1"
        y="1"
        width="12"
        height="12"
      />
    </svg>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
      <path className={css.bar.ended} d="M-1 6L6 -1" />
    </pattern>
  );
}

function totalOf(column: Column): number {
  return series.reduce((sum, part) => sum + column[part], 0);
}
