import { useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { ChangedOn } from "~/features/briefs/shared/brief-edits";
import { HiddenNotice } from "~/features/briefs/shared/hidden-notice";
import { isUnsent, nextStepFor, type WholeBrief } from "~/features/proposals/shared/next-step";
import { describeStanding } from "~/features/proposals/shared/own-proposal-texts";
import { briefPath, paths } from "~/paths";
import { useTimed } from "~/shell/format/use-timed";
import { useSaidOnSave } from "~/shell/forms/use-said-on-save";
import { useViewer } from "~/shell/page/use-viewer";
import { LinkButton } from "~/ui/button";
import { Done } from "~/ui/done";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { touchTarget } from "~/ui/link.css";
import { PageHeading } from "~/ui/page-heading";
import { written } from "~/words/isolate";
import * as words from "~/words/proposalsOwn.generated";
import { NewVersion } from "./new-version";
import { OwnFit } from "./own-fit";
import * as css from "./own-proposal.css";
import { ProposalForm } from "./proposal-form";
import type { Begun, ProposalFormAnswer, ReadVersion, ToName } from "./proposal-form-answer";
import { SentProposal } from "./sent-proposal";

interface OwnProposalProps {
  brief: WholeBrief;
  answer: ProposalFormAnswer | undefined;
  /** The form's initial texts, and the answers to must-haves that were removed. */
  begun: Begun;
  /** What of their profile they may name. */
  own: ToName;
  /** The brief's version, and what of it their proposal doesn't answer. */
  version: ReadVersion;
}

/** The result of the last post, by the address and the proposal's status. */
const doneTitles: Readonly<Record<string, () => string>> = {
  "sent-SENT": words.doneSent,
  "sent-WAITLISTED": words.doneWaitlisted,
  "withdrawn-WITHDRAWN": words.doneWithdrawn,
  "confirmed-SENT": words.doneConfirmed,
  "confirmed-SHORTLISTED": words.doneConfirmed,
  "confirmed-WAITLISTED": words.doneConfirmed,
  "changed-SENT": words.doneChanged,
  "changed-SHORTLISTED": words.doneChanged,
  "changed-WAITLISTED": words.doneChanged,
};

/** Where talent writes a proposal, and later reads its outcome. */
export function OwnProposal({ brief, answer, begun, own, version }: OwnProposalProps) {
  const { ownProposal, moves } = brief;
  // The form keeps the must-haves that it was opened with until an answer says that they changed,
  // so that no field changes during typing.
  const [asked, setAsked] = useState(brief.mustHaves);
  const [read, setRead] = useState(version.number);
  const news = answer?.shown?.asked;
  if (news && news.join() !== asked.join()) setAsked(news);
  if (answer?.shown && answer.shown.version > read) setRead(answer.shown.version);
  const unsent = !ownProposal || isUnsent(ownProposal);
  const [params] = useSearchParams();
  const changes =
    (ownProposal?.moves.includes("CHANGE") ?? false) &&
    (params.get("change") === "on" || answer?.intent === "send");
  const maySend = changes || (unsent && moves.includes("PROPOSE"));
  // Typed text stays, whatever the brief's state is meanwhile.
  const writes = maySend || answer?.intent === "save" || answer?.intent === "send";
  const done = answer ? undefined : doneTitles[`${params.get("done")}-${ownProposal?.status}`]?.();
  useSaidOnSave(answer !== undefined);
  return (
    <>
      <PageHeading
        title={words.title()}
        lede={brief.title && <bdi {...written(brief.title, brief.writtenIn)}>{brief.title}</bdi>}
      />
      <p className={css.back} data-print="no">
        <Link to={briefPath(brief.id)} className={touchTarget}>
          {words.readBrief()}
        </Link>
        <Link to={paths.ownProposals} className={touchTarget}>
          {words.allOwn()}
        </Link>
      </p>
      {/* The meaning is visible right below; screen readers hear it at once. */}
      {done && <Done title={done} said={ownProposal ? describeStanding(ownProposal) : undefined} />}
      <ChangedOn brief={brief} page={briefPath(brief.id)} />
      <HiddenNotice brief={brief} />
      <NewVersion brief={brief} version={version} answer={answer} isChanging={changes} />
      {writes ? (
        <div className={css.columns}>
          <ProposalForm
            key={asked.join("\n")}
            brief={brief}
            mustHaves={asked}
            answer={answer}
            begun={begun}
            own={own}
            maySend={maySend}
            changes={changes}
            version={read}
          />
        </div>
      ) : ownProposal ? (
        <div className={css.columns}>
          <SentProposal brief={brief} proposal={ownProposal} answer={answer} />
          <OwnFit fit={brief.fit} isDraft={ownProposal.status === "DRAFT"} />
        </div>
      ) : (
        <WhyNot brief={brief} begun={begun} />
      )}
    </>
  );
}

function WhyNot({ brief, begun }: Pick<OwnProposalProps, "brief" | "begun">) {
  const viewer = useViewer();
  const { times, timed } = useTimed();
  const step = nextStepFor(brief, viewer, times);
  // Begun on the brief's public page, before the sign-up.
  const isKept = begun.texts.pitch && viewer?.status === "PENDING";
  return (
    <EmptyState
      title={step.title}
      action={
        <LinkButton to={step.to ?? briefPath(brief.id)}>{step.action ?? words.backToBrief()}</LinkButton>
      }
    >
      {timed([step.text, isKept && words.keptForAnHour()].filter(Boolean).join(" "))}
    </EmptyState>
  );
}
