import type { Viewer } from "~/members/viewer/viewer.server";
import { editBriefPath, newBriefPath, paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FactsOrGaps } from "~/ui/facts-or-gaps";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { ChooseKind } from "./choose-kind";
import { briefFacts, profileFacts } from "./facts";

/** What waits for the member. */
export function Dashboard({ viewer }: { viewer: Viewer }) {
  if (viewer.moves.includes("CHOOSE_KIND")) return <ChooseKind />;
  const { profile, kind } = viewer;
  const missing = profile ? profileFacts(profile, kind).filter(([, value]) => value === null) : [];
  const [brief] = viewer.briefs.nodes;
  const next = kind === "HIRER" ? hiring : finding;
  // What to do meanwhile has a panel of its own.
  const isBelow = kind === "HIRER" ? brief !== undefined : missing.length > 0;
  return (
    <>
      <PageHeading title={profile ? `Hello, ${profile.displayName}` : "Hello"} lede={next.lede} />
      {viewer.moves.includes("CONFIRM_ADDRESS") ? (
        <EmptyState
          title="Next: open the e-mail we sent you"
          action={
            !isBelow && (
              <LinkButton to={next.meanwhile.to} variant="secondary">
                {next.meanwhile.action}
              </LinkButton>
            )
          }
        >
          The button in it confirms your address. Until then {next.meanwhile.text}; nobody else sees it yet.
        </EmptyState>
      ) : (
        <EmptyState title={next.title} action={<LinkButton to={paths.briefs}>{next.action}</LinkButton>}>
          {next.text}
        </EmptyState>
      )}
      {brief && (
        <Panel title="A draft to finish">
          <FactsOrGaps facts={briefFacts(brief)} />
          <p className={action}>
            <LinkButton to={editBriefPath(brief.id)} variant="secondary">
              Continue editing
            </LinkButton>
          </p>
        </Panel>
      )}
      {profile && missing.length > 0 && (
        <Panel title="Your profile">
          <p>Not filled in yet: {missing.map(([name]) => name.toLowerCase()).join(", ")}.</p>
          <p className={action}>
            <LinkButton to={paths.profile} variant="secondary">
              Fill in your profile
            </LinkButton>
          </p>
        </Panel>
      )}
    </>
  );
}

const finding = {
  lede: "Briefs with a budget and a reply date.",
  title: "Find your next brief",
  text: "Open briefs, what you saved, and what became of your proposals: all of it is under Briefs.",
  action: "Look at open briefs",
  meanwhile: { text: "you can fill in your profile", action: "Fill in your profile", to: paths.profile },
};

const hiring = {
  lede: "Say what you need. Everyone who sends a proposal gets a reply by the day you name.",
  title: "Your briefs",
  text: "Each brief shows its proposals, what is left to decide, and its reply date.",
  action: "Go to your briefs",
  meanwhile: { text: "you can write your brief", action: "Write your brief", to: newBriefPath() },
};
