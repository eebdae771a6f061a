import type { AccountSettings, NotifyTopic } from "~/domain/account";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { type MarketParts, requireMember } from "~/features/accounts/model/member";
import { type Look, settingsOf } from "~/features/accounts/model/settings";
import { ok, type Result } from "~/values/result";

/** Saves what is named of it. */
export function saveLook(
  { store }: Pick<MarketParts, "store">,
  uid: string,
  look: Partial<Look & Pick<AccountSettings, "browsersLanguage">>,
): Promise<Result<AccountSettings>> {
  return store.transact(async (tx) => {
    const member = await requireMember(tx, uid);
    if (!member.ok) return member;
    const settings = { ...settingsOf(member.value.account), ...look };
    tx.set<Account>(accountsCollection, uid, { ...member.value.account, settings });
    return ok(settings);
  });
}

/** Ends the mails about some topics, in any state of the account. Idempotent. */
export function stopMails(
  { store }: Pick<MarketParts, "store">,
  uid: string,
  topics: readonly NotifyTopic[],
): Promise<void> {
  return store.transact(async (tx) => {
    const found = await tx.get<Account>(accountsCollection, uid);
    if (!found) return;
    const { notify, ...others } = settingsOf(found.data);
    if (topics.every((topic) => notify[topic] === "OFF")) return;
    const off = Object.fromEntries(topics.map((topic) => [topic, "OFF" as const]));
    const settings = { notify: { ...notify, ...off }, ...others };
    tx.set<Account>(accountsCollection, uid, { ...found.data, settings });
  });
}

/** Ends the mails that ask whether the availability is still right, in any state of the account. */
export function stopAsking({ store }: Pick<MarketParts, "store">, uid: string): Promise<void> {
  return store.transact(async (tx) => {
    const found = await tx.get<Account>(accountsCollection, uid);
    if (!found) return;
    const settings = settingsOf(found.data);
    if (settings.asksAvailability === false) return;
    tx.set<Account>(accountsCollection, uid, {
      ...found.data,
      settings: { ...settings, asksAvailability: false },
    });
  });
}
