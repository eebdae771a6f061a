import { useViewer } from "~/features/accounts/parts/use-viewer";
import { ownPaths } from "~/own-paths";
import { paths } from "~/paths";
import { SubNav } from "~/ui/sub-nav";

const talentPlaces = [
  [paths.briefs, "Open briefs"],
  [paths.bookmarks, "Bookmarks"],
  [paths.searches, "Saved searches"],
  [paths.ownProposals, "My proposals"],
] as const;

/** Talent's pages: finding briefs, and what became of their proposals. */
export const TalentNav = () => <SubNav label="Briefs" places={talentPlaces} />;

const memberPlaces = [
  [paths.members, "Find talent"],
  [paths.savedMembers, "Saved"],
  [paths.searches, "Saved searches"],
] as const;

/** Freelancers and agencies, and those whom the member saved. */
export const MembersNav = () => <SubNav label="Talent" places={memberPlaces} />;

const profilePlaces = [
  [paths.profile, "Profile"],
  [paths.picture, "Picture"],
  [ownPaths.cases, "Cases"],
  [ownPaths.references, "References"],
  [paths.account, "Account"],
] as const;

/** The member's public profile and their private account. Talent shows cases. */
export function ProfileNav() {
  const kind = useViewer()?.kind;
  const isTalent = kind === "FREELANCER" || kind === "AGENCY";
  const places = profilePlaces.filter(([to]) => to !== ownPaths.cases || isTalent);
  return <SubNav label="Profile and account" places={places} />;
}
