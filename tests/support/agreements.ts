import { type AgreementContent, agreementFields } from "~/domain/fields/agreement-fields";
import { emptyContent } from "~/domain/fields/content";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import { type AgreementDraft, agreementDrafts, draftId } from "~/features/agreements/model/agreement-draft";
import { type AgreementEntry, agreementLog, entryId } from "~/features/agreements/model/agreement-log";
import { offerAgreement } from "~/features/agreements/writes/offer-agreement";
import { saveAgreement } from "~/features/agreements/writes/save-agreement";
import { type createMarket, succeeded } from "./market";
import { acceptedWork } from "./works";

type Parts = Pick<ReturnType<typeof createMarket>, "store" | "clock">;

export const anAgreement: AgreementContent = {
  ...emptyContent(agreementFields),
  hirerParty: "Harbour Works Ltd, 1 Quay Street, Bristol",
  talentParty: "Ann Weaver, 2 Loom Lane, Leeds",
  scope: "The ten slowest queries are gone from the shop.",
  notInScope: "The warehouse.",
  price: { amount: 900_000, currency: "EUR" },
  unit: "PROJECT",
  startOn: "2027-04-01",
  endOn: "2027-05-31",
  reviewDays: 14,
  paymentDays: 30,
};

const sideOf = (id: string, uid: string) => (id.endsWith(`_${uid}`) ? "TALENT" : "HIRER");

export async function draftOf({ store }: Pick<Parts, "store">, uid: string, id: string) {
  return (await store.get<AgreementDraft>(agreementDrafts.name, draftId(id, sideOf(id, uid))))?.data ?? null;
}

export async function agreementOf({ store }: Pick<Parts, "store">, id: string) {
  return (await store.get<Agreement>(agreementsCollection, id))?.data ?? null;
}

/** Saves a side's draft, whatever was saved before. */
export async function saveDraft(parts: Parts, uid: string, id: string, more: Partial<AgreementContent> = {}) {
  const revision = (await draftOf(parts, uid, id))?.revision ?? null;
  succeeded(await saveAgreement(parts, uid, id, { revision, content: { ...anAgreement, ...more } }));
}

/** Offers a side's draft, over what the other side offers; answers its hash. */
export async function offerDraft(parts: Parts, uid: string, id: string): Promise<string> {
  const revision = (await draftOf(parts, uid, id))?.revision ?? 0;
  const over = (await agreementOf(parts, id))?.offered?.n ?? null;
  succeeded(await offerAgreement(parts, uid, id, { revision, over }));
  return (await agreementOf(parts, id))?.offered?.hash ?? "";
}

type Place = Parameters<typeof acceptedWork>[0];

/** A work whose hirer has a draft. */
export async function draftedAgreement(place: Place, hirer: string) {
  const work = await acceptedWork(place, hirer);
  await saveDraft(place, hirer, work.id);
  return { ...work, content: anAgreement };
}

/** The same, offered to the talent. */
export async function offeredAgreement(place: Place, hirer: string) {
  const work = await draftedAgreement(place, hirer);
  return { ...work, hash: await offerDraft(place, hirer, work.id) };
}

/** What an agreement's log says that stands, without a look at anything else. */
export async function standsInLog({ store }: Pick<Parts, "store">, id: string) {
  let stands: { offered: number | null; inForce: number | null } = { offered: null, inForce: null };
  for (let seq = 1; ; seq += 1) {
    const entry = (await store.get<AgreementEntry>(agreementLog.name, entryId(id, seq)))?.data;
    if (!entry) return stands;
    const { event, n, milestone } = entry;
    if (milestone) continue;
    const offers = event === "OFFER" || event === "COUNTER";
    stands = { offered: offers ? n : null, inForce: event === "CONFIRM" ? n : stands.inForce };
  }
}
