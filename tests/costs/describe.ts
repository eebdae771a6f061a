import type { Cost } from "./metered-market";
import { type Idle, monthOf, prices } from "./month";

interface Measured {
  name: string;
  cost: Cost;
  jobs: Cost;
  isPage: boolean;
}

/** The table of costs as docs/store-costs.md has it. */
export function describeCosts(measured: readonly Measured[], idle: Idle): string {
  const months = [1_000, 100_000, 10_000_000].map((members) => monthOf(members, measured, idle));
  const of = (read: (month: (typeof months)[number]) => string) => months.map(read);
  const row = (...cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  return `# What pages and forms ask of the store, and what that costs

Written by \`tests/costs\`, which opens every page and sends every form over a store that counts documents as
Firestore bills them: \`npm test -- unit tests/costs -u\` after a change that is meant. Lists are full: 21 briefs,
proposals and bookmarks, 50 messages. *Search* is what the search reads beside, where it is made of the store’s own
documents and finds enough at once. *After* are the jobs that a form causes within a quarter of an hour (mails,
notifications, the search’s index).

${row("", "reads", "writes", "removals", "search", "reads after", "writes after", "removals after")}
${row("---", ...Array<string>(7).fill("---:"))}
${measured
  .map(({ name, cost, jobs }) =>
    row(
      name,
      ...[cost.reads, cost.writes, cost.removals, cost.searched].map(blankZero),
      ...[jobs.reads, jobs.writes, jobs.removals].map(blankZero),
    ),
  )
  .join("\n")}

A process with nothing to do reads ${idle.readsASecond} documents a second (one look a lane of jobs); a \`/readyz\` that
is asked writes one, at most every five seconds.

## A month on Firestore

By the habits in \`tests/costs/month.ts\`: 30 % of the members come in a month, a freelancer or agency eight times, a
hirer six times. ${perMember(measured, idle)}.
Prices: Firestore Standard, europe-west3, US dollars, ${prices.asOf} and to be compared with Google’s list of the day
(${prices.readsPer100k} for 100,000 reads, ${prices.writesPer100k} for writes, ${prices.removalsPer100k} for removals, ${prices.storedGiB} a GiB), less the free quota of each day.

${row("members", ...of(({ members }) => count(members)))}
${row("---", ...months.map(() => "---:"))}
${row("pages", ...of(({ pages }) => count(pages)))}
${row("reads", ...of(({ reads }) => count(reads)))}
${row("writes", ...of(({ writes }) => count(writes)))}
${row("removals", ...of(({ removals }) => count(removals)))}
${row("writes a second, mean", ...of(({ writesASecond }) => writesASecond.toFixed(1)))}
${row("stored, GiB", ...of(({ gibibytes }) => count(gibibytes)))}
${row("processes of one core", ...of(({ processes }) => count(processes)))}
${row("reads, $", ...of(({ dollars }) => count(dollars.reads)))}
${row("writes, $", ...of(({ dollars }) => count(dollars.writes)))}
${row("removals, $", ...of(({ dollars }) => count(dollars.removals)))}
${row("stored, $", ...of(({ dollars }) => count(dollars.stored)))}
${row("**store, $ a month**", ...of(({ total }) => `**${count(total)}**`))}
`;
}

function perMember(measured: readonly Measured[], idle: Idle): string {
  const { members, pages, reads, writes } = monthOf(10_000_000, measured, idle);
  const each = (all: number) => (all / members).toFixed(0);
  return `So of all members each opens ${each(pages)} pages, which with what follows are ${each(reads)} reads and ${each(writes)} writes`;
}

const blankZero = (number: number) => (number === 0 ? "" : number);

/** Two digits count: the habits are guesses. */
const count = (number: number) =>
  Number(number.toPrecision(2)).toLocaleString("en", { maximumFractionDigits: 1 });
