import { paths } from "~/paths";
import { SubNav } from "~/ui/sub-nav";

const places = [
  [paths.briefs, "Open briefs"],
  [paths.savedBriefs, "Saved"],
  [paths.ownProposals, "My proposals"],
] as const;

/** Where talent finds work and sees what became of it. */
export function TalentNav() {
  return <SubNav label="Briefs" places={places} />;
}
