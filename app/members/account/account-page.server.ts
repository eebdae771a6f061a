import { type AppLoadContext, json, redirect } from "@remix-run/node";
import type { Session } from "~/auth/sessions.server";
import { notifyTimes, notifyTopics } from "~/contract/account";
import { valueNamed } from "~/contract/choices";
import { requireViewer } from "~/members/viewer/viewer.server";
import { paths } from "~/paths";
import { TransportFailure } from "~/web/api/graphql-failure";
import type { FormAnswer } from "~/web/forms/form-shape";
import {
  DeleteAccountDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  type NotifyTime,
  OwnAccountDocument,
  type RefusalFieldsFragment,
  SaveSettingsDocument,
  type SettingsInput,
  TakeDeletionBackDocument,
} from "~/web/operations/operations.generated";
import { requireSession } from "~/web/request/guards.server";
import { readForm } from "~/web/request/read-form.server";
import { failedForm, noAnswer } from "~/web/request/trouble.server";

const done = ["settings", "ended", "others", "kept"] as const;

/** What is between the member and us: where they are signed in, which mails they want. */
export async function loadAccount(request: Request, context: AppLoadContext) {
  const session = await requireSession(request, context);
  const { viewer } = await context.api.run(OwnAccountDocument, {}, { session });
  if (!viewer) {
    await requireViewer(request, context);
    throw noAnswer();
  }
  const asked = new URL(request.url).searchParams.get("done");
  return {
    account: viewer,
    done: done.find((one) => one === asked) ?? null,
  };
}

/** The account's forms, by their `intent`. */
export async function runAccount(request: Request, context: AppLoadContext) {
  const session = await requireSession(request, context);
  const form = await readForm(request, [...notifyTopics, "timeZone", "intent", "name", "sure"]);
  try {
    switch (form.get("intent")) {
      case "end": {
        const name = String(form.get("name") ?? "");
        const { endSession } = await context.api.run(EndSessionDocument, { name }, { session });
        return answer(form, endSession.refusal, "ended");
      }
      case "end-others": {
        const { endOtherSessions } = await context.api.run(EndOtherSessionsDocument, {}, { session });
        return answer(form, endOtherSessions.refusal, "others");
      }
      case "delete": {
        if (form.get("sure") !== "on") {
          const error = { sure: ["Tick this first, if you mean it."] };
          return json(refusedWith(form, error), { status: 422 });
        }
        const { deleteAccount } = await context.api.run(DeleteAccountDocument, {}, { session });
        const forget = await context.cookies.forgetKnownAddress(request, session.email);
        return answer(form, deleteAccount.refusal, null, { "set-cookie": forget });
      }
      case "keep": {
        const { takeDeletionBack } = await context.api.run(TakeDeletionBackDocument, {}, { session });
        return answer(form, takeDeletionBack.refusal, "kept");
      }
      default:
        return await saveSettings(context, session, form);
    }
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    context.log.warn({ reason: error.message }, "A form of an account got no answer");
    const words = "We couldn’t do this now. Nothing was changed; try again in a moment.";
    const { message, init } = failedForm(error, words);
    return json(refusedWith(form, { "": [message] }), init);
  }
}

async function saveSettings(context: AppLoadContext, session: Session, form: FormData) {
  const settings = toSettings(form);
  if (!settings) return json(refusedWith(form, { "": ["Choose one answer for each."] }), { status: 422 });
  const { saveSettings: saved } = await context.api.run(SaveSettingsDocument, { settings }, { session });
  return answer(form, saved.refusal, "settings");
}

function answer(
  form: FormData,
  refusal: RefusalFieldsFragment | null,
  what: (typeof done)[number] | null,
  headers: HeadersInit = {},
) {
  if (!refusal)
    return redirect(what ? `${paths.account}?done=${what}` : paths.account, { status: 303, headers });
  const problems = refusal.problems.map(({ field, message }) => [field, [message]]);
  const error = problems.length > 0 ? Object.fromEntries(problems) : { "": [refusal.message] };
  return json(refusedWith(form, error), { status: 422 });
}

/** `intent` says which of the page's forms is answered. */
function refusedWith(
  form: FormData,
  error: Record<string, string[]>,
): { intent: string; lastResult: FormAnswer } {
  return {
    intent: String(form.get("intent") ?? ""),
    lastResult: { status: "error", initialValue: Object.fromEntries(form), error },
  };
}

/** What the form says; null where a choice is none of ours. */
function toSettings(form: FormData): SettingsInput | null {
  const times: NotifyTime[] = [];
  for (const topic of notifyTopics) {
    const chosen = valueNamed(notifyTimes, form.get(topic));
    if (!chosen) return null;
    times.push(chosen);
  }
  const [messages = "INSTANT", proposals = "INSTANT", briefs = "INSTANT"] = times;
  const timeZone = form.get("timeZone");
  return {
    messages,
    proposals,
    briefs,
    timeZone: typeof timeZone === "string" && timeZone ? timeZone : null,
  };
}
