import { searchPath } from "~/domain/saved-search";
import { languageFor } from "~/features/accounts/mails/mail-language";
import { type Account, accountsCollection } from "~/features/accounts/model/account";
import { settingsOf } from "~/features/accounts/model/settings";
import type { AnswerDeed } from "~/features/notifications/mails/answer-links.server";
import { takeMail } from "~/features/notifications/mails/mail-limits.server";
import { sayEndIn } from "~/features/notifications/mails/say-end";
import { type MemberMailParts, sendMail } from "~/features/notifications/mails/send-mail";
import type { FindMail } from "~/features/saved-searches/model/find";
import { readFinds } from "~/features/saved-searches/reads/read-finds";
import { filterOf } from "~/features/saved-searches/reads/saved-search";
import { addToFindMail, findMailType } from "~/features/saved-searches/writes/plan-find-mail";
import { briefPath, memberPath, paths } from "~/paths";
import { type Job, job } from "~/platform/jobs/job";
import { limits } from "~/values/limits";
import { ok } from "~/values/result";
import { inLanguage } from "~/words/reader-language.server";
import { findTexts } from "./find-texts";

/**
 * Mails what saved searches have found, at least once and always with the same Message-ID. What is
 * gone, hidden or closed by then is left out. Beyond the mailbox's limit it waits for the mail of
 * the day, which has none.
 */
export const findMail = job({
  ...findMailType,
  async run(parts: MemberMailParts, { id, payload }: Job<FindMail>) {
    const { store, clock, letterhead } = parts;
    const { uid, finds, more } = payload;
    const account = await store.get<Account>(accountsCollection, uid);
    if (account?.data.status !== "ACTIVE" || account.data.review) return ok();
    const language = languageFor(account.data);
    // The fit of what it found is said where it is read.
    const read = () => readFinds(store, uid, finds, clock.now());
    const { briefs, members } = await inLanguage(language, read);
    const found = [...briefs, ...members];
    const searches = [...new Map(found.flatMap((one) => one.searches.map((search) => [search.id, search])))];
    if (searches.length === 0) return ok();
    const isDaily = searches.every(([, { data }]) => data.cadence === "DAILY");
    if (!isDaily && !(await mayMail(parts, account.data.email, id))) {
      await waitForDay(parts, payload);
      return ok();
    }
    const most = limits.findsInMail;
    const shown = {
      briefs: briefs.slice(0, most),
      members: members.slice(0, most - Math.min(most, briefs.length)),
    };
    const left = found.length - shown.briefs.length - shown.members.length + more;
    const [brief] = briefs;
    const [person] = members;
    const [, only] = searches.length === 1 ? (searches[0] ?? []) : [];
    const isOnly = found.length + more === 1;
    const one = brief ? briefPath(brief.id) : memberPath(person?.member.uid ?? "");
    const path = isOnly ? one : only ? searchPath(filterOf(only.data)) : paths.searches;
    const sayEnd = sayEndIn(settingsOf(account.data).timeZone, clock.now());
    const wayTo = (does: AnswerDeed, of: string) => parts.answerLinks.pathOf({ uid, does, of }, clock.now());
    return sendMail(parts, {
      to: account.data.email,
      language,
      key: id,
      path,
      texts: () => findTexts({ ...shown, more: left }, letterhead.brand, { sayEnd, wayTo }),
      stopPath: parts.stopLinks.pathOf({ uid, topics: [], searches: searches.map(([search]) => search) }),
      settingsPath: paths.searches,
    });
  },
});

function mayMail({ store, clock }: MemberMailParts, email: string, job: string): Promise<boolean> {
  return store.transact(async (tx) => {
    const taken = await takeMail(tx, "news", email, { now: clock.now(), job });
    if (taken.ok) taken.write();
    return taken.ok;
  });
}

function waitForDay({ store, clock }: MemberMailParts, { uid, finds }: FindMail): Promise<void> {
  return store.transact(async (tx) => {
    const add = await addToFindMail(tx, clock.now(), { uid, finds, cadence: "DAILY" });
    add();
  });
}
