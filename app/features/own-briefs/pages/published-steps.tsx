import { useRouteLoaderData } from "@remix-run/react";
import { addressOfBrief } from "~/domain/public-address";
import { ShareAddress } from "~/features/market/shared/share-address";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { briefPath, publicBriefPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { loadSite } from "~/shell/page/site.server";
import { DefinitionList } from "~/ui/definition-list";
import { Panel } from "~/ui/panel";
import * as words from "~/words/briefsShare.generated";
import { formatChoice } from "~/words/lists";

type PublishedBrief = Pick<
  WholeBrief,
  "id" | "fillsAt" | "readers" | "title" | "summary" | "openTo" | "skills" | "cap" | "closesAt" | "decideBy"
>;

/**
 * What comes after publishing: how others hear of the brief, whom it suits, and what happens when.
 */
export function PublishedSteps({ brief }: { brief: PublishedBrief }) {
  const { id, readers, fillsAt, openTo, skills, cap, closesAt, decideBy } = brief;
  const { times, timed } = useTimed();
  const site = useRouteLoaderData<typeof loadSite>("root");
  const isPublic = readers === "EVERYONE";
  const path = isPublic ? publicBriefPath(addressOfBrief(brief)) : briefPath(id);
  const address = `${site?.origin ?? ""}${path}`;
  return (
    <Panel title={words.nextTitle()}>
      <DefinitionList
        items={[
          [
            words.shareIt(),
            <>
              <ShareAddress address={address} title={brief.title ?? ""} summary={brief.summary} />
              <p>{isPublic ? words.sharePublic() : words.shareMembers()}</p>
            </>,
          ],
          [words.whoFits(), words.whoFitsText({ openTo, skills: joined(skills) })],
          [words.fromNowOn(), fillsAt === null ? words.proposalsComeIn({ cap }) : words.lastSeatGiven()],
          [words.lastDay(), closesAt && timed(words.lastDayText({ day: times.shortUntil(closesAt) }))],
          [words.replyDate(), decideBy && timed(words.replyDateText({ day: times.shortUntil(decideBy) }))],
        ]}
      />
    </Panel>
  );
}

/** "React, SQL or Go". */
function joined(skills: readonly string[]): string {
  return formatChoice(skills);
}
