import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";

/** Where conversations will be. */
export function InboxView() {
  return (
    <>
      <PageHeading title="Inbox" lede="Conversations about proposals, newest first." />
      <EmptyState
        title="No conversations yet"
        action={<LinkButton to={paths.briefs}>Go to briefs</LinkButton>}
      >
        A conversation begins with a proposal, or when a hirer writes to you.
      </EmptyState>
    </>
  );
}
