import { seemsOurs } from "~/domain/names-of-ours";
import { missingAnswers, questionNouns, referenceAnswers } from "~/domain/reference";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import type { MarketParts } from "~/features/accounts/model/member";
import { createProblems } from "~/features/market/model/checks";
import { planFront } from "~/features/market/writes/plan-front";
import { referencesFeed } from "~/features/notifications/model/feed";
import { notifyOfAccount } from "~/features/notifications/writes/notify";
import { touchFeed } from "~/features/notifications/writes/touch-feed";
import {
  type AskedReference,
  askedCollection,
  emptied,
  findBySecret,
} from "~/features/references/model/asked-reference";
import { limits } from "~/values/limits";
import { ok, type Result, refuse } from "~/values/result";
import { toProse } from "~/values/text";
import { checkLine } from "./ask-reference";

/** What a person without an account wrote, and the name that is shown with it. */
export interface AskedText {
  name: string;
  organisation: string | null;
  experience: string;
  advice: string;
}

/**
 * It as it is stored, or what has to change first. Who answers isn't checked, so no name of theirs
 * may look like ours.
 */
export function checkAsked(sent: AskedText, brand = ""): Result<AskedText> {
  const check = createProblems();
  const name = checkLine(check, "name", "name", sent.name, limits.person);
  if (name === null) check.add("name", { code: "noName" });
  const organisation = checkLine(
    check,
    "organisation",
    "itsOrganisation",
    sent.organisation,
    limits.organisation,
  );
  // Only within its length: comparing look-alikes of a text of any length takes long.
  for (const [field, said] of Object.entries({ name, organisation }))
    if (said !== null && said.length <= limits.organisation && seemsOurs(said, brand))
      check.add(field, { code: "mistakenForUs" });
  const text = { experience: toProse(sent.experience) ?? "", advice: toProse(sent.advice) ?? "" };
  for (const answer of referenceAnswers) {
    if (text[answer] === "") check.add(answer, { code: missingAnswers[answer] });
    check.prose(answer, questionNouns.HIRER[answer], text[answer], limits.referenceText);
  }
  if (check.problems.length > 0) return refuse("INVALID", { problems: check.problems });
  return ok({ name: name ?? "", organisation, ...text });
}

/**
 * Shows what a person wrote who was asked by e-mail: the link is the permission. Written once; the
 * same again is the same press. NOT_FOUND for a link that opens nothing, and while the member's
 * account isn't active.
 */
export function confirmAsked(
  { store, clock, brand }: MarketParts & { brand?: string },
  secret: string,
  sent: AskedText,
): Promise<Result<undefined>> {
  const checked = checkAsked(sent, brand);
  return store.transact(async (tx) => {
    const now = clock.now();
    const found = await findBySecret(tx, secret, now);
    const account = found && (await tx.get<Account>(accountsCollection, found.data.uid))?.data;
    if (!found || account?.status !== "ACTIVE") return refuse("NOT_FOUND");
    if (!checked.ok) return checked;
    const { id, data } = found;
    const { name, organisation, ...text } = checked.value;
    if (data.status === "SHOWN") {
      const { written } = data;
      const isSame =
        data.name === name &&
        data.organisation === organisation &&
        written?.experience === text.experience &&
        written.advice === text.advice;
      return isSame ? ok() : refuse("WRONG_STATE");
    }
    const at = now.toISOString();
    const written = { ...text, writtenAt: at, reply: null, repliedAt: null };
    tx.set<AskedReference>(askedCollection, id, { ...data, status: "SHOWN", name, organisation, written });
    touchFeed(tx, now, referencesFeed(data.uid));
    planFront(tx, now, data.uid);
    const mail = {
      uid: data.uid,
      to: account.email,
      type: "asked-reference-shown",
      deletesAt: null,
      at,
    } as const;
    notifyOfAccount(tx, clock, mail);
    return ok();
  });
}

/**
 * The no of a person who was asked, or who takes back what they wrote: nothing of it stays but that
 * this member doesn't ask them again. The member isn't told. Idempotent, as the link opens nothing
 * afterwards.
 */
export function declineAsked({ store, clock }: MarketParts, secret: string): Promise<Result<undefined>> {
  return store.transact(async (tx) => {
    const found = await findBySecret(tx, secret, clock.now());
    if (!found) return refuse("NOT_FOUND");
    tx.set<AskedReference>(askedCollection, found.id, emptied(found.data));
    touchFeed(tx, clock.now(), referencesFeed(found.data.uid));
    planFront(tx, clock.now(), found.data.uid);
    return ok();
  });
}
