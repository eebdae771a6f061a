import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { addressOfBrief } from "~/domain/public-address";
import { stepActions } from "~/features/briefs/shared/step-actions.css";
import type { WholeBrief } from "~/features/proposals/shared/next-step";
import { briefPath, publicBriefPath } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import type { loadSite } from "~/shell/page/site.server";
import { Button } from "~/ui/button";
import { button } from "~/ui/button.css";
import { DefinitionList } from "~/ui/definition-list";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { Panel } from "~/ui/panel";
import { say } from "~/ui/said";
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
              <Link to={path} className={touchTarget}>
                {address}
              </Link>
              <p>{isPublic ? words.sharePublic() : words.shareMembers()}</p>
              <div className={stepActions}>
                <CopyButton text={address}>{words.copyLink()}</CopyButton>
                <a className={button.secondary} href={mailTo(brief, address)}>
                  {words.shareByMail()}
                </a>
              </div>
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

function mailTo({ title, summary }: PublishedBrief, address: string): string {
  const body = [summary, address].filter(Boolean).join("\n\n");
  return `mailto:?subject=${encodeURIComponent(title ?? "")}&body=${encodeURIComponent(body)}`;
}

/** "React, SQL or Go". */
function joined(skills: readonly string[]): string {
  return formatChoice(skills);
}

/**
 * Copies a text. Shown only where scripts run and the browser has a clipboard; elsewhere the text
 * can be copied by hand.
 */
function CopyButton({ text, children }: { text: string; children: string }) {
  const [able, setAble] = useState(false);
  const [copied, setCopied] = useState(false);
  // Browsers offer no clipboard to a page without HTTPS.
  useEffect(() => setAble(Boolean(navigator.clipboard)), []);
  if (!able) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        say(words.copiedSaid());
      },
      () => setAble(false),
    );
  return (
    <Button type="button" variant="secondary" onClick={copy}>
      {copied ? words.copied() : children}
    </Button>
  );
}
