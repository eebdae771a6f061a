import type { AppLoadContext } from "@remix-run/node";
import { adminPaths } from "~/admin-paths";
import { countryName } from "~/domain/country.server";
import type { Session } from "~/domain/session";
import { requireViewer, type Viewer } from "~/features/accounts/flows/viewer.server";
import { draftNotices, saveSignUpDraft } from "~/features/sign-in/flows/save-sign-up-draft.server";
import { paths } from "~/paths";
import { emailControl } from "~/shell/forms/email-form.server";
import { StartedDocument, type StartedQuery } from "~/shell/operations/operations.generated";
import { askAs, requireSession } from "~/shell/request/guards.server";
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

export type Started = NonNullable<StartedQuery["viewer"]>;

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
    ...(viewer.moves.includes("CONFIRM_ADDRESS")
      ? { emailControl: emailControl(), mailDelay: await context.auth.mailDelay() }
      : { emailControl: null, mailDelay: null }),
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
