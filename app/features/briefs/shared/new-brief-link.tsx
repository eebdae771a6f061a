import { newBriefPath } from "~/paths";
import { useViewer } from "~/shell/page/use-viewer";
import { LinkButton } from "~/ui/button";
import * as words from "~/words/briefs.generated";

/** The link to a new brief; renders nothing for a hirer who can't change anything now. */
export function NewBriefLink() {
  const status = useViewer()?.status;
  if (status === "SUSPENDED" || status === "DELETING") return null;
  return <LinkButton to={newBriefPath()}>{words.newBrief()}</LinkButton>;
}
