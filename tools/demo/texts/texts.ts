import type { AgreementContent } from "~/domain/fields/agreement-fields";
import type { CaseContent } from "~/domain/fields/case-fields";
import type { Milestone } from "~/domain/milestone";
import type { DeclineReason } from "~/domain/proposal";
import type { DemoBrief } from "../briefs";
import type { DemoFile } from "../gallery";
import type { DemoPerson, DemoTalent } from "../people";
import agenciesJson from "./agencies.json";
import agreementsJson from "./agreements.json";
import briefsJson from "./briefs.json";
import casesJson from "./cases.json";
import firstMessagesJson from "./first-messages.json";
import freelancersJson from "./freelancers.json";
import hirersJson from "./hirers.json";
import notesJson from "./notes.json";
import questionsJson from "./questions.json";
import talksJson from "./talks.json";

// What the sample market says is in the files beside this one; the product's own rules check it
// while it is filled in.

/** Organisations that post briefs. */
export const hirers = hirersJson as DemoPerson[];
export const talents = [...freelancersJson, ...agenciesJson] as DemoTalent[];
export const briefs = briefsJson as DemoBrief[];

/** A piece of work that a member of the sample shows. */
export interface DemoCase {
  talent: string;
  /** Days ago. */
  shown: number;
  content: Partial<CaseContent> & Pick<CaseContent, "title">;
  files?: readonly DemoFile[];
}

export const cases: DemoCase[] = casesJson;

/** A question about a running brief. Days: `asked` counts back from today, `after` from there. */
export interface DemoQuestion {
  brief: string;
  hirer: string;
  asker: string;
  asked: number;
  text: string;
  answer?: { after: number; text: string; changesBrief?: boolean };
}

export const questions: DemoQuestion[] = questionsJson;

/**
 * What two of the sample agreed on. Days: `offered`, `confirmed`, `ago` and `accepted` count back
 * from today, the rest from there.
 */
export interface DemoAgreement {
  brief: string;
  hirer: string;
  talent: string;
  offered: number;
  confirmed: number;
  starts: number;
  ends: number;
  content: Omit<Partial<AgreementContent>, "startOn" | "endOn" | "milestones">;
  milestones: (Omit<Milestone, "dueOn"> & {
    due: number;
    delivered?: { ago: number; words: string; files?: readonly DemoFile[] };
    accepted?: number;
  })[];
  /** Weeks that are paid by time. */
  weeks?: {
    /** How many weeks before this one. */
    back: number;
    /** From its Monday on: how much of a unit, and what was done. */
    days: [amount: number, note: string | null][];
    approved?: true;
    /** With what it was returned. */
    returned?: string;
  }[];
}

export const agreements = agreementsJson as DemoAgreement[];

/** What hirers add to a no; taken in turn. */
export const notes: Partial<Record<DeclineReason, (string | null)[]>> = notesJson;

/** What a hirer and a member who wants the work say to each other, one line after the other; the hirer begins. */
export const talks: readonly (readonly string[])[] = talksJson;

type Line = string | { text: string; files: readonly DemoFile[] };

/** What hirers write first to members whose profile they found: [hirer, member, lines]. */
export const firstMessages = firstMessagesJson as [hirer: string, talent: string, ...lines: Line[]][];
