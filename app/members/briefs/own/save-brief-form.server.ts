import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { briefFields } from "~/contract/content/brief-fields";
import { controlOf } from "~/contract/content/controls";
import { limits } from "~/contract/limits";
import type { FieldProblem } from "~/contract/refusals";
import { briefPath, editBriefPath, loginPath } from "~/paths";
import { TransportFailure } from "~/web/api/graphql-failure";
import { differences } from "~/web/forms/differences.server";
import { parseRevision } from "~/web/forms/parse-revision";
import { refuseForm } from "~/web/forms/refuse-form";
import {
  BriefFormDocument,
  type BriefFormQuery,
  PublishBriefDocument,
  type RefusalFieldsFragment,
  SaveBriefDocument,
} from "~/web/operations/operations.generated";
import { notFound } from "~/web/request/not-found.server";
import { failedForm } from "~/web/request/trouble.server";
import type { BriefFormAnswer, SavedBrief } from "./brief-form-answer";
import { readBrief, readDates, type TypedBrief, toTyped } from "./brief-texts.server";

export type FormBrief = NonNullable<BriefFormQuery["brief"]>;

/** Who saves, and what. */
export interface BriefPost {
  context: AppLoadContext;
  session: Session;
  id: string;
  form: FormData;
}

/** Saves what was typed; by the button, publishes it or shows it after that, or moves its two dates alone. */
export async function saveBriefForm(post: BriefPost) {
  try {
    return await save(post, await readPost(post));
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    post.context.log.warn({ reason: error.message }, "A brief was not saved");
    const { message, init } = failedForm(error, noAnswerMessage);
    return json(answer(post, readBrief(post.form), { message }), init);
  }
}

async function readPost({ context, session, id, form }: BriefPost): Promise<TypedBrief> {
  if (form.get("intent") !== "dates") return readBrief(form);
  const { brief } = await context.api.run(BriefFormDocument, { id }, { session });
  if (!brief?.check) throw notFound();
  return readDates(form, brief);
}

async function save(post: BriefPost, parsed: TypedBrief) {
  const { context, session, id, form } = post;
  if (parsed.problems.length > 0)
    return json(answer(post, parsed, { problems: parsed.problems }), { status: 422 });
  const variables = { id, revision: parseRevision(form), brief: parsed.brief };
  const { saveBrief } = await context.api.run(SaveBriefDocument, variables, { session });
  const { brief, refusal } = saveBrief;
  if (refusal) return refuse(post, parsed, refusal, brief);
  if (!brief) throw notFound();
  switch (form.get("intent")) {
    case "publish":
      return publish(post, parsed, brief);
    case "preview":
      return redirect(briefPath(id), 303);
    default:
      // The revision makes it another address: the page begins anew with what was saved.
      return redirect(
        brief.status === "DRAFT"
          ? `${editBriefPath(id)}?saved=${brief.revision}`
          : `${briefPath(id)}?done=changed`,
        303,
      );
  }
}

async function publish(post: BriefPost, parsed: TypedBrief, brief: FormBrief) {
  const { context, session, id } = post;
  // The form sent twice: the first one has done it.
  if (brief.status === "OPEN") return redirect(`${briefPath(id)}?done=published`, 303);
  const variables = { id, revision: brief.revision };
  const { publishBrief } = await context.api.run(PublishBriefDocument, variables, { session });
  const { refusal } = publishBrief;
  if (!refusal) return redirect(`${briefPath(id)}?done=published`, 303);
  const message =
    refusal.code === "INVALID"
      ? "Your draft is saved. To publish it, the brief still needs this:"
      : `Your draft is saved, but not published. ${refusal.message}`;
  const said = { message, problems: refusal.problems, saved: toSaved(brief), revision: brief.revision };
  return json(answer(post, parsed, said), { status: statusOf(refusal) });
}

/** What an API's refusal comes to on the page: everything that was typed, and why it was not taken. */
async function refuse(
  post: BriefPost,
  parsed: TypedBrief,
  refusal: RefusalFieldsFragment,
  standing: FormBrief | null,
) {
  const { context, session, id, form } = post;
  const { code, message, problems } = refusal;
  if (code === "SIGN_IN_FIRST") throw redirect(loginPath(editBriefPath(id)));
  if (code === "NOT_FOUND" || code === "WRONG_KIND") throw notFound();
  const init = { status: statusOf(refusal) };
  const isDates = form.get("intent") === "dates";
  if (code === "INVALID" || (code === "HAS_PROPOSALS" && isDates))
    return json(answer(post, parsed, { problems }), init);
  if (code === "TOO_MANY") return json(answer(post, parsed, { message: tooManyBriefs }), init);
  if (!changedMeanwhile.includes(code)) return json(answer(post, parsed, { message }), init);
  const stands =
    standing ?? (await context.api.run(BriefFormDocument, { id }, { session })).brief ?? undefined;
  const both = stands ? differences(briefFields, toTyped(stands), parsed.typed) : null;
  return json(answer(post, parsed, { message, both, revision: stands?.revision }), init);
}

/** What stands is shown beside what was typed: there may be no form any more to show that in. */
const changedMeanwhile: RefusalFieldsFragment["code"][] = [
  "STALE",
  "HAS_PROPOSALS",
  "WRONG_STATE",
  "NOT_ACTIVE",
  "REVIEW_FIRST",
];

function answer(
  { form }: BriefPost,
  { typed }: TypedBrief,
  {
    message,
    problems = [],
    revision = parseRevision(form),
    saved = null,
    both = null,
  }: {
    message?: string;
    problems?: FieldProblem[];
    revision?: number | null | undefined;
    saved?: SavedBrief | null;
    both?: BriefFormAnswer["both"];
  },
): BriefFormAnswer {
  const named = problems.map(({ field, message }) => ({ field: controlOf(briefFields, field), message }));
  const lastResult = refuseForm(typed, message ? [{ field: "", message }, ...named] : named);
  return { lastResult, intent: String(form.get("intent") ?? "save"), revision, saved, both };
}

export function toSaved(brief: FormBrief): SavedBrief {
  return { revision: brief.revision, check: brief.check ?? [], savedAt: brief.updatedAt };
}

/** 409 for what changed meanwhile, 422 for what has to be changed. */
export function statusOf({ code }: Pick<RefusalFieldsFragment, "code">): number {
  const conflicts: RefusalFieldsFragment["code"][] = ["STALE", "HAS_PROPOSALS", "WRONG_STATE"];
  return conflicts.includes(code) || code === "REOPENED_BEFORE" ? 409 : 422;
}

const tooManyBriefs = `You have ${limits.runningBriefs} briefs that have not ended. Close or delete one, then save this one again.`;
const noAnswerMessage =
  "We couldn’t save this: a service that it needs gave no answer. All you typed is still here; try again in a moment.";
