import type { AppLoadContext } from "@remix-run/node";
import { attachControls, toAttachOf } from "~/domain/attach-controls";
import { milestonesPath } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  AcceptMilestoneDocument,
  DeliverMilestoneDocument,
  MilestonesDocument,
  SendBackMilestoneDocument,
  TakeBackDeliveryDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";

/** The milestones that the two of a work agreed on; a 404 for all others. */
export async function loadMilestones(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  return {
    work: await readWork(ask, id),
    uid: session.uid,
    done: new URL(request.url).searchParams.get("done"),
    kept: await findKeptAnswer(request, context, session),
  };
}

export async function readWork(ask: Ask, id: string) {
  const { work } = await ask(MilestonesDocument, { id });
  if (!work) throw notFound();
  return work;
}

const controls = ["milestone", "turn", "words", ...attachControls];

/** What its two sides do with them. */
export function runMilestones(request: Request, context: AppLoadContext, id: string) {
  return runForm<never>(request, context, {
    names: controls,
    controlOf: (field) => (controls.includes(field) ? field : ""),
    takesPage: ["NOT_ACTIVE"],
    run: async (post) => {
      const run = pressed(intents, post);
      return run ? run(post, id) : { refusal: refuse("INVALID") };
    },
  });
}

const intents: Record<string, (post: Post, id: string) => Promise<Response | Outcome<never>>> = {
  async deliver(post, id) {
    const { words = "" } = post.typed;
    const delivery = { id, ...shownTo(post), words, files: toAttachOf(post.typed) };
    const { deliverMilestone } = await post.ask(DeliverMilestoneDocument, delivery);
    return doneAt(donePath(id, "delivered"), deliverMilestone);
  },
  async takeBack(post, id) {
    const { takeBackDelivery } = await post.ask(TakeBackDeliveryDocument, { id, ...shownTo(post) });
    return doneAt(donePath(id, "takenBack"), takeBackDelivery);
  },
  async accept(post, id) {
    const { acceptMilestone } = await post.ask(AcceptMilestoneDocument, { id, ...shownTo(post) });
    return doneAt(donePath(id, "accepted"), acceptMilestone);
  },
  async sendBack(post, id) {
    const { words = "" } = post.typed;
    const { sendBackMilestone } = await post.ask(SendBackMilestoneDocument, { id, ...shownTo(post), words });
    return doneAt(donePath(id, "sentBack"), sendBackMilestone);
  },
};

/** What the form was about. */
function shownTo({ typed }: Post) {
  const { milestone = "", turn = "" } = typed;
  return { milestone, turn: parseTurn(turn) };
}

/** A turn as a form names it; -1 for one that none shows. */
export function parseTurn(turn: string): number {
  return /^\d{1,4}$/.test(turn) ? Number(turn) : -1;
}

export function donePath(id: string, done: string): string {
  return `${milestonesPath(id)}?${new URLSearchParams({ done })}`;
}
