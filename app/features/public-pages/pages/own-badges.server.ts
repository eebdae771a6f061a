import type { AppLoadContext } from "@remix-run/node";
import { type Badge, badgeFile, badgeLooks } from "~/domain/badge";
import { requireViewer } from "~/features/accounts/flows/viewer.server";
import { badgePath, publicMemberPath } from "~/paths";
import { OwnBadgesDocument } from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { noAnswer } from "~/shell/request/trouble.server";
import * as words from "~/words/badges.generated";
import { isLanguage, languageNow } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";

/**
 * The badges that a member may put on other sites, in the words and colours that the address names;
 * null while they have no page for everyone, or offer none.
 */
export async function loadOwnBadges(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { viewer } = await ask(OwnBadgesDocument, {});
  if (!viewer) {
    // The account is gone: this ends the session and leads to the login.
    await requireViewer(request, context);
    throw noAnswer();
  }
  const { kind, profile, cases } = viewer;
  const search = new URL(request.url).searchParams;
  const asked = search.get("in");
  const language = isLanguage(asked) ? asked : languageNow();
  const look = badgeLooks.find((one) => one === search.get("look")) ?? "light";
  const handle = profile?.visibility === "EVERYONE" ? profile.handle : null;
  if (!profile || handle === null || profile.badges !== "ON")
    return { language, look, isPublic: handle !== null, shown: null };
  const name = profile.organisation ?? profile.displayName;
  const { brand } = context.site;
  const badge = (of: Badge["of"], title: string | null = null, caseId: string | null = null) => ({
    of,
    title,
    path: badgePath(handle, badgeFile({ of, caseId, language, look })),
    // For readers of that other site, as the badge itself.
    alt: inLanguage(language, () => words.alt({ of, name, title: title ?? "", brand })),
  });
  return {
    language,
    look,
    isPublic: true,
    shown: {
      page: publicMemberPath(handle),
      badges:
        kind === "HIRER"
          ? [badge("record")]
          : [
              ...(profile.availability ? [badge("availability")] : []),
              ...cases.map(({ id, title }) => badge("case", title, id)),
            ],
    },
  };
}
