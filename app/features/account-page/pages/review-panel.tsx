import type { Started } from "~/features/account-page/flows/load-viewer.server";
import type { Viewer } from "~/features/accounts/flows/viewer.server";
import * as css from "~/features/accounts/shared/app-pages.css";
import { IntentButton } from "~/ui/button";
import { FactsOrGaps } from "~/ui/facts-or-gaps";
import { Form } from "~/ui/form";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import * as words from "~/words/accountsReview.generated";
import { briefFacts, profileFacts } from "./facts";

/**
 * Before anything else, for a member whose account was filled in from another browser before the
 * address was proven: what is there, and whether to keep it.
 */
export function ReviewPanel({ kind, started }: { kind: Viewer["kind"]; started: Started }) {
  return (
    <>
      <PageHeading title={words.title()} lede={words.lede()} />
      {started.profile && (
        <Panel title={words.profile()}>
          <FactsOrGaps facts={profileFacts(started.profile, kind)} />
        </Panel>
      )}
      {started.briefs.nodes.map((brief) => (
        <Panel key={brief.id} title={words.draftBrief()}>
          <FactsOrGaps facts={briefFacts(brief)} />
        </Panel>
      ))}
      <Form method="post" action="/app" className={css.actions}>
        <IntentButton intent="keep">{words.keep()}</IntentButton>
        <IntentButton intent="start-fresh" variant="secondary">
          {words.startFresh()}
        </IntentButton>
      </Form>
    </>
  );
}
