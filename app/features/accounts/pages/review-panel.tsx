import { Form } from "@remix-run/react";
import * as css from "~/features/accounts/parts/app-pages.css";
import type { Started, Viewer } from "~/features/accounts/parts/viewer.server";
import { IntentButton } from "~/ui/button";
import { FactsOrGaps } from "~/ui/facts-or-gaps";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { briefFacts, profileFacts } from "./facts";

/**
 * Before anything else, for a member whose account was filled in from another browser before the
 * address was proven: what is there, and whether to keep it.
 */
export function ReviewPanel({ kind, started }: { kind: Viewer["kind"]; started: Started }) {
  return (
    <>
      <PageHeading
        title="Is this yours?"
        lede="This was filled in from another browser before you confirmed your e-mail. Keep it only if it was you."
      />
      {started.profile && (
        <Panel title="Profile">
          <FactsOrGaps facts={profileFacts(started.profile, kind)} />
        </Panel>
      )}
      {started.briefs.nodes.map((brief) => (
        <Panel key={brief.id} title="Draft brief">
          <FactsOrGaps facts={briefFacts(brief)} />
        </Panel>
      ))}
      <Form method="post" action="/app" className={css.actions}>
        <IntentButton intent="keep">It was me: keep it</IntentButton>
        <IntentButton intent="start-fresh" variant="secondary">
          Delete it and start fresh
        </IntentButton>
      </Form>
    </>
  );
}
