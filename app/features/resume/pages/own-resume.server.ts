import type { AppLoadContext } from "@remix-run/node";
import { type CaseContent, caseFields } from "~/domain/fields/case-fields";
import { emptyContent, pickContent } from "~/domain/fields/content";
import { toTexts } from "~/domain/fields/content.server";
import type { History } from "~/domain/fields/history-fields";
import { type ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import { isTalent, resumeFields, type TalentKind } from "~/domain/resume/resume-fields";
import { requireViewer } from "~/features/accounts/flows/viewer.server";
import { fromApi } from "~/features/profiles/shared/profile-content";
import type { Ask } from "~/shell/api/graphql-client.server";
import { OwnResumeDocument } from "~/shell/operations/operations.generated";
import { noAnswer } from "~/shell/request/trouble.server";

/** The member's own profile, as far as a resume has to do with it. */
export interface OwnResume {
  email: string;
  /** Whether the address is proven. Accounts that aren't cost nothing. */
  isProven: boolean;
  /** Null for a hirer, and before it is chosen: they have no resume. */
  kind: TalentKind | null;
  /** Null before a profile was saved. */
  revision: number | null;
  updatedAt: string | null;
  content: ProfileContent;
  cases: CaseContent[];
  history: History;
}

export async function readOwnResume(request: Request, context: AppLoadContext, ask: Ask): Promise<OwnResume> {
  const { viewer } = await ask(OwnResumeDocument, {});
  if (!viewer) {
    // The account is gone: this ends the session and leads to the login.
    await requireViewer(request, context);
    throw noAnswer();
  }
  const { email, kind, status, profile, cases, history } = viewer;
  const { work, education, certificates } = history;
  return {
    email,
    isProven: status !== "PENDING",
    kind: isTalent(kind) ? kind : null,
    revision: profile?.revision ?? null,
    updatedAt: profile?.updatedAt ?? null,
    content: profile ? pickContent(profileFields, fromApi(profile)) : emptyContent(profileFields),
    cases: cases.map((one) => pickContent(caseFields, one)),
    history: { work, education, certificates },
  };
}

/** A profile's texts that a resume can replace, as its form has them. */
export function toResumeTexts(content: ProfileContent): Record<string, string> {
  return toTexts(resumeFields, pickContent(resumeFields, content));
}
