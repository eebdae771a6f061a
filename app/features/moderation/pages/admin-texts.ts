import { nameOrState } from "~/domain/member-state";
import type { ReportAbout, ReportDecision } from "~/domain/report";
import type { NamedMemberFieldsFragment } from "~/shell/operations/operations.generated";
import * as words from "~/words/moderationAdmin.generated";

/** A member's name; a deleted account has none any more. */
export function nameOf({ name, status, uid }: NamedMemberFieldsFragment): string {
  return name ?? (status === null ? nameOrState(null, "GONE") : words.memberById({ uid }));
}

/** What a report is about, as its title: "Brief of Mara Lind". */
export function describeSubject(about: ReportAbout, of: NamedMemberFieldsFragment): string {
  return words.subjectOf({ about, name: nameOf(of) });
}

/** What a decision did, and to whom it is told. */
export function describeDecision(decision: ReportDecision, name: string): { title: string; text: string } {
  switch (decision) {
    case "DISMISSED":
      return { title: words.dismissedTitle(), text: words.dismissed() };
    case "WARNED":
      return { title: words.warnedTitle({ name }), text: words.warned() };
    case "SUSPENDED":
      return { title: words.suspendedTitle({ name }), text: words.suspended() };
    case "REMOVED":
      return { title: words.removedTitle(), text: words.removed({ name }) };
  }
}
