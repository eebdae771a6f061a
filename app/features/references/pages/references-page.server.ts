import type { AppLoadContext } from "@remix-run/node";
import { readWholeNumber } from "~/domain/fields/read-number";
import { ownPaths } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  AskReferenceDocument,
  RemoveAskedReferenceDocument,
  ReplyToAskedReferenceDocument,
  WorksDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { readPage } from "~/shell/request/read-page.server";

/**
 * The member's works with where their references stand, the last change first, 20 on a page; and
 * those that they asked for by e-mail.
 */
export async function loadReferences(request: Request, context: AppLoadContext) {
  const { ask, session } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(WorksDocument, { after }));
  const { nodes = [], pageInfo } = page.viewer?.works ?? {};
  const after = pageInfo?.endCursor;
  const kind = page.viewer?.kind;
  return {
    works: nodes,
    asked: page.viewer?.askedReferences ?? [],
    isHirer: kind === "HIRER",
    mayAsk: kind === "FREELANCER" || kind === "AGENCY",
    uid: session.uid,
    done: new URL(request.url).searchParams.get("done"),
    kept: await findKeptAnswer(request, context, session),
    next: after ? `${ownPaths.references}?${new URLSearchParams({ after })}` : null,
    ...place,
  };
}

/** Asks a person by e-mail, and what the member may do about what came of it. */
export function runReferences(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: ["email", "name", "title", "year", "asked", "reply"],
    run: async (post) => {
      const run = pressed(intents, post);
      return run ? run(post) : { refusal: refuse("INVALID") };
    },
  });
}

const intents: Record<string, (post: Post) => Promise<Response | Outcome<never>>> = {
  async ask({ ask, typed }) {
    const { email = "", name = "", title = "" } = typed;
    const read = readWholeNumber(typed.year ?? "", "year");
    // Larger ones don't fit into the API's integers.
    const year = "value" in read && read.value !== null && read.value < 10_000 ? read.value : null;
    const { askReference } = await ask(AskReferenceDocument, { email, name, title, year });
    return doneAt(donePath("asked"), askReference);
  },
  async remove({ ask, typed }) {
    const { removeAskedReference } = await ask(RemoveAskedReferenceDocument, { id: typed.asked ?? "" });
    return doneAt(donePath("removed"), removeAskedReference);
  },
  async reply({ ask, typed }) {
    const { asked: id = "", reply: text = "" } = typed;
    const { replyToAskedReference } = await ask(ReplyToAskedReferenceDocument, { id, text });
    return doneAt(donePath("replied"), replyToAskedReference);
  },
};

const donePath = (done: string) => `${ownPaths.references}?${new URLSearchParams({ done })}`;
