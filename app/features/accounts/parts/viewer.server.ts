import { type AppLoadContext, redirect } from "@remix-run/node";
import { countryName } from "~/content/country.server";
import { adminPaths } from "~/features/moderation/parts/admin-paths";
import type { Session } from "~/features/sign-in/auth/sessions.server";
import { draftNotices, saveSignUpDraft } from "~/features/sign-up/parts/save-sign-up-draft.server";
import { isOpenedByPage, loginPath, paths } from "~/paths";
import { emailControl } from "~/shell/forms/email-form.server";
import {
  StartedDocument,
  type StartedQuery,
  ViewerDocument,
  type ViewerQuery,
} from "~/shell/operations/operations.generated";
import { askAs, requireMember, requireSession } from "~/shell/request/guards.server";
import { noAnswer } from "~/shell/request/trouble.server";
import * as words from "~/words/accountsApp.generated";
import { markSeen } from "./mark-seen.server";

/** News about the account, or about a form that was sent for it. */
const notices = [
  ...draftNotices,
  "confirmed",
  "corrected",
  "not-sent",
  "available",
  "to-be-found",
  "hidden",
] as const;
export type AppNotice = (typeof notices)[number];

export type Viewer = NonNullable<ViewerQuery["viewer"]>;
export type Started = NonNullable<StartedQuery["viewer"]>;

/**
 * The signed-in member, or a redirect. All loaders of one request share one query (`cache-first`).
 */
export async function requireViewer(request: Request, context: AppLoadContext): Promise<Viewer> {
  const { session, ask } = await requireMember(request, context);
  const { viewer } = await ask(ViewerDocument, {
    ...openConversation(request),
    // A document marks the conversation that it opens as read, whatever its reader marked before.
    marked: context.isDataRequest,
  });
  if (viewer) return viewer;
  if (!(await context.auth.endWithoutAccount(session))) {
    // Signing in again would not help.
    context.log.error(
      {},
      "The API doesn’t know a live session: has it the same store, and the same provider?",
    );
    throw noAnswer();
  }
  throw redirect(loginPath(), { headers: { "set-cookie": await context.cookies.clearSession() } });
}

/** The conversation that the request opens by choice, so that it doesn't count as unread. */
function openConversation(request: Request): { open?: string } {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.startsWith(`${paths.inbox}/`) || isOpenedByPage(searchParams)) return {};
  return { open: pathname.slice(paths.inbox.length + 1) };
}

/**
 * For the signed-in layout. Saves first what a sign-up form asked and an earlier request could not
 * save. `started` is the content that another browser filled in before the address was proven,
 * until the owner has chosen whether to keep it; else null.
 */
export async function loadViewer(request: Request, context: AppLoadContext) {
  // Taken before anything that the page shows is read.
  const shownAt = context.clock.now().toISOString();
  const session = await requireSession(request, context);
  const said = await saveSignUpDraft(context, session);
  const viewer = await markSeen(request, context, session, await requireViewer(request, context));
  const asked = new URL(request.url).searchParams.get("notice");
  const notice: AppNotice | null = notices.find((one) => one === asked) ?? said;
  const started = viewer.moves.includes("REVIEW")
    ? (await askAs(context, session)(StartedDocument, {})).viewer
    : null;
  return {
    viewer,
    notice,
    started: started && withCountry(started),
    /** ISO 8601 UTC: changes since then may be missing from the page. */
    shownAt,
    places: placesOf(session, viewer),
    emailControl: viewer.moves.includes("CONFIRM_ADDRESS") ? emailControl() : null,
  };
}

/** With the country's name: browsers call a few in other ways than the server. */
function withCountry(started: Started): Started {
  const { profile } = started;
  if (!profile?.country) return started;
  return { ...started, profile: { ...profile, country: countryName(profile.country) } };
}

/**
 * Further links for this member, as [address, label]. Only the server knows them, since all members
 * load the page's scripts.
 */
function placesOf({ claims }: Session, { kind, status }: Viewer): [to: string, label: string][] {
  if (status !== "ACTIVE") return [];
  return [
    ...(kind ? [[paths.members, words.talent()] as [string, string]] : []),
    ...(claims.admin ? [[adminPaths.reports, words.admin()] as [string, string]] : []),
  ];
}
