import type { AccountKind } from "~/domain/account";
import type { Account } from "~/features/accounts/model/account";
import { completenessOf } from "~/features/profiles/model/completeness";
import type { Profile } from "~/features/profiles/model/profile";
import { type WorkLine, workLine } from "./work-line";

/**
 * A new member's next steps until they are done: the profile, the first brief or proposal, and the
 * visibility. Steps that others would see wait for a confirmed address.
 */
export function firstSteps(
  { status, toBeFoundAt }: Pick<Account, "status" | "toBeFoundAt">,
  kind: AccountKind,
  profile: Profile | null,
  /** Whether any brief or proposal exists. */
  hasBegun: boolean,
): WorkLine[] {
  const lines = profile ? completenessOf(profile, kind) : [];
  const met = lines.filter((line) => line.met).length;
  const isFilledIn = profile !== null && met * 2 >= lines.length;
  const steps: WorkLine[] = [];
  if (!isFilledIn) steps.push(workLine("PROFILE", profile ? { count: met, of: lines.length } : {}));
  if (!hasBegun) steps.push(workLine(kind === "HIRER" ? "FIRST_BRIEF" : "FIRST_PROPOSAL"));
  const isHidden = kind !== "HIRER" && status === "ACTIVE" && profile?.visibility === "HIDDEN";
  // With a complete profile the page asks by itself, once.
  const isAsked = toBeFoundAt !== undefined || met === lines.length;
  if (isHidden && !hasBegun && !isAsked) steps.push(workLine("VISIBILITY"));
  return steps;
}
