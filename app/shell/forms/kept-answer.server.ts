import type { AppLoadContext } from "@remix-run/node";
import type { Session } from "~/domain/session";
import { findKeptForm } from "~/shell/request/kept-form.server";
import { textsOf } from "~/shell/request/read-form.server";
import * as words from "~/words/shellApp.generated";
import { parseRevision } from "./member-form.server";
import { toAnswer } from "./outcome.server";
import type { PostAnswer } from "./post-answer";

/**
 * A form that was sent after the session had ended, as if it had been refused: it is shown again,
 * and nothing of it is saved. Null if there is none.
 */
export async function findKeptAnswer(
  request: Request,
  context: AppLoadContext,
  session: Session,
  page?: string,
): Promise<PostAnswer<never> | null> {
  const form = await findKeptForm(request, context, session, page);
  if (!form) return null;
  const typed = textsOf(form);
  const answer = toAnswer<never>(typed.intent ?? "", typed, [{ field: "", message: words.signedInAgain() }]);
  return { ...answer, revision: parseRevision(form) };
}
