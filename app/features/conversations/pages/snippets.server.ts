import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { paths } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  AddSnippetDocument,
  ChangeSnippetDocument,
  RemoveSnippetDocument,
  SnippetsDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { doneId } from "~/ui/done";
import { valueNamed } from "~/values/choices";
import { limits } from "~/values/limits";
import { formatNumber } from "~/words/formats";
import * as words from "~/words/snippets.generated";

const done = ["added", "changed", "removed"] as const;

/** The texts that a member keeps for replies. */
export async function loadSnippets(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const { viewer } = await ask(SnippetsDocument, {});
  return {
    uid: session.uid,
    snippets: viewer?.snippets ?? [],
    /** The key of the next one: posted twice, it makes one. */
    snippetKey: randomUUID(),
    done: valueNamed(done, new URL(request.url).searchParams.get("done")),
    kept: await findKeptAnswer(request, context, session),
  };
}

export type SnippetsPage = Awaited<ReturnType<typeof loadSnippets>>;

export function runSnippets(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: ["snippet", "key", "name", "text"],
    run: async (post) => {
      const run = pressed(intents, post);
      return run ? run(post) : { refusal: refuse("INVALID") };
    },
  });
}

const intents: Record<string, (post: Post) => Promise<Response | Outcome<never>>> = {
  async add({ ask, typed: { key = "", name = "", text = "" }, context }) {
    const { addSnippet } = await ask(AddSnippetDocument, { key, name, text });
    const isFull = addSnippet.refusal?.code === "TOO_MANY";
    return doneAt(donePath(context, "added"), addSnippet, isFull ? sayFull() : undefined);
  },
  async change({ ask, typed: { snippet: id = "", name = "", text = "" }, context }) {
    const { changeSnippet } = await ask(ChangeSnippetDocument, { id, name, text });
    return doneAt(donePath(context, "changed"), changeSnippet);
  },
  async remove({ ask, typed: { snippet: id = "" }, context }) {
    const { removeSnippet } = await ask(RemoveSnippetDocument, { id });
    return doneAt(donePath(context, "removed"), removeSnippet);
  },
};

const sayFull = () => words.isFull({ most: formatNumber(limits.snippets) });

/** A document opens at what it says was done. */
function donePath({ isDataRequest }: AppLoadContext, what: (typeof done)[number]): string {
  return `${paths.snippets}?done=${what}${isDataRequest ? "" : `#${doneId}`}`;
}
