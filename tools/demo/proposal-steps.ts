import type { ProposalContent } from "~/domain/fields/proposal-fields";
import { type DeclineReason, declineReasons } from "~/domain/proposal";
import type { MarketParts } from "~/features/accounts/model/member";
import { proposalId } from "~/features/proposals/model/proposal";
import {
  acceptProposal,
  declineProposal,
  shortlistProposal,
} from "~/features/proposals/writes/decide-proposal";
import { withdrawProposal } from "~/features/proposals/writes/withdraw-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import { noesWith } from "../noes-with";
import type { DemoBrief, Plot } from "./briefs";
import { offerFor } from "./offer";
import type { DemoTalent } from "./people";
import { day, isoDay, type Step } from "./step";
import { talkSteps } from "./talk-steps";
import { notes, talents } from "./texts/texts";

type Published = Extract<Plot, { kind: "published" }>;

/** What a brief's people write, and what becomes of it. */
export function proposalSteps(
  brief: DemoBrief,
  plot: Published,
  uidOf: (handle: string) => string,
  now: number,
): Step[] {
  const publishedAt = now - plot.published * day;
  const { closes, decides, stopped, closed, accepts } = plot;
  const ends = Math.min(closed?.after ?? closes + decides, accepts ?? closes + decides);
  // The last one writes some hours before it gets too late, or some before now.
  const lastDay = Math.min(closes, stopped ?? closes, ends - 1.5, plot.published) * 0.85;
  // What is decided is decided before the brief ends, and before now.
  const decidedBy = publishedAt + (Math.min(ends, plot.published) - 0.06) * day;

  return plot.people.flatMap((line, index) => {
    const [handle = "", fate, reason] = line.split(" ");
    const talent = requireTalent(handle);
    const uid = uidOf(handle);
    const key = { briefId: brief.id, applicantUid: uid };
    const hirerUid = uidOf(brief.hirer);
    const content = proposalOf(brief, talent, index, { reason, publishedAt });
    const sentAt = publishedAt + ((index + 1) / (plot.people.length + 1)) * lastDay * day;
    const then = (days: number, what: string, run: Step["run"]): Step => ({
      at: Math.min(sentAt + days * day, decidedBy + index),
      what: `${handle}’s proposal for ${brief.id} ${what}`,
      run,
    });

    if (fate === "draft")
      return [
        then(0, "is begun", (parts) => saveProposal(parts, uid, brief.id, { revision: null, content })),
      ];
    const steps = [
      then(0, "is sent", (parts) => sendProposal(parts, uid, brief.id, { revision: null, content })),
    ];
    // The first one has a place in any case.
    if (index === 0 || fate === "shortlist" || fate === "accept") {
      const asked = Math.min(sentAt + 0.4 * day, decidedBy);
      steps.push(
        ...talkSteps(proposalId(brief.id, uid), [hirerUid, uid], {
          at: asked,
          index: index + brief.id.length,
          now,
        }),
      );
    }
    if (fate === "shortlist" || fate === "accept")
      steps.push(then(1.2, "is shortlisted", (parts) => shortlistProposal(parts, hirerUid, key)));
    if (fate === "withdraw")
      steps.push(then(1.7, "is withdrawn", (parts) => withdrawProposal(parts, uid, brief.id)));
    if (fate === "decline") {
      const decision = { reason: requireReason(reason), note: noteFor(requireReason(reason), index) };
      steps.push(then(2.1, "is declined", (parts) => declineProposal(parts, hirerUid, key, decision)));
    }
    if (fate === "accept")
      steps.push({
        ...then(0, "is accepted", async (parts: MarketParts) =>
          acceptProposal(parts, hirerUid, key, await noesWith(parts.store, key)),
        ),
        at: publishedAt + (accepts ?? ends) * day + index,
      });
    return steps;
  });
}

function proposalOf(
  { approaches = [], musts = [], budget }: DemoBrief,
  { voice, profile }: DemoTalent,
  index: number,
  { reason, publishedAt }: { reason: string | undefined; publishedAt: number },
): ProposalContent {
  const approach = approaches[index % Math.max(1, approaches.length)] ?? "";
  return {
    pitch: [voice.opening, approach, voice.closing].filter(Boolean).join("\n\n"),
    answers: musts.map((_must, at) =>
      reason === "MUST_HAVES" && at === 0
        ? { met: false, evidence: "Not in this form yet; close to it, and I learn quickly." }
        : { met: true, evidence: voice.proof },
    ),
    ...offerFor(budget, profile.rate ?? null, { index, reason }),
    startOn: index % 3 === 2 ? null : isoDay(publishedAt + (24 + index * 6) * day),
    links: profile.website ? [profile.website] : (profile.links ?? []),
    team: (profile.people ?? []).slice(0, 2).map(({ name }) => name),
  };
}

function requireTalent(handle: string): DemoTalent {
  const found = talents.find((talent) => talent.handle === handle);
  if (!found) throw new Error(`No talent is called ${handle}`);
  return found;
}

function requireReason(reason: string | undefined): DeclineReason {
  const found = declineReasons.find(([value]) => value === reason);
  if (!found) throw new Error(`${reason} is no reason`);
  return found[0];
}

function noteFor(reason: DeclineReason, index: number): string | null {
  const said = notes[reason] ?? [null];
  return said[index % said.length] ?? null;
}
