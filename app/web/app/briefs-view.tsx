import { paths } from "~/paths";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import * as css from "./app-pages.css";
import { briefFacts } from "./facts";
import { FactsOrGaps } from "./facts-or-gaps";
import type { Viewer } from "./viewer.server";

/** A hirer's drafts; for talent, where open briefs will be. */
export function BriefsView({ viewer }: { viewer: Viewer }) {
  const { kind, briefs } = viewer;
  const draftBriefs = briefs.nodes;
  const lede =
    kind === "HIRER" ? "Your briefs, drafts first." : "Open briefs that you can send a proposal to.";
  return (
    <>
      <PageHeading title="Briefs" lede={lede} />
      {draftBriefs.map((brief) => (
        <Panel key={brief.id} title="Draft">
          <FactsOrGaps facts={briefFacts(brief)} />
          <p className={css.note}>Only you see this. It is kept until briefs can be published.</p>
        </Panel>
      ))}
      {draftBriefs.length === 0 && (
        <EmptyState
          title="No briefs yet"
          action={<LinkButton to={paths.profile}>See your profile</LinkButton>}
        >
          {kind === "HIRER"
            ? "You can’t publish briefs yet. Once you can, yours will be here, with their proposals and the date to decide by."
            : "Nobody can publish briefs yet. Once they can, open ones will be here, newest first, each with the date by which you have an answer."}
        </EmptyState>
      )}
    </>
  );
}
