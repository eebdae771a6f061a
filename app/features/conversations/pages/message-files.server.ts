import { randomUUID } from "node:crypto";
import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { hasUnseen } from "~/domain/fields/unseen.server";
import { type AttachRow, readAttachForm, toAttach } from "~/features/files/flows/attach-form.server";
import { conversationPath, withUnseen } from "~/paths";
import type { Ask } from "~/shell/api/graphql-client.server";
import { initOf } from "~/shell/forms/outcome.server";
import { ConversationDocument, SendMessageDocument } from "~/shell/operations/operations.generated";
import { askAs, requireMember } from "~/shell/request/guards.server";
import { findKeptForm, requireFormSession } from "~/shell/request/kept-form.server";
import { notFound } from "~/shell/request/not-found.server";
import { readForm } from "~/shell/request/read-form.server";
import { failedForm } from "~/shell/request/trouble.server";
import { Trouble } from "~/values/trouble";
import { namedOf } from "./conversation-texts";

/** Where a message is written that takes files, for browsers without our script. */
export async function loadMessageFiles(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const { conversation } = await ask(ConversationDocument, { id, before: null });
  if (!conversation) throw notFound();
  const kept = await findKeptForm(request, context, session);
  return json({
    uid: session.uid,
    id,
    named: namedOf(conversation),
    mayWrite: conversation.moves.includes("WRITE"),
    text: String(kept?.get("text") ?? ""),
    messageKey: String(kept?.get("key") ?? randomUUID()),
  });
}

/** What the page shows again after a post that didn't send. */
interface Shown {
  text: string;
  key: string;
  rows: AttachRow[];
  /** What was wrong with a file, and with the message as a whole. */
  problem: string | null;
  refused: string | null;
}

/** Takes over what was typed in the conversation, adds or removes a file, or sends. */
export async function runMessageFiles(request: Request, context: AppLoadContext, id: string) {
  const isFromComposer = !request.headers.get("content-type")?.startsWith("multipart/");
  if (isFromComposer) {
    const form = await readForm(request, ["text", "key", "member"]);
    await requireFormSession(request, context, form, placeOf(request));
    const shown: Shown = {
      text: String(form.get("text") ?? ""),
      key: String(form.get("key") ?? ""),
      rows: [],
      problem: null,
      refused: null,
    };
    return json(shown);
  }
  let ask: Ask | undefined;
  const form = await readAttachForm(request, context, async (texts) => {
    const session = await requireFormSession(request, context, texts, placeOf(request));
    ask = askAs(context, session);
    return ask;
  });
  const { texts, rows, problem, gone, init } = form;
  const { text = "", key = "" } = texts;
  const shown: Shown = { text, key, rows, problem, refused: null };
  const isWhole = problem === null || gone.length > 0;
  if (!isWhole || texts.intent !== "send" || !ask) return json(shown, init);
  try {
    const files = [...gone, ...toAttach(rows)];
    const { sendMessage } = await ask(SendMessageDocument, { conversation: id, key, text, files });
    const { refusal } = sendMessage;
    const to = `${conversationPath(id)}#write`;
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

const placeOf = (request: Request) => ({ page: new URL(request.url).pathname, back: "" });
