import type { BriefContent } from "~/domain/fields/brief-fields";
import { listAsked } from "~/features/references/model/asked-reference";
import { askReference } from "~/features/references/writes/ask-reference";
import { endWork } from "~/features/references/writes/end-work";
import { type ReferenceText, writeReference } from "~/features/references/writes/write-reference";
import { TELL_DELAY } from "~/values/durations";
import { type createMarket, succeeded } from "./market";

type Market = Omit<ReturnType<typeof createMarket>, "join">;

export const aReference: ReferenceText = {
  experience: "They took the ten slowest queries out of our shop.",
  advice: "Let them measure first, and trust what they find.",
  title: false,
};

/** A proposal that was accepted and told; answers the id of its work and its two sides. */
export async function acceptedWork(market: Market, hirer: string, more: Partial<BriefContent> = {}) {
  const briefId = await market.open(hirer, more);
  const talent = await market.propose(briefId);
  succeeded(await market.accept(hirer, briefId, talent));
  await market.pass(TELL_DELAY);
  return { id: `${briefId}_${talent}`, briefId, hirer, talent };
}

/** Both sides say that it has ended, so that both can write. */
export async function endByBoth(
  market: Market,
  { id, hirer, talent }: { id: string; hirer: string; talent: string },
) {
  succeeded(await endWork(market, hirer, id));
  succeeded(await endWork(market, talent, id));
}

/** The same with both references, so that they are shown. */
export async function shownWork(market: Market, hirer: string) {
  const work = await acceptedWork(market, hirer);
  await endByBoth(market, work);
  succeeded(await writeReference(market, hirer, work.id, aReference));
  const theirs = { ...aReference, experience: "They answered every question within a day." };
  succeeded(await writeReference(market, work.talent, work.id, theirs));
  return work;
}

/** Somebody whom a member asked by e-mail: the id of what was asked for, and the secret of the link. */
export async function askedFor(market: Market, uid: string, email = "asked@client.example") {
  succeeded(await askReference(market, uid, { email, name: "Old Client", title: "A slow shop", year: 2020 }));
  await market.worker.runDue();
  const mail = (await market.app.mailbox.list()).find(({ to }) => to === email);
  const secret = /\/reference\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const [asked] = (await listAsked(market.store, uid, { first: 1, after: null })).items;
  return { id: asked?.id ?? "", secret };
}
