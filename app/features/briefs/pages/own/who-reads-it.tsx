import { Form, Link } from "@remix-run/react";
import { addressOfBrief } from "~/content/public-address";
import type { WholeBrief } from "~/features/briefs/parts/next-step";
import { briefPath, publicBriefPath } from "~/paths";
import { useSite } from "~/shell/page/site";
import { IntentButton } from "~/ui/button";
import { Panel } from "~/ui/panel";

/** Whether everyone reads a running brief, its address for them, and the way to change that. */
export function WhoReadsIt({ brief }: { brief: WholeBrief }) {
  const { id, readers, status } = brief;
  const { origin } = useSite();
  const path = publicBriefPath(addressOfBrief(brief));
  const isPublic = readers === "EVERYONE";
  return (
    <Panel title="Who can read it">
      {isPublic && status === "OPEN" ? (
        <p>
          Everyone, at{" "}
          <Link to={path}>
            {origin}
            {path}
          </Link>
          , until it takes no more proposals.
        </p>
      ) : (
        <p>
          {isPublic
            ? "Its page for everyone is gone while you decide."
            : "Members. You can also give it a page for visitors and search engines: your text, the budget, the dates, the name that you are shown as, and your reply record."}
        </p>
      )}
      <Form method="post" action={briefPath(id)}>
        <IntentButton intent={isPublic ? "members" : "everyone"} variant="secondary">
          {isPublic ? "Only for members" : "Show it to everyone"}
        </IntentButton>
      </Form>
    </Panel>
  );
}
