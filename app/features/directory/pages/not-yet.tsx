import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";

/** In place of the list, for members who may not look at others. */
export function NotYet({ isPending }: { isPending: boolean }) {
  return (
    <>
      <PageHeading title="Talent" />
      <EmptyState
        title={isPending ? "First confirm your e-mail" : "You can’t look at members now"}
        action={<LinkButton to={paths.app}>Go to the dashboard</LinkButton>}
      >
        {isPending
          ? "Freelancers and agencies let members with a confirmed e-mail find them."
          : "Your account is suspended, or being deleted."}
      </EmptyState>
    </>
  );
}
