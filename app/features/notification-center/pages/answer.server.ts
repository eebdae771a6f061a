import { type AppLoadContext, json } from "@remix-run/node";
import { declineReasons } from "~/domain/proposal";
import { type AnswerByLinkCode, AnswerByLinkDocument } from "~/shell/operations/operations.generated";
import { isCutLink, queryOfMailed } from "~/shell/request/mailed-link.server";
import { readForm } from "~/shell/request/read-form.server";
import { valueNamed } from "~/values/choices";
import { signedCodeLength } from "~/values/signed-code.server";

type MailedAnswer = NonNullable<ReturnType<AppLoadContext["auth"]["readAnswer"]>>;

/** `ASK` before the press; `CUT` for a part of a link; else how it was answered. */
export type AnswerState = "ASK" | "CUT" | AnswerByLinkCode;

/** What the page of a link of a mail shows. */
export interface AnswerView {
  state: AnswerState;
  /** What a press does; null for a link that we didn't make. */
  does: MailedAnswer["does"] | null;
  /** Of what, in one word. */
  of: string;
}

/** Does nothing: programs that check mails open every link. */
export async function loadAnswer(request: Request, context: AppLoadContext) {
  const query = queryOfMailed(request);
  const answer = context.auth.readAnswer(query);
  if (!answer) {
    const isCut = isCutLink(query, { to: 1, does: 1, of: 1, at: 1, code: signedCodeLength });
    return show(isCut ? "CUT" : "LINK_UNKNOWN", null);
  }
  if (answer.isOver) return show("LINK_OVER", answer);
  // A public page shows even if the provider doesn't answer.
  const found = await context.session();
  const isOthers = found.state === "signed-in" && found.session.uid !== answer.uid;
  return show(isOthers ? "OTHERS" : "ASK", answer);
}

/**
 * Does it. Not rate limited by network: a forged link reads nothing, and a real one does its one
 * thing once.
 */
export async function runAnswer(request: Request, { auth, api, session }: AppLoadContext) {
  const form = await readForm(request, ["reason"]);
  const query = queryOfMailed(request);
  const found = await session();
  const reason = valueNamed(declineReasons, form.get("reason"));
  const asker = found.state === "signed-in" ? { session: found.session } : {};
  const { answerByLink } = await api.run(AnswerByLinkDocument, { link: String(query), reason }, asker);
  return show(answerByLink.code, auth.readAnswer(query));
}

function show(state: AnswerState, answer: MailedAnswer | null) {
  const status = state === "CUT" || state === "LINK_UNKNOWN" ? 404 : state === "LINK_OVER" ? 410 : 200;
  return json<AnswerView>({ state, does: answer?.does ?? null, of: answer?.of ?? "" }, status);
}
