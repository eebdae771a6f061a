import { addressChanges } from "~/features/accounts/auth/address-change/address-change.server";
import { accounts } from "~/features/accounts/rules/account";
import { activity } from "~/features/accounts/rules/activity";
import { administrators } from "~/features/accounts/rules/administrators";
import { bookmarks } from "~/features/briefs/rules/bookmark";
import { briefs } from "~/features/briefs/rules/brief";
import { hirerRecords } from "~/features/briefs/rules/hirer-record";
import { invitations } from "~/features/briefs/rules/invitation";
import { cases } from "~/features/cases/rules/case";
import { blocks } from "~/features/conversations/rules/block";
import { conversations } from "~/features/conversations/rules/conversation";
import { leftOut } from "~/features/conversations/rules/left-out";
import { messages } from "~/features/conversations/rules/message";
import { replyAddresses } from "~/features/conversations/rules/reply-address";
import { threads } from "~/features/conversations/rules/thread";
import { memberBookmarks } from "~/features/directory/reads/member-bookmarks";
import { files } from "~/features/files/rules/file";
import { fileUse } from "~/features/files/rules/file-use";
import { rates } from "~/features/market/rules/rates";
import { audit } from "~/features/moderation/rules/audit-trail";
import { reports } from "~/features/moderation/rules/report";
import { takenLimits } from "~/features/notifications/mails/mail-limits.server";
import { feeds } from "~/features/notifications/rules/feed";
import { notifications } from "~/features/notifications/rules/notification";
import { formerHandles, handles } from "~/features/profiles/rules/handle";
import { profiles } from "~/features/profiles/rules/profile";
import { proposals } from "~/features/proposals/rules/proposal";
import { jobWalks } from "~/features/proposals/rules/thread-jobs";
import { sharePictures } from "~/features/public-pages/reads/share-picture";
import { questions } from "~/features/questions/rules/question";
import { askedReferences } from "~/features/references/rules/asked-reference";
import { works } from "~/features/references/rules/work";
import { feedSecrets } from "~/features/saved-searches/reads/feed-secret";
import { savedSearches, toldFinds } from "~/features/saved-searches/reads/saved-search";
import { searchLists } from "~/features/saved-searches/reads/search-lists";
import { attempts } from "~/features/sign-in/auth/attempts.server";
import { links } from "~/features/sign-in/auth/links.server";
import { challenges } from "~/features/sign-in/auth/passkeys/challenges.server";
import { passkeys } from "~/features/sign-in/auth/passkeys/passkey";
import { sessions } from "~/features/sign-in/auth/sessions.server";
import { keptForms } from "~/features/sign-up/auth/kept-forms.server";
import { loads, readiness, schemas, site } from "~/operations/own-collections";
import { jobs } from "~/platform/jobs/queue.server";
import type { Collection } from "~/platform/ports/collection";
import { memberWords, words } from "~/platform/search/words/entries";
import { wordWalks } from "~/platform/search/words/write.server";

/**
 * Every collection of the store, by name. A new one costs its declaration and its line here
 * (docs/adding-a-collection.md).
 */
const declared = [
  accounts,
  activity,
  addressChanges,
  administrators,
  askedReferences,
  attempts,
  audit,
  blocks,
  briefs,
  cases,
  challenges,
  conversations,
  feedSecrets,
  feeds,
  fileUse,
  files,
  formerHandles,
  handles,
  hirerRecords,
  invitations,
  jobs,
  keptForms,
  leftOut,
  takenLimits,
  links,
  loads,
  memberBookmarks,
  memberWords,
  messages,
  notifications,
  passkeys,
  profiles,
  proposals,
  questions,
  rates,
  readiness,
  replyAddresses,
  reports,
  bookmarks,
  savedSearches,
  schemas,
  searchLists,
  sessions,
  sharePictures,
  site,
  threads,
  toldFinds,
  jobWalks,
  wordWalks,
  words,
  works,
] as const;

/** What each collection holds. */
export type StoredDocuments = {
  [Declared in (typeof declared)[number] as Declared["name"]]: NonNullable<Declared["holds"]>;
};

export const collections: readonly Collection[] = declared;

const namesWhere = (is: (one: Collection) => boolean) => collections.filter(is).map(({ name }) => name);

export const copiedCollections = namesWhere(({ inCopy }) => inCopy === "copied");
export const expiringCollections = namesWhere(({ expires }) => expires);
/**
 * Those that a web half shares with its API: authentication reads and writes nothing else while a
 * page waits.
 */
export const sharedCollections = namesWhere(({ shared }) => shared);
