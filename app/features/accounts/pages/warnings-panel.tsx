import { warningPath } from "~/paths";
import { Moment } from "~/shell/format/moment";
import type { ViewerQuery } from "~/shell/operations/operations.generated";
import { useSite } from "~/shell/page/site";
import { Panel } from "~/ui/panel";
import { TypedText } from "~/ui/typed-text";
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
      <Panel title={warnings.length === 1 ? "Your warning" : "Your warnings"}>
        {warnings.map(({ at, words }) => (
          <div key={at}>
            <p className={css.text}>
              <Moment at={at} />
            </p>
            <TypedText text={words} />
          </div>
        ))}
        <p className={css.text}>
          You can go on as before. If it happens again, your account can be suspended. If you think this is
          wrong, write to {contact}.
        </p>
      </Panel>
    </div>
  );
}
