import { type Brief, briefsCollection, momentsOf } from "~/features/briefs/rules/brief";
import { listUnanswered } from "~/features/questions/rules/list-questions";
import type { StoreReads } from "~/platform/ports/store";
import { nameOfBrief, type WorkLine, workLine } from "./work-line";

/** The most questions that are read, the oldest first. */
const LOOKED_AT = 10;

/** How many questions a hirer has to answer, by brief, for briefs that take proposals. */
export async function questionLines(reads: StoreReads, hirerUid: string): Promise<WorkLine[]> {
  const questions = await listUnanswered(reads, hirerUid, LOOKED_AT);
  const ids = [...new Set(questions.map(({ data }) => data.briefId))];
  const briefs = await reads.getMany<Brief>(briefsCollection, ids);
  return briefs.flatMap((brief) => {
    if (!brief) return [];
    const due = brief.data.status === "OPEN" ? momentsOf(brief.data).closesAt : null;
    const count = questions.filter(({ data }) => data.briefId === brief.id).length;
    return [workLine("QUESTIONS", { brief: nameOfBrief(brief), count, due })];
  });
}
