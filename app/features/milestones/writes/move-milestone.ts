import type { MarketParts } from "~/features/accounts/model/member";
import type { ToAttach } from "~/features/files/model/attached";
import { attachUploads, readToDrop } from "~/features/files/writes/attach";
import { createProblems } from "~/features/market/model/checks";
import {
  type Delivery,
  deliveries,
  deliveryId,
  hashOfDelivered,
  hashOfWords,
  planned,
} from "~/features/milestones/model/milestone";
import { reviewEnds, silenceEnds } from "~/features/milestones/model/silence";
import { limits } from "~/values/limits";
import type { ProblemCode } from "~/values/problems";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";
import { planSilence } from "./accept-by-silence";
import { changeMilestone, type Named, tellOther } from "./change-milestone";

type Moved = Promise<Result<undefined>>;
type Words = Named & { words: string };

/**
 * Delivers a milestone, with where to find it and with uploads of the member; between blocked sides
 * without either. Refused as `UPLOAD_GONE` where a file isn’t there any more.
 */
export function deliverMilestone(
  parts: MarketParts,
  uid: string,
  id: string,
  { words: typed, files: asked = [], ...named }: Words & { files?: readonly ToAttach[] },
): Moved {
  return changeMilestone(
    parts,
    uid,
    id,
    named,
    "DELIVER",
    async (found) => {
      const { tx, now, id, agreement, content, milestone, progress, hindrance } = found;
      const words = toProse(typed);
      if (hindrance && (words !== null || asked.length > 0)) return refuse(hindrance);
      const round = (progress?.rounds ?? 0) + 1;
      if (round > limits.deliveries || agreement.log.entries >= limits.agreementMoves)
        return refuse("TOO_MANY");
      const problems = problemsOf(words, limits.deliveryWords, hindrance ? null : "noDeliveryWords");
      if (problems.length > 0) return refuse("INVALID", { problems });
      const attached = await attachUploads(tx, now, uid, asked, { place: "DELIVERY", of: id });
      if (!attached.ok) return attached;
      attached.value.write();
      const { files } = attached.value;
      tx.set<Delivery>(deliveries.name, deliveryId(id, milestone.id, round), {
        ...{ agreement: id, milestone: milestone.id, round, words, files },
        at: now.toISOString(),
        returned: null,
      });
      tellOther(found, "milestone-delivered");
      const { state, shown } = progress ?? planned;
      const acceptsAt = silenceEnds(content, now.toISOString());
      const turn = (progress?.turn ?? 0) + 1;
      if (acceptsAt) planSilence(tx, now, { agreement: id, milestone: milestone.id, turn }, acceptsAt);
      const lookBy = reviewEnds(content, now.toISOString());
      return ok({
        ...{ state: "DELIVERED", shown: round, rounds: round, before: { state, shown } },
        content: hashOfDelivered({ words, files }),
        first: shown === null ? { at: now.toISOString(), dueOn: milestone.dueOn } : (progress?.first ?? null),
        ...(acceptsAt && { acceptsAt }),
        ...(lookBy && { lookBy }),
      });
    },
    ({ delivery }) =>
      delivery?.words === toProse(typed) &&
      `${delivery.files.map((file) => file.id)}` === `${[...new Set(asked.map(({ upload }) => upload))]}`,
  );
}

/** Takes a delivery back within ten minutes: its words and files go, and it stands as before. */
export function takeBackDelivery(parts: MarketParts, uid: string, id: string, named: Named): Moved {
  return changeMilestone(parts, uid, id, named, "TAKE_BACK", async (found) => {
    const { tx, now, milestone, progress, delivery } = found;
    const dropFiles = await readToDrop(tx, now, delivery?.files ?? []);
    dropFiles();
    if (progress?.shown) tx.delete(deliveries.name, deliveryId(id, milestone.id, progress.shown));
    const before = progress?.before ?? planned;
    return ok({ ...before, first: before.shown === null ? null : (progress?.first ?? null) });
  });
}

/** Accepts a milestone, delivered or not: no later version changes it. */
export function acceptMilestone(parts: MarketParts, uid: string, id: string, named: Named): Moved {
  return changeMilestone(parts, uid, id, named, "ACCEPT", (found) => {
    tellOther(found, "milestone-accepted");
    return ok({ state: "ACCEPTED" });
  });
}

/** Sends a delivery back, with what of “done when” isn’t met. */
export function sendBackMilestone(
  parts: MarketParts,
  uid: string,
  id: string,
  { words: typed, ...named }: Words,
): Moved {
  return changeMilestone(
    parts,
    uid,
    id,
    named,
    "SEND_BACK",
    (found) => {
      const { tx, now, delivery } = found;
      const words = toProse(typed);
      const problems = problemsOf(words, limits.returnWords, "noSendBackWords");
      if (problems.length > 0 || words === null) return refuse("INVALID", { problems });
      if (delivery)
        tx.set<Delivery>(deliveries.name, deliveryId(id, delivery.milestone, delivery.round), {
          ...delivery,
          returned: { at: now.toISOString(), words },
        });
      tellOther(found, "milestone-sent-back");
      return ok({ state: "RETURNED", content: hashOfWords(words) });
    },
    ({ delivery }) => delivery?.returned?.words === toProse(typed),
  );
}

function problemsOf(
  words: string | null,
  most: number,
  missing: Extract<ProblemCode, "noDeliveryWords" | "noSendBackWords"> | null,
) {
  const check = createProblems();
  if (words === null && missing) check.add("words", { code: missing });
  check.prose("words", "text", words, most);
  return check.problems;
}
