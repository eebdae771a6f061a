import type { CountedWindow } from "~/adapters/counter/store.server";
import type { AddressChange } from "~/auth/address-change/address-change.server";
import type { Attempt } from "~/auth/attempts.server";
import type { KeptForm } from "~/auth/kept-forms.server";
import type { Link } from "~/auth/links.server";
import type { SessionRecord } from "~/auth/sessions.server";
import type { Account } from "~/domain/accounts/account";
import type { Brief } from "~/domain/briefs/brief";
import type { HirerRecord } from "~/domain/briefs/hirer-record";
import type { Block } from "~/domain/conversations/block";
import type { Conversation } from "~/domain/conversations/conversation";
import type { Message } from "~/domain/conversations/message";
import type { Thread } from "~/domain/conversations/thread";
import type { Walk } from "~/domain/jobs/thread-jobs";
import type { AccountNotification } from "~/domain/notices/account-notice";
import type { Notification } from "~/domain/notices/notification";
import type { Profile } from "~/domain/profiles/profile";
import type { Proposal } from "~/domain/proposals/proposal";
import type { Question } from "~/domain/questions/question";
import type { SavedBrief } from "~/domain/saved/saved-briefs";
import type { JobDocument } from "~/jobs/queue.server";
import type { Limit } from "~/mails/mail-limits.server";
import type { SchemaRecord } from "~/migrations/schema-record";

/** What each collection holds. */
export interface StoredDocuments {
  accounts: Account;
  addressChanges: AddressChange;
  attempts: Attempt;
  blocks: Block;
  briefs: Brief;
  conversations: Conversation;
  hirerRecords: HirerRecord;
  jobs: JobDocument;
  keptForms: KeptForm;
  limits: Limit | CountedWindow;
  links: Link;
  messages: Message;
  notifications: Notification | AccountNotification;
  profiles: Profile;
  proposals: Proposal;
  questions: Question;
  savedBriefs: SavedBrief;
  schemas: SchemaRecord;
  sessions: SessionRecord;
  threads: Thread;
  walks: Walk;
}
