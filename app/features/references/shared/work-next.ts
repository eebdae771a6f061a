import type { WorkStage } from "~/domain/reference";
import type { Times } from "~/domain/times";
import { formatDay } from "~/shell/format/price";
import type { WorkHeadFragment } from "~/shell/operations/operations.generated";
import { changeTime, lookAtTime } from "~/words/dashboardWork.generated";
import { besideEachOther } from "~/words/isolate";
import * as words from "~/words/work.generated";
import type { OtherSide } from "./other-side";
import { sayEnd } from "./say-end";

export type WorkHead = WorkHeadFragment;

/** What one of the two does next, and by when; null without a day. */
export interface NextOfSide {
  text: string;
  when: string | null;
}

/** The day that a next step has to do with. */
type Day = "BY_START" | "FROM_START" | "PLANNED_END" | "COUNTS_ON" | "SHOWS_ON";

const days: Record<WorkStage, { you?: Day; they?: Day }> = {
  NEW: { you: "BY_START" },
  BEFORE: { you: "BY_START", they: "FROM_START" },
  RUNNING: { you: "PLANNED_END" },
  LONGER: {},
  SAID: { they: "COUNTS_ON" },
  ASKED: { you: "COUNTS_ON" },
  WRITE: {},
  OTHER_WROTE: { you: "SHOWS_ON" },
  OWN_WROTE: { they: "SHOWS_ON" },
  REPLY: {},
  SHOWN: {},
  APART: {},
};

/** What is next for the reader, and for the other side: by the agreement, else by the stage. */
export function nextOf(
  work: WorkHead,
  named: OtherSide,
  times: Times,
): { you: NextOfSide; they: NextOfSide } {
  const { stage, side } = work;
  const { name } = named;
  const agreed = agreedNext(work, named);
  if (agreed) return agreed;
  const { you, they } = days[stage];
  return {
    you: { text: words.youNext({ stage, side, name }), when: you ? sayDay(you, work, times) : null },
    they: { text: words.theyNext({ stage, side }), when: they ? sayDay(they, work, times) : null },
  };
}

type Agreed = Pick<WorkHead, "stage" | "side" | "agreement">;

const beforeStart: readonly WorkStage[] = ["NEW", "BEFORE"];
const atWork: readonly WorkStage[] = ["RUNNING", "LONGER"];

/** The step that the agreement asks for first; null where something else comes before it. */
export function agreedStep({ stage, agreement: { next } }: Pick<Agreed, "stage" | "agreement">) {
  if (atWork.includes(stage)) return next;
  // Before the start, the first milestone can wait; an offer or a delivery can't.
  return beforeStart.includes(stage) && next?.what !== "DELIVER" ? next : null;
}

/** What the agreement asks of both; null where it asks for nothing now. */
function agreedNext(work: Agreed, { who, name }: OtherSide): { you: NextOfSide; they: NextOfSide } | null {
  const step = agreedStep(work);
  if (!step) return null;
  const { what, by, dueOn, weeks } = step;
  const title = step.title ?? "";
  const turn = by === work.side ? "YOURS" : "THEIRS";
  const when = dueOn && words.byDay({ day: formatDay(dueOn) });
  const sayWeeks = what === "TIME" ? lookAtTime : changeTime;
  const own = turn === "YOURS" && weeks !== null;
  return {
    you: {
      text: own ? sayWeeks({ who, name, count: weeks }) : words.agreedYou({ what, turn, name, title }),
      when,
    },
    they: { text: words.agreedThey({ what, turn, title }), when: null },
  };
}

function sayDay(day: Day, { startsOn, acceptedAt, endsAt, showsAt }: WorkHead, times: Times): string | null {
  switch (day) {
    case "BY_START":
      // Where no later start is named, the work has begun with the yes.
      return startsOn > acceptedAt.slice(0, 10) ? words.byDay({ day: formatDay(startsOn) }) : null;
    case "FROM_START":
      return words.fromDay({ day: formatDay(startsOn) });
    case "PLANNED_END":
      return endsAt ? words.untilDay({ day: sayEnd(endsAt, times) }) : words.noPlannedEnd();
    case "COUNTS_ON":
      return endsAt && words.countsOn({ day: sayEnd(endsAt, times) });
    case "SHOWS_ON":
      return showsAt && words.byDay({ day: times.until(showsAt) });
  }
}

/** The one sentence about a work, above all else. */
export function headlineOf({ stage, startsOn }: WorkHead, { name }: OtherSide): string {
  return words.hero({ stage, name, start: formatDay(startsOn) });
}

/**
 * What it means for the reader, or what the agreement asks for; the end has words of its own while
 * one of the two says so.
 */
export function describeStage(work: WorkHead, named: OtherSide, times: Times): string {
  const agreed = agreedNext(work, named);
  if (agreed) return besideEachOther([agreed.you.text, agreed.you.when]);
  const { stage, side, showsAt } = work;
  return words.heroText({ stage, side, name: named.name, until: showsAt ? times.until(showsAt) : "" });
}
