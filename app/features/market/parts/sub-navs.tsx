import { paths } from "~/paths";
import { SubNav } from "~/ui/sub-nav";

const talentPlaces = [
  [paths.briefs, "Open briefs"],
  [paths.savedBriefs, "Saved"],
  [paths.ownProposals, "My proposals"],
] as const;

/** Where talent finds work and sees what became of it. */
export const TalentNav = () => <SubNav label="Briefs" places={talentPlaces} />;

const profilePlaces = [
  [paths.profile, "Profile"],
  [paths.account, "Account"],
] as const;

/** What others read, and what is between the member and us. */
export const ProfileNav = () => <SubNav label="Profile and account" places={profilePlaces} />;
