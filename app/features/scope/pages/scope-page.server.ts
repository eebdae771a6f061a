import type { AppLoadContext } from "@remix-run/node";
import { scopeAnswers } from "~/domain/scope";
import { scopeItemPath, scopePath } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  AnswerScopeDocument,
  AskAboutScopeDocument,
  ScopeDocument,
  ScopeItemDocument,
  TakeBackScopeDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { readPage } from "~/shell/request/read-page.server";

/** What was asked about a work, 25 on a page, for its two sides; a 404 for all others. */
export async function loadScope(request: Request, context: AppLoadContext, id: string) {
  const { ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(ScopeDocument, { id, after }));
  const { work } = page;
  if (!work?.scope) throw notFound();
  const { scope, ...about } = work;
  const { marked, ...head } = scope;
  const after = marked.pageInfo.endCursor;
  const next = after && `${scopePath(id)}?${new URLSearchParams({ after })}`;
  return { work: about, scope: head, items: marked.nodes, next, ...place };
}

/** One message of their conversation, beside what they agreed on. */
export async function loadScopeItem(
  request: Request,
  context: AppLoadContext,
  { id, message }: { id: string; message: string },
) {
  const { session, ask } = await requireMember(request, context);
  const { work } = await ask(ScopeItemDocument, { id, message });
  if (!work?.scope?.item) throw notFound();
  const { scope, agreement, ...about } = work;
  const { item, ...head } = scope;
  if (!item) throw notFound();
  return {
    work: about,
    scope: head,
    item,
    agreed: agreement.inForce,
    uid: session.uid,
    done: new URL(request.url).searchParams.get("done"),
    kept: await findKeptAnswer(request, context, session),
  };
}

type Of = Record<"id" | "message", string>;

/** What its two sides do about it. */
export function runScopeItem(request: Request, context: AppLoadContext, of: Of) {
  return runForm<never>(request, context, {
    names: [],
    takesPage: ["NOT_ACTIVE"],
    run: async (post) => {
      const run = pressed(intents, post);
      return run ? run(post, of) : { refusal: refuse("INVALID") };
    },
  });
}

type Run = (post: Post, of: Of) => Promise<Response | Outcome<never>>;

const intents: Record<string, Run> = {
  async ask({ ask }, { id, message }) {
    const { askAboutScope } = await ask(AskAboutScopeDocument, { work: id, message });
    return doneAt(donePath(id, message, "asked"), askAboutScope);
  },
  async withdraw({ ask }, { id, message }) {
    const { takeBackScope } = await ask(TakeBackScopeDocument, { work: id, message });
    return doneAt(donePath(id, message, "withdrawn"), takeBackScope);
  },
  ...Object.fromEntries(
    scopeAnswers.map((answer): [string, Run] => [
      answer,
      async ({ ask, revision }, { id, message }) => {
        const { answerScope } = await ask(AnswerScopeDocument, {
          ...{ work: id, message, answer },
          revision: revision ?? 0,
        });
        return doneAt(donePath(id, message, answer), answerScope);
      },
    ]),
  ),
};

function donePath(id: string, message: string, done: string): string {
  return `${scopeItemPath(id, message)}?${new URLSearchParams({ done })}`;
}
