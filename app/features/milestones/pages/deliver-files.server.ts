import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { hasUnseen } from "~/domain/fields/unseen.server";
import { type AttachRow, readAttachForm, toAttach } from "~/features/files/flows/attach-form.server";
import { withUnseen } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { initOf } from "~/shell/forms/outcome.server";
import { DeliverMilestoneDocument } from "~/shell/operations/operations.generated";
import { askAs, requireMember } from "~/shell/request/guards.server";
import { findKeptForm, requireFormSession } from "~/shell/request/kept-form.server";
import { notFound } from "~/shell/request/not-found.server";
import { readForm } from "~/shell/request/read-form.server";
import { failedForm } from "~/shell/request/trouble.server";
import { Trouble } from "~/values/trouble";
import { donePath, parseTurn, readWork } from "./milestones-page.server";

/** What a delivery is about: a milestone of a work. */
interface Named {
  id: string;
  milestone: string;
}

/** Where a milestone is delivered with files, for browsers without our script. */
export async function loadDeliverFiles(request: Request, context: AppLoadContext, { id, milestone }: Named) {
  const { session, ask } = await requireMember(request, context);
  const work = await readWork(ask, id);
  const progress = work.agreement.milestones.find((one) => one.milestone.id === milestone);
  if (!progress) throw notFound();
  const kept = await findKeptForm(request, context, session);
  return { uid: session.uid, work, progress, typed: String(kept?.get("words") ?? "") };
}

/** What the page shows again after a post that didn't deliver. */
export interface DeliverFilesAnswer {
  typed: string;
  rows: AttachRow[];
  /** What was wrong with a file, and with the delivery as a whole. */
  problem: string | null;
  refused: string | null;
}

/** Takes over what was typed among the milestones, adds or removes a file, or delivers. */
export async function runDeliverFiles(request: Request, context: AppLoadContext, { id, milestone }: Named) {
  const place = { page: new URL(request.url).pathname, back: "" };
  if (!request.headers.get("content-type")?.startsWith("multipart/")) {
    const form = await readForm(request, ["words", "member"]);
    await requireFormSession(request, context, form, place);
    const typed = String(form.get("words") ?? "");
    return json<DeliverFilesAnswer>({ typed, rows: [], problem: null, refused: null });
  }
  let ask: Ask | undefined;
  const form = await readAttachForm(request, context, async (texts) => {
    ask = askAs(context, await requireFormSession(request, context, texts, place));
    return ask;
  });
  const { texts, rows, problem, gone, init } = form;
  const { words = "", turn = "" } = texts;
  const shown: DeliverFilesAnswer = { typed: words, rows, problem, refused: null };
  const isWhole = problem === null || gone.length > 0;
  if (!isWhole || texts.intent !== "deliver" || !ask) return json(shown, init);
  try {
    const delivery = { id, milestone, turn: parseTurn(turn), words, files: [...gone, ...toAttach(rows)] };
    const { refusal } = (await ask(DeliverMilestoneDocument, delivery)).deliverMilestone;
    const to = donePath(id, "delivered");
    if (!refusal) return redirect(hasUnseen({}, texts) ? withUnseen(to) : to, 303);
    if (problem !== null) return json(shown, init);
    const refused = refusal.problems[0]?.message ?? refusal.message;
    return json({ ...shown, refused }, initOf({ refusal }));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    context.log.warn({ reason: error.message }, "A form got no answer");
    const { message, init: failed } = failedForm(error);
    return json({ ...shown, refused: message }, failed);
  }
}
