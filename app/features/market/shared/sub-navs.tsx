import type { AccountKind } from "~/domain/account";
import { ownPaths, paths } from "~/paths";
import { useViewer } from "~/shell/page/use-viewer";
import { SubNav } from "~/ui/sub-nav";
import * as words from "~/words/market.generated";

const talentPlaces = () =>
  [
    [paths.briefs, words.openBriefs()],
    [paths.bookmarks, words.bookmarks()],
    [paths.searches, words.savedSearches()],
    [paths.ownProposals, words.myProposals()],
  ] as const;

/** Talent's pages: finding briefs, and what became of their proposals. */
export const TalentNav = () => <SubNav label={words.briefsNav()} places={talentPlaces()} />;

const memberPlaces = () =>
  [
    [paths.members, words.findTalent()],
    [paths.savedMembers, words.savedMembers()],
    [paths.searches, words.savedSearches()],
  ] as const;

/** Freelancers and agencies, and those whom the member saved. */
export const MembersNav = () => <SubNav label={words.talentNav()} places={memberPlaces()} />;

const profilePlaces = (kind: AccountKind | null | undefined) =>
  [
    [paths.profile, words.profile()],
    [paths.picture, words.picture()],
    [ownPaths.cases, words.cases()],
    [ownPaths.history, kind === "AGENCY" ? words.certificates() : words.history()],
    [ownPaths.references, words.references()],
    [paths.account, words.account()],
  ] as const;

/** The member's public profile and private account; talent's cases, work and education. */
export function ProfileNav() {
  const kind = useViewer()?.kind;
  const isTalent = kind === "FREELANCER" || kind === "AGENCY";
  const ofTalent: readonly string[] = [ownPaths.cases, ownPaths.history];
  const places = profilePlaces(kind).filter(([to]) => isTalent || !ofTalent.includes(to));
  return <SubNav label={words.profileNav()} places={places} />;
}
