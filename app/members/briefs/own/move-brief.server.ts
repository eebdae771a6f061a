import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { ownerCloseReasons } from "~/contract/brief";
import { valueNamed } from "~/contract/choices";
import type { FieldProblem } from "~/contract/refusals";
import { briefPath, editBriefPath, loginPath, ownBriefsPath } from "~/paths";
import { TransportFailure } from "~/web/api/graphql-failure";
import type { FormAnswer } from "~/web/forms/form-shape";
import { parseRevision } from "~/web/forms/parse-revision";
import {
  BeginShortlistingDocument,
  CloseBriefDocument,
  CopyBriefDocument,
  DeleteBriefDocument,
  PublishBriefDocument,
  type RefusalFieldsFragment,
  ReopenBriefDocument,
} from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { notFound } from "~/web/request/not-found.server";
import { readForm } from "~/web/request/read-form.server";
import { failedForm } from "~/web/request/trouble.server";
import { statusOf } from "./save-brief-form.server";

/** The answer of a move that was not made. */
export interface MoveAnswer {
  intent: string;
  lastResult: FormAnswer;
}

interface Move {
  context: AppLoadContext;
  session: Session;
  id: string;
  form: FormData;
}

/** What a hirer does with a brief of theirs, by the `intent` of the form. */
export async function runBriefMove(request: Request, context: AppLoadContext, id: string) {
  const session = await requireSession(request, context);
  const form = await readForm(request, ["intent", "revision", "closesOn", "decideOn", "reason", "copyId"]);
  const move = { context, session, id, form };
  try {
    return await run(move);
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    context.log.warn({ reason: error.message }, "A move of a brief got no answer");
    const { message, init } = failedForm(error, noAnswerWords);
    return json(answer(move, message), init);
  }
}

const noAnswerWords =
  "This may not have happened: a service that it needs gave no answer. Try again in a moment; doing it twice does no harm.";

async function run(move: Move) {
  const { context, session, id, form } = move;
  const options = { session };
  const text = (name: string) => String(form.get(name) ?? "").trim();
  switch (form.get("intent")) {
    case "publish": {
      const variables = { id, revision: parseRevision(form) ?? 0 };
      const { publishBrief } = await context.api.run(PublishBriefDocument, variables, options);
      return settle(move, publishBrief.refusal, "published");
    }
    case "shortlist": {
      const { beginShortlisting } = await context.api.run(BeginShortlistingDocument, { id }, options);
      return settle(move, beginShortlisting.refusal, "shortlisting");
    }
    case "reopen": {
      const variables = { id, closesOn: text("closesOn"), decideOn: text("decideOn") };
      const { reopenBrief } = await context.api.run(ReopenBriefDocument, variables, options);
      return settle(move, reopenBrief.refusal, "reopened");
    }
    case "close": {
      const reason = valueNamed(ownerCloseReasons, text("reason"));
      if (!reason) {
        const problems = [
          { field: "reason", message: "Choose why it closes: everybody who waits reads it." },
        ];
        return json(answer(move, null, problems), { status: 422 });
      }
      const { closeBrief } = await context.api.run(CloseBriefDocument, { id, reason }, options);
      return settle(move, closeBrief.refusal, "closed");
    }
    case "copy": {
      const copyId = text("copyId");
      const { copyBrief } = await context.api.run(CopyBriefDocument, { id, copyId }, options);
      if (copyBrief.refusal) return refuse(move, copyBrief.refusal);
      return redirect(editBriefPath(copyId), 303);
    }
    case "delete": {
      const { deleteBrief } = await context.api.run(DeleteBriefDocument, { id }, options);
      if (deleteBrief.refusal) return refuse(move, deleteBrief.refusal);
      return redirect(`${ownBriefsPath("DRAFT")}&done=deleted`, 303);
    }
    default:
      return redirect(briefPath(id), 303);
  }
}

/** The way on after a move. One that was made already, by a button pressed twice, is no refusal of the API's. */
function settle(move: Move, refusal: RefusalFieldsFragment | null, done: string) {
  return refusal ? refuse(move, refusal) : redirect(`${briefPath(move.id)}?done=${done}`, 303);
}

function refuse(move: Move, refusal: RefusalFieldsFragment) {
  const { code, message, problems } = refusal;
  if (code === "SIGN_IN_FIRST") throw redirect(loginPath(briefPath(move.id)));
  if (code === "NOT_FOUND" || code === "WRONG_KIND") throw notFound();
  const said =
    code === "STALE"
      ? "This brief was changed since you opened the page. Read it again as it stands now, then go on."
      : problems.length > 0
        ? null
        : message;
  return json(answer(move, said, problems), { status: statusOf(refusal) });
}

function answer({ form }: Move, message: string | null, problems: readonly FieldProblem[] = []): MoveAnswer {
  const initialValue = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const intent = String(form.get("intent") ?? "");
  const error: Record<string, string[]> = message ? { "": [message] } : {};
  const fields = intent === "reopen" || intent === "close" ? ["closesOn", "decideOn", "reason"] : [];
  for (const problem of problems) {
    const field = fields.includes(problem.field) ? problem.field : "";
    error[field] = [...(error[field] ?? []), problem.message];
  }
  return { intent, lastResult: { status: "error", initialValue, error } };
}
