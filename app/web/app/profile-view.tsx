import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { profileFacts } from "./facts";
import { FactsOrGaps } from "./facts-or-gaps";
import type { Viewer } from "./viewer.server";

/** What the member has said about themselves so far. */
export function ProfileView({ viewer }: { viewer: Viewer }) {
  const { profile, kind, email, status } = viewer;
  return (
    <>
      <PageHeading
        title="Profile"
        lede="Only you see this. You can’t edit it yet: to change something, write to us."
      />
      {profile ? (
        <Panel title="What you told us">
          <FactsOrGaps facts={profileFacts(profile, kind)} />
        </Panel>
      ) : (
        <EmptyState title="Your profile" action={<LinkButton to={paths.app}>Go to the dashboard</LinkButton>}>
          What you say about yourself and your work will stand here.
        </EmptyState>
      )}
      <Panel title="Account">
        <FactsOrGaps
          facts={[
            ["E-mail", email],
            ["Confirmed", status === "PENDING" ? "Not yet" : "Yes"],
          ]}
        />
      </Panel>
    </>
  );
}
