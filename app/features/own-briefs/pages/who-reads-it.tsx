import { addressOfBrief } from "~/domain/public-address";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { briefPath, publicBriefPath } from "~/paths";
import { useSite } from "~/shell/page/site";
import { IntentButton } from "~/ui/button";
import { Form } from "~/ui/form";
import { Link } from "~/ui/link";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import * as words from "~/words/briefsShare.generated";

/** Whether everyone reads a running brief, its address for them, and the way to change that. */
export function WhoReadsIt({ brief }: { brief: WholeBrief }) {
  const { id, readers, status } = brief;
  const { origin } = useSite();
  const path = publicBriefPath(addressOfBrief(brief));
  const isPublic = readers === "EVERYONE";
  return (
    <Panel title={words.readersTitle()}>
      {isPublic && status === "OPEN" ? (
        <p>
          {words.readersEveryone({
            address: (
              <Link to={path}>
                <bdi dir="ltr">
                  {origin}
                  {decodeURI(path)}
                </bdi>
              </Link>
            ),
          })}
        </p>
      ) : (
        <p>{isPublic ? words.readersPageGone() : words.readersMembers()}</p>
      )}
      <Form method="post" action={briefPath(id)} className={action}>
        <IntentButton intent={isPublic ? "members" : "everyone"} variant="secondary">
          {isPublic ? words.onlyMembers() : words.showEveryone()}
        </IntentButton>
      </Form>
    </Panel>
  );
}
