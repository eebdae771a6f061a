import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import * as words from "~/words/directory.generated";

/** In place of the list, for members who may not look at others. */
export function NotYet({ isPending }: { isPending: boolean }) {
  return (
    <>
      <PageHeading title={words.title()} />
      <EmptyState
        title={isPending ? words.confirmFirst() : words.cantLook()}
        action={<LinkButton to={paths.app}>{words.toDashboard()}</LinkButton>}
      >
        {isPending ? words.confirmFirstText() : words.cantLookText()}
      </EmptyState>
    </>
  );
}
