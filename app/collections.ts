import { accounts } from "~/features/accounts/model/account";
import { administrators } from "~/features/accounts/model/administrators";
import { blocks } from "~/features/accounts/model/block";
import { activity } from "~/features/accounts/writes/activity";
import { agreements, agreementVersions } from "~/features/agreements/model/agreement";
import { agreementDrafts } from "~/features/agreements/model/agreement-draft";
import { agreementLog } from "~/features/agreements/model/agreement-log";
import { audit } from "~/features/audit/model/audit-trail";
import { bookmarks } from "~/features/briefs/model/bookmark";
import { briefs } from "~/features/briefs/model/brief";
import { hirerRecords } from "~/features/briefs/model/hirer-record";
import { invitations } from "~/features/briefs/model/invitation";
import { setAside } from "~/features/briefs/model/set-aside";
import { briefVersions } from "~/features/briefs/model/versions";
import { cases } from "~/features/cases/model/case";
import { conversations } from "~/features/conversations/model/conversation";
import { messages } from "~/features/conversations/model/message";
import { replyAddresses } from "~/features/conversations/model/reply-address";
import { snippets } from "~/features/conversations/model/snippet";
import { threads } from "~/features/conversations/model/thread";
import { leftOut } from "~/features/conversations/writes/left-out";
import { memberBookmarks } from "~/features/directory/model/member-bookmark";
import { files } from "~/features/files/model/file";
import { fileUse } from "~/features/files/model/file-use";
import { rates } from "~/features/market/model/rates";
import { deliveries, milestones } from "~/features/milestones/model/milestone";
import { talentRecords } from "~/features/milestones/model/talent-record";
import { reports } from "~/features/moderation/model/report";
import { takenLimits } from "~/features/notifications/mails/mail-limits.server";
import { feeds } from "~/features/notifications/model/feed";
import { notifications } from "~/features/notifications/model/notification";
import { formerHandles, handles } from "~/features/profiles/model/handle";
import { profiles } from "~/features/profiles/model/profile";
import { proposals } from "~/features/proposals/model/proposal";
import { jobWalks } from "~/features/proposals/writes/thread-jobs";
import { sharePictures } from "~/features/public-pages/model/share-picture";
import { questions } from "~/features/questions/model/question";
import { recordLeaves, recordRoots } from "~/features/records/model/record-root";
import { askedReferences } from "~/features/references/model/asked-reference";
import { works } from "~/features/references/model/work";
import { histories } from "~/features/resume/model/history";
import { savedSearches, toldFinds } from "~/features/saved-searches/reads/saved-search";
import { feedSecrets } from "~/features/saved-searches/writes/feed-secret";
import { searchLists } from "~/features/saved-searches/writes/search-lists";
import { scopeLedgers } from "~/features/scope/model/scope-ledger";
import { addressChanges } from "~/features/sign-in/auth/address-change/address-change.server";
import { attempts } from "~/features/sign-in/auth/attempts.server";
import { keptForms } from "~/features/sign-in/auth/kept-forms.server";
import { links } from "~/features/sign-in/auth/links.server";
import { challenges } from "~/features/sign-in/auth/passkeys/challenges.server";
import { passkeys } from "~/features/sign-in/auth/passkeys/passkey";
import { sessions } from "~/features/sign-in/auth/sessions.server";
import { timeLedgers, timeSheets } from "~/features/time-sheets/model/time-sheet";
import { loads, readiness, schemas, site } from "~/operations/own-collections";
import { jobs } from "~/platform/jobs/queue.server";
import type { Collection } from "~/platform/ports/collection";

/**
 * Every collection of the store, by name. A new one costs its declaration and its line here
 * (docs/adding-a-collection.md).
 */
const declared = [
  accounts,
  activity,
  addressChanges,
  administrators,
  agreementDrafts,
  agreementLog,
  agreementVersions,
  agreements,
  askedReferences,
  attempts,
  audit,
  blocks,
  briefVersions,
  briefs,
  cases,
  challenges,
  conversations,
  deliveries,
  feedSecrets,
  feeds,
  fileUse,
  files,
  formerHandles,
  handles,
  hirerRecords,
  histories,
  invitations,
  jobs,
  keptForms,
  leftOut,
  takenLimits,
  links,
  loads,
  memberBookmarks,
  messages,
  milestones,
  notifications,
  passkeys,
  profiles,
  proposals,
  questions,
  rates,
  readiness,
  recordLeaves,
  recordRoots,
  replyAddresses,
  reports,
  bookmarks,
  savedSearches,
  schemas,
  scopeLedgers,
  searchLists,
  sessions,
  setAside,
  sharePictures,
  site,
  snippets,
  talentRecords,
  threads,
  timeLedgers,
  timeSheets,
  toldFinds,
  jobWalks,
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
