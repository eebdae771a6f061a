import type { AppLoadContext } from "@remix-run/node";
import { ownPaths } from "~/paths";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  OwnCasesDocument,
  PlaceCaseDocument,
  RemoveCaseDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { doneId } from "~/ui/done";
import { limits } from "~/values/limits";

/** The cases of the member, who is talent; a 404 for others. */
export async function readOwnCases(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const { viewer } = await ask(OwnCasesDocument, {});
  if (viewer?.kind !== "FREELANCER" && viewer?.kind !== "AGENCY") throw notFound();
  return { session, kind: viewer.kind, cases: viewer.cases };
}

/** All of them, and what was just done to one. */
export async function loadCases(request: Request, context: AppLoadContext) {
  const { session, cases } = await readOwnCases(request, context);
  const { searchParams } = new URL(request.url);
  return {
    uid: session.uid,
    cases,
    isFull: cases.length >= limits.cases,
    done: { what: searchParams.get("done"), id: searchParams.get("case") },
  };
}

/** Moves a case up or down, or removes it. */
export function runCases(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: ["case", "place"],
    run: async (post) => {
      const run = pressed(intents, post);
      return run ? run(post) : { refusal: refuse("INVALID") };
    },
  });
}

const intents: Record<string, (post: Post) => Promise<Response | Outcome<never>>> = {
  up: (post) => move(post, -1),
  down: (post) => move(post, 1),
  async remove({ ask, typed, context }) {
    const { removeCase } = await ask(RemoveCaseDocument, { id: typed.case ?? "" });
    return doneAt(donePath(context, "removed"), removeCase);
  },
};

/** From the place that it had on the page, so that the same press twice moves it once. */
async function move({ ask, typed, context }: Post, by: 1 | -1) {
  const id = typed.case ?? "";
  const place = /^\d{1,2}$/.test(typed.place ?? "") ? Number(typed.place) + by : 1;
  const { placeCase } = await ask(PlaceCaseDocument, { id, place });
  return doneAt(donePath(context, "moved", id), placeCase);
}

/** The list, with what was done and to which case. A document opens at what it says of that. */
export function donePath({ isDataRequest }: AppLoadContext, done: string, id?: string): string {
  const query = new URLSearchParams({ done, ...(id && { case: id }) });
  return `${ownPaths.cases}?${query}${isDataRequest ? "" : `#${doneId}`}`;
}
