import { problemsForPublishing } from "~/domain/brief-check";
import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { isSameContent, pickContent } from "~/domain/fields/content";
import { tidyContent } from "~/domain/fields/content.server";
import type { ContentInput } from "~/domain/fields/field";
import { isOfKind, type MarketParts, requireMember } from "~/features/accounts/model/member";
import {
  type Brief,
  briefsCollection,
  createDraft,
  hasProposals,
  isFilling,
  isFreeId,
} from "~/features/briefs/model/brief";
import { checkBriefContent } from "~/features/briefs/model/check-content";
import { withDates } from "~/features/briefs/model/first-dates";
import { getHirerRecord, runningBriefs } from "~/features/briefs/model/hirer-record";
import { asksAnew, problemsOfMending, withEdit } from "~/features/briefs/model/mending";
import {
  briefVersions,
  type FormerVersion,
  formerVersionId,
  nextVersion,
  versionOf,
  waitsForAnswers,
} from "~/features/briefs/model/versions";
import { lastYesTellsAt } from "~/features/proposals/reads/untold-yes";
import type { Versioned } from "~/platform/ports/store";
import { limits } from "~/values/limits";
import type { Problem } from "~/values/problems";
import { ok, type Result, refuse } from "~/values/result";
import { type BriefScene, changeOwnBrief, writeBrief } from "./change-brief";
import { planToGivePlaces } from "./plan-to-free-place";
import { planToTellEdit } from "./plan-to-tell";
import { planTimedMoves } from "./timed-moves";

/**
 * Saves the hirer's text. A free id makes a draft, so that a form sent twice makes one; a draft may
 * be unfinished. `revision` is the one that the form was made from: when it is no longer current,
 * nothing is written (`stale`). A published brief must stay publishable, and after the first
 * proposal it changes by the rules of `mending`. What changed stands with it, and those concerned
 * are told. What asks for something else than the proposals answer makes a new version, where
 * `anew` says that this is meant (else `ASKS_ANEW`).
 */
export async function saveBrief(
  parts: MarketParts,
  uid: string,
  {
    id,
    revision,
    content,
    anew = false,
  }: {
    id: string;
    revision: number | null;
    content: ContentInput<typeof briefFields>;
    anew?: boolean;
  },
): Promise<Result<Versioned<Brief>>> {
  const tidy = tidyContent(briefFields, content);
  const problems = checkBriefContent(tidy);
  const existing = await parts.store.get<Brief>(briefsCollection, id);
  if (!existing)
    return problems.length > 0 ? refuse("INVALID", { problems }) : createOwnDraft(parts, uid, id, tidy);

  return changeOwnBrief(
    parts,
    uid,
    id,
    async (scene) => {
      const { brief, now } = scene;
      if (brief.revision !== revision) {
        // The same save again, by a button pressed twice, is no conflict.
        return isSameContent(briefFields, brief, tidy) ? ok(brief) : refuse("STALE");
      }
      if (brief.status === "FILLED" || brief.status === "CLOSED" || isFilling(brief))
        return refuse("WRONG_STATE");
      const isPublished = brief.status !== "DRAFT";
      if (isPublished && isSameContent(briefFields, brief, tidy)) return ok(brief);
      const found = isPublished ? [...problems, ...problemsToStay(brief, tidy, now)] : problems;
      const refused = hasProposals(brief) ? problemsOfMending(brief, tidy) : [];
      if (refused.length > 0) return refuse("HAS_PROPOSALS", { problems: refused });
      if (found.length > 0) return refuse("INVALID", { problems: found });
      const asked = hasProposals(brief) ? asksAnew(brief, tidy) : [];
      const mayAsk = asked.length > 0 ? await mayAskAnew(scene, tidy) : ok();
      if (!mayAsk.ok) return mayAsk;
      if (asked.length > 0 && !anew) return refuse("ASKS_ANEW", { problems: asked });
      const changed: Brief = {
        ...withDates({ ...brief, ...tidy, closesOn: brief.closesOn, decideOn: brief.decideOn }, tidy),
        revision: brief.revision + 1,
        updatedAt: `${now.toISOString()}_${id}`,
        ...(asked.length > 0 && { asks: nextVersion(brief, now) }),
      };
      if (!isPublished) return ok(writeBrief(scene, brief.status, changed));
      if (asked.length > 0) keepVersion(scene);
      const saved = writeBrief(scene, brief.status, withEdit(brief, changed, now));
      planTimedMoves(scene.tx, parts.clock, id, saved);
      planToTellEdit(scene.tx, parts.clock, { id, before: brief, after: saved });
      if (saved.cap > brief.cap && brief.waiting.length > 0) planToGivePlaces(scene.tx, now, id);
      return ok(saved);
    },
    // Another hirer's brief is "not found" in every state and for every caller.
    { unconfirmed: existing.data.status === "DRAFT" || existing.data.hirerUid !== uid },
  );
}

