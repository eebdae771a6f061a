import type { BriefStatus } from "~/domain/brief";
import type { Example } from "~/ui/empty-state";
import * as words from "~/words/examples.generated";
import { state } from "~/words/work.generated";
import { BriefChip, LookChip, ProposalChip } from "./state-chip";
import { workLooks } from "./state-looks";

// What lists look like once they are filled, beside what fills them.

const brief = () => ({ title: words.brief(), text: words.briefFacts() });
const otherBrief = () => ({ title: words.otherBrief(), text: words.otherFacts() });
const person = () => ({ title: words.person(), face: true }) as const;
const studio = () => ({ title: words.studio(), face: true }) as const;

export const exampleBriefs = (status: BriefStatus = "OPEN"): Example[] => [
  { ...brief(), chip: <BriefChip status={status} /> },
  { ...otherBrief(), chip: <BriefChip status={status} /> },
];

export const exampleProposals = (): Example[] => [
  { ...brief(), chip: <ProposalChip status="SHORTLISTED" /> },
  { ...otherBrief(), chip: <ProposalChip status="SENT" /> },
];

export const exampleMembers = (): Example[] => [
  { ...person(), text: words.personFacts() },
  { ...studio(), text: words.studioFacts() },
];

export const exampleNotifications = (): Example[] => [
  { ...person(), text: words.toldProposal() },
  { ...studio(), text: words.toldReply() },
];

export const exampleReferences = (): Example[] => [
  { ...person(), text: words.reference() },
  { ...studio(), text: words.otherReference() },
];

export const exampleWorks = (): Example[] => [
  {
    ...person(),
    text: words.workNext(),
    chip: <LookChip look={workLooks.NEW}>{state({ stage: "NEW" })}</LookChip>,
  },
  {
    ...studio(),
    text: words.otherWorkNext(),
    chip: <LookChip look={workLooks.RUNNING}>{state({ stage: "RUNNING" })}</LookChip>,
  },
];

export const exampleCases = (): Example[] => [{ title: words.work(), text: words.workFacts() }];
