import { briefFields } from "~/domain/fields/brief-fields";
import { caseFields } from "~/domain/fields/case-fields";
import type { ContentFields } from "~/domain/fields/field";
import { historyFields } from "~/domain/fields/history-fields";
import { profileFields } from "~/domain/fields/profile-fields";
import { proposalFields } from "~/domain/fields/proposal-fields";
import { referenceQuestions } from "~/domain/reference";
import type { ReportAbout } from "~/domain/report";
import type { ReportedText } from "~/features/moderation/model/report";
import type { Subject } from "~/features/moderation/reads/find-subject";
import * as words from "~/words/moderation.generated";

/** By the first part of a name. */
const fieldsOf: Readonly<Record<string, ContentFields>> = {
  brief: briefFields,
  member: profileFields,
  proposal: proposalFields,
  case: caseFields,
  ...historyFields,
};

const others: Readonly<Record<string, () => string>> = {
  "hirer.experience": referenceQuestions.HIRER.experience,
  "hirer.advice": referenceQuestions.HIRER.advice,
  "talent.experience": referenceQuestions.TALENT.experience,
  "talent.advice": referenceQuestions.TALENT.advice,
  "brief.files": words.files,
  "proposal.files": words.files,
  "case.files": words.files,
  "member.files": words.files,
  sentFor: words.sentFor,
  message: words.message,
  reportedMessage: words.reportedMessage,
  question: words.question,
  answer: words.answer,
  reply: words.reply,
  byEmail: words.byEmail,
  endWords: words.endWords,
  deliveryWords: words.deliveryWords,
  returnedWords: words.returnedWords,
};

/** The name of what it is; null in a report of before, which has a label. */
export function nameOfText({ label }: ReportedText): string | null {
  return findLabel(label) ? label : null;
}

/** What it is, as its reader reads it. */
export function labelOfText(text: ReportedText): string {
  const label = findLabel(text.label)?.() ?? text.label;
  return text.case === undefined ? label : words.ofCase({ number: String(text.case), label });
}

function findLabel(name: string): (() => string) | null {
  const [of = "", field = ""] = name.split(".");
  const fields = Object.hasOwn(fieldsOf, of) ? fieldsOf[of] : undefined;
  if (fields && Object.hasOwn(fields, field)) return fields[field]?.label ?? null;
  return Object.hasOwn(others, name) ? (others[name] ?? null) : null;
}

/** What its reader knows it by. */
export function titleOf(about: ReportAbout, { title, isByEmail }: Subject): string {
  if (title === null) return about === "MEMBER" ? words.aMember() : words.aBrief();
  return isByEmail ? words.isByEmail({ name: title }) : title;
}
