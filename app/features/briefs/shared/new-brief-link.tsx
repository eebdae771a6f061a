import { newBriefPath } from "~/paths";
import { useViewer } from "~/shell/page/use-viewer";
import { LinkButton } from "~/ui/button";
import * as words from "~/words/briefs.generated";

interface NewBriefLinkProps {
  variant?: "primary" | "secondary";
}

/** The link to a new brief; renders nothing for a hirer who can't change anything now. */
export function NewBriefLink({ variant = "primary" }: NewBriefLinkProps) {
  const status = useViewer()?.status;
  if (status === "SUSPENDED" || status === "DELETING") return null;
  return (
    <LinkButton to={newBriefPath()} variant={variant}>
      {words.newBrief()}
    </LinkButton>
  );
}
