import { type ChangeMailKind, changeTexts } from "~/features/accounts/mails/change-texts";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { sendMail } from "~/features/notifications/mails/send-mail";
import type { AuthParts } from "~/features/sign-in/auth/auth-parts";
import { paths } from "~/paths";
import { type Job, job } from "~/platform/jobs/job";
import { enqueue } from "~/platform/jobs/queue.server";
import type { Clock } from "~/platform/ports/clock";
import type { StoreTransaction } from "~/platform/ports/store";
import { ok } from "~/values/result";
import { languageNow } from "~/words/languages";
import { type AddressChange, findChange, linkEvents, moveChange } from "./address-change.server";
import type { LinkSide } from "./change-links.server";

interface ChangeMail {
  uid: string;
  kind: ChangeMailKind;
  change: Pick<AddressChange, "id" | "from" | "to">;
  /** Of the request that it comes of; absent in a job of a release with one language. */
  language?: string;
}

/** To which of the two addresses each goes, and whose link it carries. */
const mails: Record<ChangeMailKind, { to: "from" | "to"; side?: LinkSide }> = {
  use: { to: "to", side: "new" },
  allow: { to: "from", side: "old" },
  moved: { to: "from", side: "undo" },
  welcome: { to: "to" },
  undone: { to: "to" },
  kept: { to: "from" },
  "in-use": { to: "from" },
};

/** Plans one in the transaction of its cause. `expiresAt`: when it is of no use any more. */
export function planChangeMail(
  tx: StoreTransaction,
  clock: Clock,
  {
    uid,
    kind,
    change,
    expiresAt,
  }: { uid: string; kind: ChangeMailKind; change: AddressChange; expiresAt?: Date },
): void {
  const { id, from, to } = change;
  const payload: ChangeMail = { uid, kind, change: { id, from, to }, language: languageNow() };
  enqueue(tx, { type: changeMail, payload, id: `${changeMail.name}-${kind}-${id}`, expiresAt }, clock.now());
}

/**
 * Sends it, at least once and always with the same Message-ID; one whose link does nothing any more
 * is not sent.
 */
export const changeMail = job({
  name: "address-mail",
  lane: "sign-in",
  async run(parts: AuthParts, { id, payload: { uid, kind, change, language: asked } }: Job<ChangeMail>) {
    const { identity, store, clock, changeLinks, letterhead } = parts;
    const { side, ...mail } = mails[kind];
    const to = change[mail.to];
    if (side) {
      const stands = await findChange(store, clock, uid);
      if (!stands || stands.id !== change.id || !linkEvents[side].some((event) => moveChange(stands, event)))
        return ok();
    }
    const account = (await store.get<Account>(accountsCollection, uid))?.data;
    const language = languageFor(account, asked);
    if (kind === "use") {
      const user = await identity.getUserByEmail(to);
      if (!user.ok && user.code !== "user-not-found") return user;
      if (user.ok && user.value.uid !== uid) {
        const texts = () => changeTexts("taken", letterhead.brand, change);
        return sendMail(parts, { to, language, key: id, path: paths.login, texts });
      }
    }
    const path = side ? changeLinks.pathOf({ uid, change: change.id, side }) : paths.account;
    const texts = () => changeTexts(kind, letterhead.brand, change);
    return sendMail(parts, { to, language, key: id, path, texts });
  },
});
