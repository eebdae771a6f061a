import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
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
        Nobody can send messages yet. Once they can, a conversation begins with a proposal, or when a hirer
        writes first.
      </EmptyState>
    </>
  );
}
