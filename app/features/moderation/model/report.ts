import type { FileKind } from "~/domain/file-keys";
import type { ReportAbout, ReportDecision, ReportReason } from "~/domain/report";
import { filePath } from "~/paths";
import { collection } from "~/platform/ports/collection";
import type { StoreReads } from "~/platform/ports/store";

/** `reports/{id}`: a member's report to the administrators, with its context at that time. */
export interface Report {
  /** The reporter. */
  by: string;
  about: ReportAbout;
  /**
   * The id of its subject: of a proposal `{briefId}_{uid}`, of a member `{uid}` (in reports of
   * before also `{uid}~{briefId}`), of a reference `{briefId}_{uid}~{side of its author}` or an id,
   * of words about a work `{briefId}_{uid}` or `{briefId}_{uid}~{milestone}`.
   */
  subject: string;
  /** The subject's owner. */
  ofUid: string;
  reason: ReportReason;
  note: string | null;
  texts: ReportedText[];
  /** All members whose words it holds, so that these can be removed with their accounts. */
  people: string[];
  open: boolean;
  outcome: ReportOutcome | null;
  /** ISO 8601 UTC + "_" + id. */
  createdAt: string;
}

/** A text as it stood when it was reported; null once its author's account is gone. */
export interface ReportedText {
  /** The name of what it is, such as `brief.problem`; a label in reports of before names. */
  label: string;
  /** Of a text of a case: the how many-eth it is, from 1. */
  case?: number;
  text: string | null;
  by: string;
  /** Context of the reported text, not itself reported. */
  around?: true;
}

export interface ReportOutcome {
  decision: ReportDecision;
  /** The reason in the administrator's words; null once the account that they are about is gone. */
  words: string | null;
  by: string;
  /** ISO 8601 UTC. */
  at: string;
}

export const reports = collection<Report>()({
  name: "reports",
  ofMember: "apart",
  indexes: [
    ["open", "-createdAt"],
    ["ofUid", "-createdAt"],
    ["by", "-createdAt"],
    ["by", "about", "subject", "-createdAt"],
    ["people[]", "-createdAt"],
  ],
  enums: ["about", "reason", "outcome.decision"],
  steps: [
    // 2: a report may end with a warning.
    (report) => report,
    // 3: a report may be about a reference.
    (report) => report,
    // 4: a report may end with a removal.
    (report) => report,
    // 5: texts go by names. The labels of older ones stay as they are.
    (report) => report,
    // 6: a report may be about words about a work.
    (report) => report,
  ],
});
export const reportsCollection = reports.name;

/** The last report of a member about a subject. */
export async function findEarlier(
  reads: StoreReads,
  { by, about, subject }: Pick<Report, "by" | "about" | "subject">,
): Promise<Report | null> {
  const { items } = await reads.query<Report>({
    collection: reportsCollection,
    where: { by, about, subject },
    orderBy: { field: "createdAt", direction: "desc" },
    limit: 1,
  });
  return items[0]?.data ?? null;
}

/** A file as a report names it: an administrator opens it by its address. */
export function nameFile({ id, kind, name }: { id: string; kind: FileKind | null; name: string }): string {
  return `${name}: ${filePath(id, kind === "PDF" ? "whole.pdf" : "large.webp")}`;
}

/** Whether the report names a file, in a text of its owner: anybody else may type any address. */
export function showsFile({ texts }: Report, { id, uid }: { id: string; uid: string }): boolean {
  return texts.some(({ text, by }) => by === uid && text?.includes(filePath(id, "")));
}
