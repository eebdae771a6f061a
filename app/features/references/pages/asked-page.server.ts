import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { askedSecretLength } from "~/domain/reference";
import { askedReferencePath } from "~/paths";
import type { Outcome } from "~/shell/forms/outcome.server";
import { runVisitorForm, type VisitorPost } from "~/shell/forms/visitor-form.server";
import { AnswerReferenceDocument, AskedReferenceDocument } from "~/shell/operations/operations.generated";
import { tooManyInit } from "~/shell/request/too-many.server";
import { tooManyPosts } from "~/values/too-many";

/** What is shown once it is confirmed, to look through first. */
export interface Reviewed {
  name: string;
  organisation: string | null;
  experience: string;
  advice: string;
}

/** Changes nothing: programs that check mails open every link. */
export async function loadAsked(request: Request, { api, clock }: AppLoadContext, given: string) {
  const secret = withoutBreaks(given);
  const { askedReference: asked } = await api.run(AskedReferenceDocument, { secret });
  const done = new URL(request.url).searchParams.get("done");
  const isCut = !asked && secret.length < askedSecretLength;
  const today = clock.now().toISOString();
  return json({ asked, done, today, isCut }, asked || done === "over" ? 200 : 404);
}

/** Its buttons need no session: the link is the permission. */
export function runAsked(request: Request, context: AppLoadContext, given: string) {
  const secret = withoutBreaks(given);
  return runVisitorForm<Reviewed>(request, context, {
    names: ["name", "organisation", "experience", "advice"],
    async run(post) {
      const taken = await context.takePost();
      if (!taken.ok)
        return { message: tooManyPosts(taken.retryAfterMs), init: tooManyInit(taken.retryAfterMs) };
      return post.intent === "no" ? decline(post, secret) : write(post, secret);
    },
  });
}

/** A mail program may have broken the link’s line. */
const withoutBreaks = (secret: string) => secret.replaceAll(/\s/g, "");

async function decline({ context }: VisitorPost, secret: string): Promise<Response | Outcome<Reviewed>> {
  const { answerReference } = await context.api.run(AnswerReferenceDocument, { secret });
  // Pressed again, the link opens nothing any more.
  const { refusal } = answerReference;
  if (refusal && refusal.code !== "NOT_FOUND") return { refusal };
  return redirect(`${askedReferencePath(secret)}?done=over`, 303);
}

async function write(
  { context, typed, intent }: VisitorPost,
  secret: string,
): Promise<Response | Outcome<Reviewed>> {
  const { name = "", experience = "", advice = "" } = typed;
  const reference = { name, organisation: typed.organisation?.trim() || null, experience, advice };
  if (intent === "change") return {};
  const review = intent !== "confirm";
  const { answerReference } = await context.api.run(AnswerReferenceDocument, { secret, reference, review });
  if (answerReference.refusal) return { refusal: answerReference.refusal };
  return review ? { shown: reference } : redirect(`${askedReferencePath(secret)}?done=shown`, 303);
}
