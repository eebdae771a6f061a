import { type AppLoadContext, redirect } from "@remix-run/node";
import { type NotifyTime, type NotifyTopic, notifyTimes, notifyTopics } from "~/domain/account";
import type { Session } from "~/domain/session";
import { requireViewer } from "~/features/accounts/flows/viewer.server";
import { deviceName } from "~/features/sign-in/auth/device.server";
import { deletedPath, paths } from "~/paths";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  DeleteAccountDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  OwnAccountDocument,
  SaveLanguageDocument,
  SaveSettingsDocument,
  type SettingsInput,
  TakeDeletionBackDocument,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { browsersLanguage } from "~/shell/request/language-of.server";
import { noAnswer } from "~/shell/request/trouble.server";
import { doneId } from "~/ui/done";
import { valueNamed } from "~/values/choices";
import { EXPORT_WINDOW } from "~/values/durations";
import { listedZone, zoneOptions } from "~/values/time-zone.server";
import { tooManyExports } from "~/values/too-many";
import * as words from "~/words/accountsPage.generated";
import { isLanguage } from "~/words/languages";
import { asBrowserSays } from "./language-choices";

const done = [
  "settings",
  "language",
  "ended",
  "others",
  "kept",
  "deleting",
  "passkey",
  "passkey-renamed",
  "passkey-removed",
] as const;

/** Where a failed download leads. */
export const noExportPath = `${paths.account}?no-export`;

/**
 * Where a download that was asked for too often leads. The address says, in ms since 1970, when the
 * next one is possible.
 */
export function exportAgainPath(now: Date, retryAfterMs: number): string {
  return `${paths.account}?export-again=${now.getTime() + retryAfterMs}`;
}

/** Milliseconds until the next download is possible; null once it is, and for any other address. */
function timeUntilExport(query: URLSearchParams, now: Date): number | null {
  const wait = Number(query.get("export-again")) - now.getTime();
  return wait > 0 && wait <= EXPORT_WINDOW ? wait : null;
}

/** The private side of an account: where its member is signed in, which mails they want. */
export async function loadAccount(request: Request, context: AppLoadContext) {
  const { session, ask } = await requireMember(request, context);
  const { viewer } = await ask(OwnAccountDocument, {});
  if (!viewer) {
    await requireViewer(request, context);
    throw noAnswer();
  }
  const query = new URL(request.url).searchParams;
  const asked = query.get("done");
  const exportWait = timeUntilExport(query, context.clock.now());
  const { timeZone } = viewer.settings;
  return {
    account: {
      ...viewer,
      settings: { ...viewer.settings, timeZone: timeZone && (listedZone(timeZone) ?? timeZone) },
      sessions: viewer.sessions.map((each) => ({ ...each, device: deviceName(each.device) })),
      activity: viewer.activity.map((each) => ({ ...each, device: each.device && deviceName(each.device) })),
    },
    passkeys: await context.auth.ownPasskeys(session.uid),
    uid: session.uid,
    kept: await findKeptAnswer(request, context, session),
    timeZones: zoneOptions(timeZone),
    done: done.find((one) => one === asked) ?? null,
    /** The member comes from a failed download. */
    noExport: query.has("no-export"),
    /** They come from a download that was asked for too often: the time to wait, and a sentence. */
    exportAgain: exportWait === null ? null : { wait: exportWait, said: tooManyExports(exportWait) },
  };
}

/** The account's forms, by their `intent`. */
export function runAccount(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: [
      ...notifyTopics,
      "invitations",
      "asksAvailability",
      "timeZone",
      "language",
      "name",
      "sure",
      "passkey",
      "passkeyName",
    ],
    run: (post) => (pressed(forms, post) ?? saveSettings)(post),
  });
}

type AccountForm = (post: Post) => Promise<Response | Outcome<never>>;

