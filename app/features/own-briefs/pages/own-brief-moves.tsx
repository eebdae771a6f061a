import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { briefPath, editBriefPath } from "~/paths";
import { IntentButton, LinkButton } from "~/ui/button";
import { Form } from "~/ui/form";
import * as words from "~/words/briefsOwn.generated";
import * as css from "./own-brief.css";

/** The remaining moves on a brief. Those that can't be undone lead to a question first. */
export function OtherMoves({ brief, copyId }: { brief: WholeBrief; copyId: string }) {
  const { id, moves, status } = brief;
  const may = (move: WholeBrief["moves"][number]) => moves.includes(move);
  const ask = (what: string) => `${briefPath(id)}?ask=${what}`;
  return (
    <>
      <ul className={css.moves} aria-label={words.otherMoves()} data-print="no">
        {may("EDIT") && status !== "DRAFT" && <Way to={editBriefPath(id)}>{words.change()}</Way>}
        {may("SHORTLIST") && <Way to={ask("shortlist")}>{words.stopTaking()}</Way>}
        {may("REOPEN") && <Way to={ask("reopen")}>{words.takeAgain()}</Way>}
        {may("COPY") && (
          <li>
            <Form method="post" action={briefPath(id)}>
              <input type="hidden" name="copyId" value={copyId} />
              <IntentButton intent="copy" variant="quiet">
                {words.copy()}
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
              {words.closeUnfilled()}
            </LinkButton>
          )}
          {may("DELETE") && (
            <LinkButton to={ask("delete")} variant="danger">
              {words.deleteDraft()}
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
