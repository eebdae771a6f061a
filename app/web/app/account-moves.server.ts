import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { paths } from "~/paths";
import { ChooseKindDocument, ReviewAccountDocument } from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { readForm } from "~/web/request/read-form.server";
import { noAnswer } from "~/web/request/trouble.server";
import { sendLink } from "~/web/sign-in/send-link.server";

/** What the forms of the signed-in layout do with the account itself, by their `intent`. */
export async function runAccountMove(request: Request, context: AppLoadContext) {
  const session = await requireSession(request, context);
  const form = await readForm(request);
  try {
    return await move(request, context, session, form);
  } catch (error) {
    context.log.error({ reason: String(error) }, "A move of an account got no answer");
    throw noAnswer();
  }
}

async function move(request: Request, context: AppLoadContext, session: Session, form: FormData) {
  switch (form.get("intent")) {
    case "confirm": {
      const attempt = await context.auth.attempts.begin(session.email, { draft: null, redirect: paths.app });
      const sent = await sendLink(request, context, { email: session.email, redirect: paths.app }, attempt);
      const cookie = await context.cookies.setAttempt(attempt);
      if (sent.ok) return json({ confirmation: "sent" as const }, { headers: { "set-cookie": cookie } });
      const tooMany = sent.code === "too-many-requests";
      return json(
        { confirmation: tooMany ? ("wait" as const) : ("failed" as const) },
        { status: tooMany ? 429 : 503 },
      );
    }
    case "choose-kind": {
      const kind = kinds.find((one) => one === form.get("kind"));
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

const kinds = ["FREELANCER", "AGENCY", "HIRER"] as const;
