import { paths } from "~/paths";
import { SubNav } from "~/ui/sub-nav";

const talentPlaces = [
  [paths.briefs, "Open briefs"],
  [paths.bookmarks, "Bookmarks"],
  [paths.ownProposals, "My proposals"],
] as const;

/** Talent's pages: finding briefs, and what became of their proposals. */
export const TalentNav = () => <SubNav label="Briefs" places={talentPlaces} />;

const profilePlaces = [
  [paths.profile, "Profile"],
  [paths.account, "Account"],
] as const;

/** The member's public profile and their private account. */
export const ProfileNav = () => <SubNav label="Profile and account" places={profilePlaces} />;
