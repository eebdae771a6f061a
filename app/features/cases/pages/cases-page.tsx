import { Form } from "@remix-run/react";
import { bylineOf } from "~/features/cases/parts/case-view";
import { ProfileNav } from "~/features/market/parts/sub-navs";
import { casePath, ownPaths } from "~/own-paths";
import { memberPath } from "~/paths";
import { limits } from "~/platform/values/limits";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { useFocusOnSave } from "~/shell/forms/use-focus-on-save";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Done } from "~/ui/done";
import { EmptyState } from "~/ui/empty-state";
import { visuallyHidden } from "~/ui/hidden.css";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { finePrint } from "~/ui/text.css";
import type { loadCases } from "./cases-page.server";
import { RemoveCase } from "./remove-case";

type Loaded = Awaited<ReturnType<typeof loadCases>>;
type Case = Loaded["cases"][number];

/** `/app/profile/cases`: the work that the member shows, in its order. */
export function CasesPage({ answer, ...page }: Loaded & { answer: PostAnswer<never> | undefined }) {
  const { uid, cases, isFull } = page;
  const done = answer ? null : page.done;
  const refused = formErrors(answer);
  useFocusOnSave(placeFormId(done?.id ?? ""), done?.what === "moved");
  return (
    <>
      <PageHeading
        title="Cases"
        lede={`Up to ${limits.cases} pieces of work. Everyone who may read your profile sees them, in this order.`}
        action={cases.length > 0 && !isFull && <LinkButton to={ownPaths.newCase}>Add a case</LinkButton>}
      />
      <ProfileNav />
      {done && <WhatWasDone {...done} page={page} />}
      {refused.length > 0 && (
        <Notice kind="danger" title="Nothing was changed">
          {refused.join(" ")}
        </Notice>
      )}
      {isFull && (
        <p className={finePrint}>
          {limits.cases} of {limits.cases}. To add another, remove one first.
        </p>
      )}
      {cases.length === 0 ? (
        <EmptyState
          title="No cases yet"
          action={<LinkButton to={ownPaths.newCase}>Add your first case</LinkButton>}
        >
          Show one piece of work: what the problem was, and what came of it. In a proposal you can answer a
          must-have with it.
        </EmptyState>
      ) : (
        cases.map((one, index) => (
          <Panel key={one.id} title={one.title}>
            <p dir="auto" className={finePrint}>
              {[bylineOf(one), one.figure].filter(Boolean).join(" · ")}
            </p>
            <Ways uid={uid} one={one} place={index + 1} of={cases.length} />
          </Panel>
        ))
      )}
    </>
  );
}

const placeFormId = (id: string) => `place-${id}`;

/** What its member may do with a case of the list. */
function Ways({ uid, one, place, of }: { uid: string; one: Case; place: number; of: number }) {
  const { id, title } = one;
  const named = <span className={visuallyHidden}>: {title}</span>;
  return (
    <>
      <Form id={placeFormId(id)} method="post" action={ownPaths.cases} className={action} preventScrollReset>
        <input type="hidden" name="case" value={id} />
        <input type="hidden" name="member" value={uid} />
        <input type="hidden" name="place" value={place} />
        <div className={buttonRow}>
          <LinkButton to={casePath(id)} variant="secondary">
            Edit{named}
          </LinkButton>
          {place > 1 && (
            <IntentButton intent="up" variant="quiet">
              Move up{named}
            </IntentButton>
          )}
          {place < of && (
            <IntentButton intent="down" variant="quiet">
              Move down{named}
            </IntentButton>
          )}
        </div>
      </Form>
      <RemoveCase id={id} uid={uid} title={title} />
    </>
  );
}

function WhatWasDone({ what, id, page: { uid, cases } }: Loaded["done"] & { page: Loaded }) {
  if (what === "removed") return <Done title="The case is removed" />;
  const at = cases.findIndex((one) => one.id === id);
  const one = cases[at];
  if (!one) return null;
  if (what === "moved") return <Done title={`“${one.title}” is now number ${at + 1} of ${cases.length}`} />;
  if (what !== "saved") return null;
  return (
    <Done
      title={`“${one.title}” is saved`}
      action={
        <LinkButton to={`${memberPath(uid)}#cases`} variant="secondary">
          See it as others do
        </LinkButton>
      }
    />
  );
}
