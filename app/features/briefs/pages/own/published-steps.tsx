import { Link, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { audiences } from "~/content/brief";
import { addressOfBrief } from "~/content/public-address";
import { stepActions } from "~/features/briefs/pages/open/open-brief.css";
import type { WholeBrief } from "~/features/briefs/parts/next-step";
import { briefPath, publicBriefPath } from "~/paths";
import { labelOf } from "~/platform/values/choices";
import { useTimes } from "~/shell/format/use-times";
import type { loadSite } from "~/shell/page/site.server";
import { Button } from "~/ui/button";
import { button } from "~/ui/button.css";
import { DefinitionList } from "~/ui/definition-list";
import { touchTarget } from "~/ui/link.css";
import { Panel } from "~/ui/panel";
import { say } from "~/ui/said";

type PublishedBrief = Pick<
  WholeBrief,
  "id" | "fillsAt" | "readers" | "title" | "summary" | "openTo" | "skills" | "cap" | "closesAt" | "decideBy"
>;

/**
 * What comes after publishing: how others hear of the brief, whom it suits, and what happens when.
 */
export function PublishedSteps({ brief }: { brief: PublishedBrief }) {
  const { id, readers, fillsAt, openTo, skills, cap, closesAt, decideBy } = brief;
  const times = useTimes();
  const site = useRouteLoaderData<typeof loadSite>("root");
  const isPublic = readers === "EVERYONE";
  const path = isPublic ? publicBriefPath(addressOfBrief(brief)) : briefPath(id);
  const address = `${site?.origin ?? ""}${path}`;
  return (
    <Panel title="What happens next">
      <DefinitionList
        items={[
          [
            "Share it",
            <>
              <Link to={path} className={touchTarget}>
                {address}
              </Link>
              <p>
                {isPublic
                  ? "Anyone can read it there, and signs up to send a proposal."
                  : "Members can open it. Anyone else signs up first, and comes back to it."}
              </p>
              <div className={stepActions}>
                <CopyButton text={address}>Copy link</CopyButton>
                <a className={button.secondary} href={mailTo(brief, address)}>
                  Share by e-mail
                </a>
              </div>
            </>,
          ],
          [
            "Who fits",
            `${labelOf(audiences, openTo)} with ${joined(skills)} in their profile find it on their dashboard. Each proposal shows line by line what fits and what doesn’t.`,
          ],
          [
            "From now on",
            fillsAt === null
              ? `Proposals come in, up to ${cap} at once. More go on the waiting list.`
              : "You said yes for the last seat. No more proposals come in unless you undo it.",
          ],
          [
            "Last day for proposals",
            closesAt &&
              `${times.shortUntil(closesAt)}. After that you only review, and can still shortlist and accept.`,
          ],
          [
            "Reply date",
            decideBy && `${times.shortUntil(decideBy)}. Everyone has a yes or a no with its reason by then.`,
          ],
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
  return new Intl.ListFormat("en", { type: "disjunction" }).format(skills);
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
        say("Copied.");
      },
      () => setAble(false),
    );
  return (
    <Button type="button" variant="secondary" onClick={copy}>
      {copied ? "Copied" : children}
    </Button>
  );
}
