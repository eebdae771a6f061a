import type { ReactNode } from "react";
import { bylineOf } from "~/features/cases/shared/case-view";
import { exampleCases } from "~/features/market/shared/examples";
import { ProfileNav } from "~/features/market/shared/sub-navs";
import { casePath, memberPath, ownPaths } from "~/paths";
import { formErrors, type PostAnswer } from "~/shell/forms/post-answer";
import { useFocusOnSave } from "~/shell/forms/use-focus-on-save";
import { Thumbnail } from "~/ui/attached-files";
import { IntentButton, LinkButton } from "~/ui/button";
import { buttonRow } from "~/ui/button.css";
import { Done } from "~/ui/done";
import { EmptyState } from "~/ui/empty-state";
import { Form } from "~/ui/form";
import { visuallyHidden } from "~/ui/hidden.css";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { action } from "~/ui/panel.css";
import { finePrint } from "~/ui/text.css";
import { limits } from "~/values/limits";
import * as words from "~/words/cases.generated";
import { formatNumber } from "~/words/formats";
import { besideEachOther } from "~/words/isolate";
import type { loadCases } from "./cases-page.server";
import { RemoveCase } from "./remove-case";

type Loaded = Awaited<ReturnType<typeof loadCases>>;
type Case = Loaded["cases"][number];

/** `/app/profile/cases`: the work that the member shows, in its order. */
export function CasesPage({ answer, ...page }: Loaded & { answer: PostAnswer<never> | undefined }) {
  const { cases, isFull } = page;
  const done = answer ? null : page.done;
  const refused = formErrors(answer);
  useFocusOnSave(placeFormId(done?.id ?? ""), done?.what === "moved");
  return (
    <>
      <PageHeading
        title={words.cases()}
        lede={words.listLede({ count: limits.cases })}
        action={
          cases.length > 0 && !isFull && <LinkButton to={ownPaths.newCase}>{words.addCase()}</LinkButton>
        }
      />
      <ProfileNav />
      {done && <WhatWasDone {...done} page={page} />}
      {refused.length > 0 && (
        <Notice kind="danger" title={words.notChanged()}>
          {refused.join(" ")}
        </Notice>
      )}
      {isFull && (
        <p className={finePrint}>
          {words.isFullHint({ shown: formatNumber(cases.length), most: formatNumber(limits.cases) })}
        </p>
      )}
      {cases.length === 0 ? (
        <EmptyState
          title={words.noCasesTitle()}
          action={<LinkButton to={ownPaths.newCase}>{words.addFirstCase()}</LinkButton>}
          examples={exampleCases()}
        >
          {words.noCasesText()}
        </EmptyState>
      ) : (
        cases.map((one, index) => (
          <Panel key={one.id} title={<bdi>{one.title}</bdi>} mark={markOf(one)}>
            <p dir="auto" className={finePrint}>
              {besideEachOther([bylineOf(one), one.figure])}
            </p>
            {one.files.length > 0 && <p className={finePrint}>{describeFiles(one)}</p>}
            <Ways one={one} place={index + 1} of={cases.length} />
          </Panel>
        ))
      )}
    </>
  );
}

/** The picture that others see first. */
function markOf({ files }: Case): ReactNode {
  const first = files.find(({ kind }) => kind === "PICTURE");
  return first ? <Thumbnail id={first.id} /> : null;
}

/** "2 pictures · 1 PDF". */
function describeFiles({ files }: Case): string {
  const pictures = files.filter(({ kind }) => kind === "PICTURE").length;
  const pdfs = files.length - pictures;
  return [pictures && words.pictureCount({ count: pictures }), pdfs && words.pdfCount({ count: pdfs })]
    .filter(Boolean)
    .join(" · ");
}

const placeFormId = (id: string) => `place-${id}`;

/** What its member may do with a case of the list. */
function Ways({ one, place, of }: { one: Case; place: number; of: number }) {
  const { id, title } = one;
  const named = { title, hidden: (said: ReactNode) => <span className={visuallyHidden}>{said}</span> };
  return (
    <>
      <Form id={placeFormId(id)} method="post" action={ownPaths.cases} className={action} preventScrollReset>
        <input type="hidden" name="case" value={id} />
        <input type="hidden" name="place" value={place} />
        <div className={buttonRow}>
          <LinkButton to={casePath(id)} variant="secondary">
            {words.edit(named)}
          </LinkButton>
          {place > 1 && (
            <IntentButton intent="up" variant="quiet">
              {words.moveUp(named)}
            </IntentButton>
          )}
          {place < of && (
            <IntentButton intent="down" variant="quiet">
              {words.moveDown(named)}
            </IntentButton>
          )}
        </div>
      </Form>
      <RemoveCase id={id} title={title} />
    </>
  );
}

function WhatWasDone({ what, id, page: { uid, cases } }: Loaded["done"] & { page: Loaded }) {
  if (what === "removed") return <Done title={words.removed()} />;
  const at = cases.findIndex((one) => one.id === id);
  const one = cases[at];
  if (!one) return null;
  if (what === "moved") {
    const numbers = { place: formatNumber(at + 1), count: formatNumber(cases.length) };
    return <Done title={words.moved({ title: one.title, ...numbers })} />;
  }
  if (what !== "saved") return null;
  return (
    <Done
      title={words.saved({ title: one.title })}
      action={
        <LinkButton to={`${memberPath(uid)}#cases`} variant="secondary">
          {words.seeAsOthers()}
        </LinkButton>
      }
    />
  );
}
