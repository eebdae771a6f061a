import { Form } from "@remix-run/react";
import { proposalsPath } from "~/paths";
import { IntentButton } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { type Decided, describeDecided } from "./decided";

interface DecidedNoticeProps {
  briefId: string;
  decided: Decided | null;
  /** The page that this stands on, where undoing leads back to; by default to the proposal. */
  back?: string;
}

/** Says what was decided about whom, on the page that it led to, and takes it back while nobody was told. */
export function DecidedNotice({ briefId, decided, back }: DecidedNoticeProps) {
  const said = decided && describeDecided(decided);
  // The frame stays in the document, so that what comes into it is announced.
  return (
    <div role="status">
      {said && (
        <Notice
          kind="success"
          title={said.title}
          action={
            decided.mayUndo && (
              <Form method="post" action={proposalsPath(briefId, decided.applicantUid)} preventScrollReset>
                {back && <input type="hidden" name="back" value={back} />}
                <IntentButton intent="undo" variant="secondary">
                  Undo
                </IntentButton>
              </Form>
            )
          }
        >
          {said.text}
        </Notice>
      )}
    </div>
  );
}
