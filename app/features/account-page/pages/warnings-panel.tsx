import { warningPath } from "~/paths";
import { Moment } from "~/shell/format/moment";
import type { ViewerQuery } from "~/shell/operations/operations.generated";
import { useSite } from "~/shell/page/site";
import { Panel } from "~/ui/panel";
import { TypedText } from "~/ui/typed-text";
import * as words from "~/words/accountsPage.generated";
import * as css from "./account-page.css";

interface WarningsPanelProps {
  /** The newest first. */
  warnings: NonNullable<ViewerQuery["viewer"]>["warnings"];
}

/** Every warning with its words: opening this page marks all of them as read. */
export function WarningsPanel({ warnings }: WarningsPanelProps) {
  const { contact } = useSite();
  if (warnings.length === 0) return null;
  return (
    <div id={warningPath.split("#", 2)[1]}>
      <Panel title={words.warnings({ count: warnings.length })}>
        {warnings.map(({ at, words: said }) => (
          <div key={at}>
            <p className={css.text}>
              <Moment at={at} />
            </p>
            <TypedText text={said} />
          </div>
        ))}
        <p className={css.text}>{words.warningsMean({ contact })}</p>
      </Panel>
    </div>
  );
}
