import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { accountKinds } from "~/contract/account";
import { valueNamed } from "~/contract/choices";
import { tooManyPosts } from "~/contract/too-many";
import { paths } from "~/paths";
import { ChooseKindDocument, ReviewAccountDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { readForm } from "~/web/request/read-form.server";
import { tooManyInit } from "~/web/request/too-many.server";
import { noAnswerInit } from "~/web/request/trouble.server";
import { sendLink } from "~/web/session/send-link.server";

/** What the forms of the signed-in layout do with the account itself, by their `intent`. */
export async function runAccountMove(request: Request, context: AppLoadContext) {
  const session = await requireSession(request, context);
  const form = await readForm(request, ["intent", "kind"]);
  switch (form.get("intent")) {
    case "confirm": {
      const post = await context.takePost();
      if (!post.ok) return wait(tooManyPosts(post.retryAfterMs), post.retryAfterMs);
      const login = { email: session.email, redirect: paths.app };
      const sent = await sendLink(request, context, login, { draft: null });
      if (sent.ok) {
        const headers = { "set-cookie": await context.cookies.setAttempt(sent.value) };
        return json({ confirmation: "sent" as const, said: null }, { headers });
      }
      if (sent.code === "too-many-requests") return wait(sent.detail ?? null, sent.retryAfterMs ?? null);
      const init = sent.code === "invalid-host" ? { status: 400 } : noAnswerInit;
      return json({ confirmation: "failed" as const, said: null }, init);
    }
    case "choose-kind": {
      const kind = valueNamed(accountKinds, form.get("kind"));
      if (kind) await context.api.run(ChooseKindDocument, { kind }, { session });
      return redirect(paths.app, 303);
    }
    case "keep":
    case "start-fresh": {
      const choice = form.get("intent") === "keep" ? "KEEP" : "START_FRESH";
      // What the stranger wrote may still wait to be saved; it goes with the rest.
      if (choice === "START_FRESH" && session.draft?.review)
        await context.auth.sessions.clearDraft(session.id);
      await context.api.run(ReviewAccountDocument, { choice }, { session });
      return redirect(paths.app, 303);
    }
    default:
      return redirect(paths.app, 303);
  }
}

/** `said`: what the banner says instead of its usual words. */
function wait(said: string | null, waitMs: number | null) {
  return json({ confirmation: "wait" as const, said }, tooManyInit(waitMs));
}
