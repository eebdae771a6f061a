import { editBriefPath, paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import * as css from "./app-pages.css";
import { ChooseKind } from "./choose-kind";
import { briefFacts, profileFacts } from "./facts";
import { FactsOrGaps } from "./facts-or-gaps";
import type { Viewer } from "./viewer.server";

/** What waits for the member. */
export function Dashboard({ viewer }: { viewer: Viewer }) {
  if (viewer.moves.includes("CHOOSE_KIND")) return <ChooseKind />;
  const { profile, kind } = viewer;
  const missing = profile ? profileFacts(profile, kind).filter(([, value]) => value === null) : [];
  const [brief] = viewer.briefs.nodes;
  return (
    <>
      <PageHeading
        title={profile ? `Hello, ${profile.displayName}` : "Hello"}
        lede={ledes[kind ?? "FREELANCER"]}
      />
      {viewer.moves.includes("CONFIRM_ADDRESS") ? (
        <EmptyState title="Next: open the mail we sent you">
          The button in it confirms your address. Until then you can fill in your profile; nobody else sees it
          yet.
        </EmptyState>
      ) : (
        <EmptyState
          title="Nothing waits for you"
          action={<LinkButton to={paths.briefs}>Go to briefs</LinkButton>}
        >
          {waiting[kind ?? "FREELANCER"]}
        </EmptyState>
      )}
      {brief && (
        <Panel title="Your first draft brief">
          <FactsOrGaps facts={briefFacts(brief)} />
          <p className={css.panelAction}>
            <LinkButton to={editBriefPath(brief.id)} variant="secondary">
              Go on writing
            </LinkButton>
          </p>
        </Panel>
      )}
      {profile && missing.length > 0 && (
        <Panel title="Your profile">
          <p>Not filled in yet: {missing.map(([name]) => name.toLowerCase()).join(", ")}.</p>
          <p className={css.panelAction}>
            <LinkButton to={paths.profile} variant="secondary">
              Fill in your profile
            </LinkButton>
          </p>
        </Panel>
      )}
    </>
  );
}

const ledes = {
  FREELANCER: "Answers, messages and closing dates show here, newest first.",
  AGENCY: "Answers, messages and closing dates show here, newest first.",
  HIRER: "Proposals, messages and dates to decide by show here, newest first.",
};

const waiting = {
  FREELANCER: "Once you have sent a proposal, every answer to it shows here.",
  AGENCY: "Once you have sent a proposal, every answer to it shows here.",
  HIRER: "Once a brief of yours is open, its proposals show here.",
};
