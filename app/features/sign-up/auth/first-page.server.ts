import type { SignUpDraft } from "~/domain/account";
import { firstBriefId } from "~/features/briefs/model/brief";
import { newBriefPath, paths } from "~/paths";

/**
 * Where a new account begins, if no other page was asked for: a hirer in the first brief, whether
 * the form began it or not.
 */
export function firstPageOf(
  { draft, redirect }: { draft: SignUpDraft | null; redirect: string },
  uid: string,
): string {
  return redirect === paths.app && draft?.kind === "HIRER" ? newBriefPath(firstBriefId(uid)) : redirect;
}
