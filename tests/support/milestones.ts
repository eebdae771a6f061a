import type { Milestone } from "~/domain/milestone";
import { confirmAgreement } from "~/features/agreements/writes/answer-agreement";
import { milestones, type Progress, progressId } from "~/features/milestones/model/milestone";
import { offerDraft, saveDraft } from "./agreements";
import { type createMarket, succeeded } from "./market";
import { acceptedWork } from "./works";

type Place = Parameters<typeof acceptedWork>[0];

export const twoMilestones: Milestone[] = [
  {
    id: "first",
    title: "A list of slow queries",
    doneWhen: "Each has its cause.",
    dueOn: "2027-04-15",
    amount: 300_000,
  },
  {
    id: "second",
    title: "Ten of them gone",
    doneWhen: "They answer in a second.",
    dueOn: null,
    amount: 600_000,
  },
];

/** A work whose two sides confirmed an agreement with two milestones. */
export async function workInMilestones(place: Place, hirer: string, more: object = {}) {
  const work = await acceptedWork(place, hirer);
  await saveDraft(place, hirer, work.id, { milestones: twoMilestones, ...more });
  const hash = await offerDraft(place, hirer, work.id);
  succeeded(await confirmAgreement(place, work.talent, work.id, hash));
  return work;
}

export async function progressOf(
  { store }: Pick<ReturnType<typeof createMarket>, "store">,
  id: string,
  milestone = "first",
) {
  return (await store.get<Progress>(milestones.name, progressId(id, milestone)))?.data ?? null;
}
