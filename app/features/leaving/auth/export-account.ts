import type { Session } from "~/domain/session";
import { sayWhatStays } from "~/domain/what-stays";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { exportMember } from "~/features/leaving/reads/export-member";
import type { ExportPlace } from "~/features/leaving/reads/export-part";
import type { findChange } from "~/features/sign-in/auth/address-change/address-change.server";
import { listSessions } from "~/features/sign-in/auth/own-sessions.server";
import type { ownPasskeys } from "~/features/sign-in/auth/passkeys/own-passkeys.server";
import type { Clock } from "~/platform/ports/clock";
import type { ExportPart, FunctionCode } from "~/platform/ports/functions";
import type { Store } from "~/platform/ports/store";
import { ok, type Result, refuse } from "~/values/result";
import { languageNow } from "~/words/languages";
import { inLanguage } from "~/words/reader-language.server";
import { takeExportPart } from "./export-turns.server";

/**
 * A part of all data about a session's member: the first, or the one that `after` names. Domain and
 * auth each add their share. An export begun with a fresh proof may be read to its end.
 */
export async function exportAccount(
  {
    auth,
    clock,
    store,
  }: {
    /** Of authentication, which knows this feature. */
    auth: {
      needsProof(session: Session): Promise<boolean>;
      findChange(uid: string): ReturnType<typeof findChange>;
      noteActivity(session: Session, event: "exported"): Promise<void>;
      ownPasskeys(uid: string): ReturnType<typeof ownPasskeys>;
    };
    clock: Clock;
    store: Store;
  },
  session: Session,
  after: string | null,
): Promise<Result<ExportPart, FunctionCode>> {
  if (after === null && (await auth.needsProof(session)))
    return refuse("failed-precondition", { detail: "prove again" });
  const { uid } = session;
  const taken = await takeExportPart({ store, clock }, uid, after);
  if (!taken.ok)
    return taken.code === "too-many"
      ? refuse("resource-exhausted", { retryAfterMs: taken.retryAfterMs })
      : refuse("invalid-argument", { detail: "not the part whose turn it is" });
  if (after === null) await auth.noteActivity(session, "exported");
  const { cursor, end } = taken.value;
  const part = await exportMember(store, {
    uid,
    now: clock.now(),
    from: taken.value.from as ExportPlace | null,
    async beside() {
      const sessions = await listSessions(store, clock, uid);
      const passkeys = await auth.ownPasskeys(uid);
      const emailChange = await auth.findChange(uid);
      const account = await store.get<Account>(accountsCollection, uid);
      const stays = inLanguage(languageFor(account?.data, languageNow()), () => sayWhatStays());
      return {
        staysAfterDeletion: stays,
        emailChange,
        sessions: sessions.map(({ name: _name, ...own }) => own),
        passkeys: passkeys.map(({ id: _id, ...own }) => own),
      };
    },
  });
  if (part?.next) return ok({ text: part.text, next: cursor(part.next) });
  await end();
  return part ? ok({ text: part.text, next: null }) : refuse("not-found");
}
