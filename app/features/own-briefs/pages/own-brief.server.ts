import { randomUUID } from "node:crypto";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { briefIdShape } from "~/domain/brief";
import { nameOrState } from "~/domain/member-state";
import { addressOfBrief } from "~/domain/public-address";
import { withSkillNames } from "~/domain/vocabulary/skills.server";
import { otherLanguage } from "~/domain/written-language.server";
import { nameOf } from "~/features/briefs/shared/brief-texts";
import { publicBriefPath } from "~/paths";
import type { Ask as AskApi } from "~/shell/api/graphql-client.server";
import { findKeptAnswer } from "~/shell/forms/kept-answer.server";
import {
  BriefDocument,
  BriefForEveryoneDocument,
  NewProposersDocument,
  YesesDocument,
  type YesesQuery,
} from "~/shell/operations/operations.generated";
import { requireMember } from "~/shell/request/guards.server";
import { notFound } from "~/shell/request/not-found.server";
import { readPage } from "~/shell/request/read-page.server";
import { possibleDays } from "./possible-days.server";

/** Moves that the owner is asked about first, by the address: `?ask=close`. */
export const asks = ["shortlist", "reopen", "close", "delete"] as const;
export type Ask = (typeof asks)[number];

/** The yes that gave the last seat. */
export interface Filling {
  applicantUid: string;
  name: string;
  /**
   * When the yes is told to the applicants and can no longer be undone (ISO 8601 UTC); null once
   * that has come.
   */
  at: string | null;
}

/** An applicant, beside the way to their proposal or their work. */
export interface Applicant {
  applicantUid: string;
  name: string;
  face: string | null;
}

/** A brief for its readers, with the additions that its owner's page needs. */
export async function loadBrief(request: Request, context: AppLoadContext, id: string) {
  const { session, ask } = await requireMember(request, context);
  const params = new URL(request.url).searchParams;
  const { page } = await readPage(
    request,
    (unanswered) =>
      readPage(request, (after) => ask(BriefDocument, { id, withQuestions: true, after, unanswered })),
    "unanswered",
  );
  const { brief } = page.page;
  if (!brief) throw await pageForEveryone(ask, id);
  // Only its owner gets the check.
  const hasYeses = brief.check !== null && (brief.fillsAt !== null || brief.counts.accepted > 0);
  const yeses = hasYeses ? await readYeses(ask, id) : [];
  const isNews = brief.check !== null && brief.counts.sent > 0;
  return {
    brief: withSkillNames(brief),
    language: otherLanguage(brief.writtenIn),
    filling: fillingOf(yeses, brief.fillsAt),
    chosen: yeses.filter(({ told }) => told).map(showApplicant),
    waiting: isNews ? await readWaiting(ask, id) : [],
    uid: session.uid,
    kept: await findKeptAnswer(request, context, session),
    ask: asks.find((ask) => ask === params.get("ask")) ?? null,
    done: params.get("done"),
    // Made here, so that "Copy" pressed twice makes one copy, and a question sent twice is one.
    newId: randomUUID(),
    days: possibleDays(context.clock.now(), brief, "reopen"),
  };
}

/** The page for everyone, for who doesn't read the brief as a member; a 404 without one. */
async function pageForEveryone(ask: AskApi, id: string): Promise<Response> {
  if (!briefIdShape.test(id)) return notFound();
  const { publicBrief, endedBrief } = await ask(BriefForEveryoneDocument, { id });
  const found = publicBrief ?? endedBrief;
  return found ? redirect(publicBriefPath(addressOfBrief(found))) : notFound();
}

type Yes = NonNullable<NonNullable<YesesQuery["brief"]>["proposals"]>["nodes"][number];

async function readYeses(ask: AskApi, id: string): Promise<readonly Yes[]> {
  const { brief } = await ask(YesesDocument, { id });
  return brief?.proposals?.nodes ?? [];
}

/** The yes that is about to fill the brief; null for none. */
function fillingOf(yeses: readonly Yes[], at: string | null): Filling | null {
  if (at === null) return null;
  // The job that tells it may run some moments later.
  const yes = yeses.find(({ tellsAt }) => tellsAt === at) ?? yeses.find(({ told }) => !told);
  if (!yes) return null;
  const name = nameOrState(yes.applicant?.profile.displayName, yes.applicantState);
  return { applicantUid: yes.applicantUid, name, at: yes.tellsAt };
}

/** Those of the new proposals that the hirer sees first. */
async function readWaiting(ask: AskApi, id: string): Promise<Applicant[]> {
  const { brief } = await ask(NewProposersDocument, { id });
  return (brief?.proposals?.nodes ?? []).map(showApplicant);
}

function showApplicant({
  applicantUid,
  applicant,
  applicantState,
}: Pick<Yes, "applicantUid" | "applicant" | "applicantState">): Applicant {
  return {
    applicantUid,
    name: nameOrState(applicant && nameOf(applicant), applicantState),
    face: applicant?.profile.face ?? null,
  };
}