const forms: Record<string, AccountForm> = {
  /** The cookie decides in this browser, the account in others and about mails. */
  async language({ request, context, ask, typed }) {
    const chosen = typed.language;
    if (chosen !== asBrowserSays && !isLanguage(chosen))
      return { refusal: refuse("INVALID", [{ field: "language", message: words.languageMissing() }]) };
    const language = isLanguage(chosen) ? chosen : null;
    const { saveLanguage } = await ask(SaveLanguageDocument, {
      language,
      browsers: browsersLanguage(request),
    });
    if (saveLanguage.refusal) return { refusal: saveLanguage.refusal };
    const { setLanguage, clearLanguage } = context.cookies;
    const headers = { "set-cookie": language ? await setLanguage(language) : await clearLanguage() };
    return redirect(donePath(context, "language"), { status: 303, headers });
  },
  async end({ context, ask, typed }) {
    const { endSession } = await ask(EndSessionDocument, { name: typed.name ?? "" });
    return doneAt(donePath(context, "ended"), endSession);
  },
  async "end-others"({ context, ask }) {
    const { endOtherSessions } = await ask(EndOtherSessionsDocument, {});
    return doneAt(donePath(context, "others"), endOtherSessions);
  },
  async "rename-passkey"({ context, session, typed: { passkey = "", passkeyName: name = "" } }) {
    const renamed = await context.auth.changePasskey(session, passkey, { name });
    return passkeyDone(context, renamed, "passkey-renamed");
  },
  async "remove-passkey"({ context, session, typed: { passkey = "" } }) {
    const removed = await context.auth.changePasskey(session, passkey, "remove");
    return passkeyDone(context, removed, "passkey-removed");
  },
  async delete({ request, context, session, ask, typed }) {
    if (typed.sure !== "on")
      return { refusal: refuse("INVALID", [{ field: "sure", message: words.notSure() }]) };
    const { deleteAccount } = await ask(DeleteAccountDocument, {});
    if (deleteAccount.refusal) return { refusal: deleteAccount.refusal };
    const forget = await context.cookies.forgetKnownAddress(request, session.email);
    // An unproven account is deleted at once, and its session with it.
    if (deleteAccount.account?.status === "PENDING") return endGone(context, session, forget);
    return redirect(`${paths.account}?done=deleting`, { status: 303, headers: { "set-cookie": forget } });
  },
  async keep({ context, ask }) {
    const { takeDeletionBack } = await ask(TakeDeletionBackDocument, {});
    return doneAt(donePath(context, "kept"), takeDeletionBack);
  },
};

function passkeyDone(
  context: AppLoadContext,
  changed: Awaited<ReturnType<AppLoadContext["auth"]["changePasskey"]>>,
  what: (typeof done)[number],
): Response | Outcome<never> {
  if (changed.ok) return redirect(donePath(context, what), 303);
  return { refusal: refuse(changed.code === "prove-again" ? "PROVE_AGAIN" : "NOT_FOUND") };
}

async function endGone({ auth, cookies }: AppLoadContext, session: Session, forget: string) {
  await auth.sessions.end(session.id);
  const headers = new Headers();
  for (const cookie of [cookies.clearSession(), cookies.clearAttempt(), cookies.setSignedOut(), forget])
    headers.append("set-cookie", await cookie);
  return redirect(deletedPath, { status: 303, headers });
}

async function saveSettings({ context, ask, form }: Post): Promise<Response | Outcome<never>> {
  const settings = toSettings(form);
  if (!settings) return { refusal: refuse("INVALID", [{ field: "", message: words.settingMissing() }]) };
  const { saveSettings: saved } = await ask(SaveSettingsDocument, { settings });
  return doneAt(donePath(context, "settings"), saved);
}

function donePath({ isDataRequest }: AppLoadContext, what: (typeof done)[number]): string {
  return `${paths.account}?done=${what}${isDataRequest ? "" : `#${doneId}`}`;
}

/** Reads the form; null where a choice is not one that it offers. */
function toSettings(form: FormData): SettingsInput | null {
  const notify = {} as Record<NotifyTopic, NotifyTime>;
  for (const topic of notifyTopics) {
    const chosen = valueNamed(notifyTimes, form.get(topic));
    if (!chosen) return null;
    notify[topic] = chosen;
  }
  const timeZone = form.get("timeZone");
  return {
    ...notify,
    invitations: yesOrNo(form.get("invitations")),
    asksAvailability: yesOrNo(form.get("asksAvailability")),
    timeZone: typeof timeZone === "string" && timeZone ? timeZone : null,
  };
}

const yesOrNo = (chosen: unknown) => (chosen === "YES" ? true : chosen === "NO" ? false : null);
