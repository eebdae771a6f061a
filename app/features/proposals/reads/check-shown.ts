import { caseIdShape } from "~/domain/case-id";
import type { ProposalContent } from "~/domain/fields/proposal-fields";
import { getCases } from "~/features/cases/model/case";
import { createProblems } from "~/features/market/model/checks";
import { getProfile } from "~/features/profiles/model/profile";
import type { StoreReads } from "~/platform/ports/store";
import type { Problem } from "~/values/problems";

/**
 * What a proposal takes from its author's profile has to be there when it is saved: the cases that
 * answers name, and the people who would work on it. A name that was saved before stays, though the
 * profile has lost it since: `before` is the proposal as it is stored.
 */
export async function checkShown(
  reads: StoreReads,
  uid: string,
  { answers, team }: ProposalContent,
  before: Pick<ProposalContent, "team"> | null,
): Promise<Problem[]> {
  const check = createProblems();
  const named = answers.map(({ caseId }) => caseId ?? null);
  const asked = named.filter((id) => id !== null && caseIdShape.test(id)) as string[];
  const shown = new Set((await getCases(reads, uid, asked)).map(({ id }) => id));
  for (const [index, id] of named.entries())
    if (id !== null && !shown.has(id)) check.add(`answers.${index}.case`, { code: "caseGone" });
  const people = team.length > 0 ? ((await getProfile(reads, uid))?.data.people ?? []) : [];
  const known = new Set([...people.map(({ name }) => name), ...(before?.team ?? [])]);
  const stranger = team.find((name) => !known.has(name));
  if (stranger !== undefined) check.add("team", { code: "notInTeam", name: stranger });
  return check.problems;
}