/**
 * Whether what is asked may change now: not while some still have time to answer the last change,
 * nor past the few of a brief; not while a yes is untold, which was said to what is asked now; and
 * only where those who proposed hear by the promised day after their time for it.
 */
async function mayAskAnew(
  { brief, id, now, tx }: BriefScene,
  content: BriefContent,
): Promise<Result<undefined>> {
  const { answerOn, version } = nextVersion(brief, now);
  if (version > limits.briefVersions + 1) return refuse("VERSIONS_MOST");
  if (waitsForAnswers(brief, now)) return refuse("VERSION_OPEN");
  if ((await lastYesTellsAt(tx, id)) !== null) return refuse("YES_UNTOLD");
  if (content.decideOn !== null && content.decideOn > answerOn) return ok();
  return refuse("INVALID", {
    problems: [{ field: "decideOn", code: "answersFirst", days: limits.answerDays }],
  });
}

/** Keeps what the brief says before it asks for something else. */
function keepVersion({ tx, brief, id, now }: BriefScene): void {
  const version = versionOf(brief);
  const key = formerVersionId(id, version);
  tx.set<FormerVersion>(briefVersions.name, key, {
    briefId: id,
    hirerUid: brief.hirerUid,
    version,
    content: pickContent(briefFields, brief),
    keptAt: `${now.toISOString()}_${key}`,
  });
}

/**
 * The fields that a published brief would lack. A start date may have passed and stays valid. The
 * last day for proposals is fixed once the brief takes no more of them: moving it would move the
 * date to decide by along, without limit.
 */
function problemsToStay(brief: Brief, content: BriefContent, now: Date): Problem[] {
  const problems = problemsForPublishing(content, now).filter(
    ({ field }) => field !== "startOn" || content.startOn !== brief.startOn,
  );
  if (brief.status !== "SHORTLISTING") return problems;
  const others = problems.filter(({ field }) => field !== "closesOn");
  return content.closesOn === brief.closesOn ? others : [{ field: "closesOn", code: "dayStays" }, ...others];
}

function createOwnDraft(
  { store, clock }: MarketParts,
  uid: string,
  id: string,
  content: BriefContent,
): Promise<Result<Versioned<Brief>>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    if (!isOfKind(member.value, "HIRER")) return refuse("WRONG_KIND");
    if (!isFreeId(id, uid)) return refuse("NOT_FOUND");
    // The brief may have been made since, by the same form or by another member with the same id.
    const existing = await tx.get<Brief>(briefsCollection, id);
    if (existing) {
      const own = existing.data.hirerUid === uid && isSameContent(briefFields, existing.data, content);
      return own ? ok(existing) : refuse(existing.data.hirerUid === uid ? "STALE" : "NOT_FOUND");
    }
    const record = await getHirerRecord(tx, uid);
    if (runningBriefs(record) >= limits.runningBriefs) return refuse("TOO_MANY");
    const now = clock.now();
    const brief = createDraft(content, uid, id, now);
    writeBrief({ tx, now, id, brief, record }, null, brief);
    return ok({ id, version: 1, data: brief });
  });
}
