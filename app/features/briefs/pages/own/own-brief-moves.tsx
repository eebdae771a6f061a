import { Form } from "@remix-run/react";
import type { WholeBrief } from "~/features/briefs/parts/next-step";
import { briefPath, editBriefPath } from "~/paths";
import { IntentButton, LinkButton } from "~/ui/button";
import * as css from "./own-brief.css";

/** The remaining moves on a brief. Those that can't be undone lead to a question first. */
export function OtherMoves({ brief, copyId }: { brief: WholeBrief; copyId: string }) {
  const { id, moves, status } = brief;
  const may = (move: WholeBrief["moves"][number]) => moves.includes(move);
  const ask = (what: string) => `${briefPath(id)}?ask=${what}`;
  return (
    <>
      <ul className={css.moves} aria-label="What else you can do" data-print="no">
        {may("EDIT") && status !== "DRAFT" && <Way to={editBriefPath(id)}>Change it</Way>}
        {may("EDIT_DATES") && <Way to={editBriefPath(id)}>Move the dates</Way>}
        {may("SHORTLIST") && <Way to={ask("shortlist")}>Stop taking proposals</Way>}
        {may("REOPEN") && <Way to={ask("reopen")}>Take proposals again</Way>}
        {may("COPY") && (
          <li>
            <Form method="post" action={briefPath(id)}>
              <input type="hidden" name="copyId" value={copyId} />
              <IntentButton intent="copy" variant="quiet">
                Copy to a new draft
              </IntentButton>
            </Form>
          </li>
        )}
      </ul>
      {/* Apart from the rest, so that a misplaced press doesn't end a brief. */}
      {(may("CLOSE") || may("DELETE")) && (
        <p className={css.ending} data-print="no">
          {may("CLOSE") && (
            <LinkButton to={ask("close")} variant="danger">
              Close it without filling it
            </LinkButton>
          )}
          {may("DELETE") && (
            <LinkButton to={ask("delete")} variant="danger">
              Delete the draft
            </LinkButton>
          )}
        </p>
      )}
    </>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <LinkButton to={to} variant="quiet">
        {children}
      </LinkButton>
    </li>
  );
}
