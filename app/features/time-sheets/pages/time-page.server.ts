import type { AppLoadContext } from "@remix-run/node";
import { readHundredths } from "~/domain/fields/read-number";
import { mostADay } from "~/domain/time-sheet";
import { timePath, weekPath } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  ApproveTimeDocument,
  ReturnTimeDocument,
  SaveTimeDocument,
  SubmitTimeDocument,
  TakeBackTimeDocument,
  TimeWeekDocument,
  WorkTimeDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { readPage } from "~/shell/request/read-page.server";
import { daysAfter, isMonday } from "~/values/days";
import { timeOutside } from "~/words/problems.generated";
import { timeControls, weekdays } from "./week-controls";

/** The weeks of a work, 25 on a page; a 404 for all but its two sides. */
export async function loadTime(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(WorkTimeDocument, { id, after }));
  const { work } = page;
  if (!work) throw notFound();
  const after = work.agreement.time?.weeks.pageInfo.endCursor;
  const next = after ? `${timePath(id)}?${new URLSearchParams({ after })}` : null;
  return { work, uid: session.uid, next, ...place };
}

/**
 * One week; a 404 for all but its two sides, and where the talent has no time to write. The hirer
 * reads that nothing is submitted: the talent may have taken it back.
 */
export async function loadWeek(request: Request, context: AppLoadContext, { id, week }: WeekAddress) {
  const { session, ask } = await requireMember(request, context);
  const { work } = await ask(TimeWeekDocument, { id, week });
  const time = work?.agreement.time;
  if (!work || !time || !isMonday(week) || (!time.week && work.side === "TALENT")) throw notFound();
  return {
    work: { ...work, time },
    monday: week,
    uid: session.uid,
    done: new URL(request.url).searchParams.get("done"),
    kept: await findKeptAnswer(request, context, session),
  };
}

interface WeekAddress {
  id: string;
  week: string;
}

/** What its two sides do with it. */
export function runWeek(request: Request, context: AppLoadContext, at: WeekAddress) {
  return runForm<never>(request, context, {
    names: timeControls,
    controlOf: (field) => (timeControls.includes(field) ? field : ""),
    takesPage: ["NOT_ACTIVE"],
    run: async (post) => {
      const run = pressed(intents, post);
      return run ? run(post, at) : { refusal: refuse("INVALID") };
    },
  });
}

const intents: Record<string, (post: Post, at: WeekAddress) => Promise<Response | Outcome<never>>> = {
  async save(post, at) {
    const read = readWeek(post, at);
    if ("refusal" in read) return read;
    return doneAt(donePath(at, "saved"), (await post.ask(SaveTimeDocument, read)).saveTime);
  },
  async submit(post, at) {
    const read = readWeek(post, at);
    if ("refusal" in read) return read;
    return doneAt(donePath(at, "submitted"), (await post.ask(SubmitTimeDocument, read)).submitTime);
  },
  async takeBack(post, at) {
    const { takeBackTime } = await post.ask(TakeBackTimeDocument, { ...at, turn: turnOf(post) });
    return doneAt(donePath(at, "takenBack"), takeBackTime);
  },
  async approve(post, at) {
    const { approveTime } = await post.ask(ApproveTimeDocument, { ...at, turn: turnOf(post) });
    return doneAt(donePath(at, "approved"), approveTime);
  },
  async return(post, at) {
    const { words = "" } = post.typed;
    const { returnTime } = await post.ask(ReturnTimeDocument, { ...at, turn: turnOf(post), words });
    return doneAt(donePath(at, "returned"), returnTime);
  },
};

/** What was typed for each day; or which of it is no number. */
function readWeek(post: Post, { id, week }: WeekAddress) {
  const { typed } = post;
  const unit = typed.unit === "DAY" ? ("DAY" as const) : ("HOUR" as const);
  const days = weekdays.map(({ amount, note, at }) => ({
    amount: readHundredths(typed[amount] ?? ""),
    control: amount,
    // An address that names no Monday is refused by the API.
    ...{ day: isMonday(week) ? daysAfter(week, at) : week, note: typed[note] ?? "" },
  }));
  // The API’s integers end at 32 bits.
  const unread = days.filter(({ amount }) => amount !== null && !(amount >= 0 && amount <= mostADay));
  if (unread.length > 0)
    return {
      refusal: refuse(
        "INVALID",
        unread.map(({ control }) => ({ field: control, message: timeOutside({ unit }) })),
      ),
    };
  const entries = days.map(({ day, amount, note }) => ({ day, amount: amount ?? 0, note }));
  return { id, week, unit, turn: turnOf(post), entries };
}

/** Of the week, as the page showed it. */
function turnOf({ typed: { turn = "" } }: Post): number {
  return /^\d{1,4}$/.test(turn) ? Number(turn) : -1;
}

function donePath({ id, week }: WeekAddress, done: string): string {
  return `${weekPath(id, week)}?${new URLSearchParams({ done })}`;
}
