import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { workPath } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  ContinueWorkDocument,
  EndWorkDocument,
  ReplyToReferenceDocument,
  SendMessageDocument,
  ShowWorkTitleDocument,
  WithdrawReferenceDocument,
  WorkDocument,
  WriteReferenceDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";

/**
 * The work of an accepted proposal, from the minute that the yes is told; a 404 for all but its two
 * sides.
 */
export async function loadWork(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const { work } = await ask(WorkDocument, { id });
  if (!work) throw notFound();
  return {
    work,
    // Made here, so that a line sent twice is one.
    newId: randomUUID(),
    uid: session.uid,
    done: new URL(request.url).searchParams.get("done"),
    kept: await findKeptAnswer(request, context, session),
  };
}

/** What its two sides do on it. */
export function runWork(request: Request, context: AppLoadContext, id: string) {
  return runForm<never>(request, context, {
    names: ["experience", "advice", "title", "reply", "shown", "text", "key"],
    takesPage: ["NOT_ACTIVE"],
    run: async (post) => {
      const run = pressed(intents, post);
      return run ? run(post, id) : { refusal: refuse("INVALID") };
    },
  });
}

const intents: Record<string, (post: Post, id: string) => Promise<Response | Outcome<never>>> = {
  // The conversation of the two has the same id.
  async line({ ask, typed }, id) {
    const { text = "", key = "" } = typed;
    const { sendMessage } = await ask(SendMessageDocument, { conversation: id, key, text });
    return doneAt(donePath(id, "line"), sendMessage);
  },
  async end({ ask }, id) {
    const { endWork } = await ask(EndWorkDocument, { id });
    return doneAt(donePath(id, endWork.work?.ended ? "ended" : "said"), endWork);
  },
  async goesOn({ ask }, id) {
    return doneAt(donePath(id, "goes-on"), (await ask(ContinueWorkDocument, { id })).continueWork);
  },
  async write({ ask, typed }, id) {
    const { experience = "", advice = "" } = typed;
    const text = { experience, advice, title: typed.title === "on" };
    const { writeReference } = await ask(WriteReferenceDocument, { id, ...text });
    return doneAt(donePath(id, writeReference.work?.shown ? "shown" : "written"), writeReference);
  },
  async withdraw({ ask }, id) {
    const { withdrawReference } = await ask(WithdrawReferenceDocument, { id });
    return doneAt(donePath(id, "removed"), withdrawReference);
  },
  async reply({ ask, typed }, id) {
    const { replyToReference } = await ask(ReplyToReferenceDocument, { id, text: typed.reply ?? "" });
    return doneAt(donePath(id, "replied"), replyToReference);
  },
  async title({ ask, typed }, id) {
    const shown = typed.shown === "yes";
    const { showWorkTitle } = await ask(ShowWorkTitleDocument, { id, shown });
    return doneAt(donePath(id, shown ? "titled" : "untitled"), showWorkTitle);
  },
};

function donePath(id: string, done: string): string {
  return `${workPath(id)}?${new URLSearchParams({ done })}`;
}
