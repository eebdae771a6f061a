// Written by scripts/graphql-codegen.mjs: `npm run codegen`. Do not edit.
import type { GraphQLResolveInfo } from 'graphql';
import type { ViewerSource as ViewerSourceModel } from '~/api/viewer';
import type { ReadBrief as ReadBriefModel } from '~/features/briefs/reads/read-brief';
import type { ReadProposal as ReadProposalModel } from '~/features/proposals/reads/read-proposal';
import type { ReadQuestion as ReadQuestionModel } from '~/features/questions/reads/read-question';
import type { ProposalAnswer as ProposalAnswerModel } from '~/content/proposal';
import type { PublicMember as PublicMemberModel } from '~/features/profiles/reads/read-member';
import type { Profile as ProfileModel } from '~/features/profiles/rules/profile';
import type { PriceRange as PriceRangeModel } from '~/content/brief';
import type { AccountSettings as AccountSettingsModel } from '~/content/account';
import type { HirerRecord as HirerRecordModel } from '~/features/briefs/rules/hirer-record';
import type { FoundReport as FoundReportModel, FoundMember as FoundMemberModel } from '~/features/moderation/api/admin-types';
import type { ReportedText as ReportedTextModel, ReportOutcome as ReportOutcomeModel } from '~/features/moderation/rules/report';
import type { ManagedMember as ManagedMemberModel } from '~/features/moderation/rules/read-managed-member';
import type { AuditEntry as AuditEntryModel } from '~/features/moderation/rules/audit-trail';
import type { Dashboard as DashboardModel } from '~/features/dashboard/rules/read-dashboard';
import type { ReadConversation as ReadConversationModel } from '~/features/conversations/reads/read-conversation';
import type { TimelineItem as TimelineItemModel } from '~/features/proposals/reads/read-timeline';
import type { FoundMessage as FoundMessageModel } from '~/features/conversations/api/conversation-queries';
import type { GraphQLContext } from '~/api/context';
import type { GraphQLScalarType as ScalarResolver } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type Query = {
  __typename?: 'Query';
  /** The signed-in member; null for anybody else. */
  viewer: Maybe<Viewer>;
  /** A member whom the viewer may read; `through` names a brief that both have to do with. */
  member: Maybe<Member>;
  /** A brief that the viewer may read. */
  brief: Maybe<Brief>;
  /** The proposal of a member for a brief: for its author and the brief's owner. */
  proposal: Maybe<Proposal>;
  /**
   * Open briefs for the viewer's own kind; with `kind`, for that kind, once the viewer's address is confirmed. All
   * words of `keyword` count, each also as the beginning of one, in title, skills, summary, place and the hirer's
   * names.
   */
  openBriefs: BriefConnection;
  /** False while the search is being made from what is stored: openBriefs finds the newest, and not all others yet. */
  searchComplete: Scalars['Boolean']['output'];
  /** A conversation of the viewer's own. */
  conversation: Maybe<Conversation>;
  /** For administrators: jobs that keep failing, were refused for good or are held. Empty for anybody else. */
  troubledJobs: JobConnection;
  /** For administrators: mails to addresses that nobody has proven. Null for anybody else. */
  signUpMails: Maybe<SignUpMails>;
  /** What the viewer would report; null for what they can't read, and for what is theirs. */
  reportSubject: Maybe<ReportSubject>;
  /** For administrators: reports that wait, or were decided. Empty for anybody else. None about who asks. */
  reports: ReportConnection;
  /** For administrators: a report with its context. That it was read is written to the audit trail. Null where it is about who asks. */
  report: Maybe<Report>;
  /** For administrators: a member by their uid or address, twenty an hour. That they were looked up is written to the audit trail. */
  managedMember: Maybe<ManagedMember>;
  /**
   * For administrators: the member whose address or id that is, or members by beginnings of words of their name or of
   * their address; each search one of twenty lookups an hour. That somebody looked is written to the audit trail.
   */
  findMembers: FoundMembers;
  /** For administrators: what they did, the last first. */
  auditTrail: AuditConnection;
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryMemberArgs = {
  uid: Scalars['ID']['input'];
  through?: InputMaybe<Scalars['ID']['input']>;
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryBriefArgs = {
  id: Scalars['ID']['input'];
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryProposalArgs = {
  brief: Scalars['ID']['input'];
  applicant: Scalars['ID']['input'];
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryOpenBriefsArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
  skill?: InputMaybe<Scalars['String']['input']>;
  workplace?: InputMaybe<Workplace>;
  budget?: InputMaybe<BudgetBand>;
  kind?: InputMaybe<TalentKind>;
  sort: BriefSort;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryConversationArgs = {
  id: Scalars['ID']['input'];
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryTroubledJobsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryReportSubjectArgs = {
  about: ReportAbout;
  id: Scalars['ID']['input'];
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryReportsArgs = {
  open: Scalars['Boolean']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryReportArgs = {
  id: Scalars['ID']['input'];
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryManagedMemberArgs = {
  search: Scalars['ID']['input'];
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryFindMembersArgs = {
  words: Scalars['String']['input'];
};


/** The market's API. Every mutation answers with a code; a bare error means a bug or an outage. */
export type QueryAuditTrailArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type FoundMembers = {
  __typename?: 'FoundMembers';
  /** Whose address or id that is; then nobody else is looked for. */
  whose: Maybe<NamedMember>;
  /** Ten at most: those who have a word as it was typed come first. */
  nodes: Array<MemberLine>;
  /** Whether there are others, or may be: of each word the last three hundred members are looked at. */
  more: Scalars['Boolean']['output'];
};

export type ReportSubject = {
  __typename?: 'ReportSubject';
  title: Scalars['String']['output'];
};

export type ReportAbout =
  | 'BRIEF'
  /** The id is a uid, or `{uid}~{briefId}` for who is read because of a brief. */
  | 'MEMBER'
  /** The id is `{briefId}_{uid}`. */
  | 'PROPOSAL'
  | 'MESSAGE'
  | 'QUESTION';

export type ReportReason =
  | 'SCAM'
  | 'ABUSE'
  | 'FALSE'
  | 'PRIVATE'
  | 'SPAM'
  | 'OTHER';

export type ReportDecision =
  | 'DISMISSED'
  | 'WARNED'
  | 'SUSPENDED';

export type ReportConnection = {
  __typename?: 'ReportConnection';
  nodes: Array<ReportLine>;
  pageInfo: PageInfo;
};

/** A report without anybody's words. */
export type ReportLine = {
  __typename?: 'ReportLine';
  id: Scalars['ID']['output'];
  about: ReportAbout;
  reason: ReportReason;
  createdAt: Scalars['String']['output'];
  by: NamedMember;
  of: NamedMember;
  outcome: Maybe<ReportOutcome>;
};

export type ReportOutcome = {
  __typename?: 'ReportOutcome';
  decision: ReportDecision;
  /** Null where none were written, or the account that they are about is gone. */
  words: Maybe<Scalars['String']['output']>;
  by: NamedMember;
  at: Scalars['String']['output'];
};

export type Report = {
  __typename?: 'Report';
  id: Scalars['ID']['output'];
  about: ReportAbout;
  /** The id of what it is about. */
  subject: Scalars['ID']['output'];
  reason: ReportReason;
  note: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  by: NamedMember;
  of: NamedMember;
  /** As they stood when it was reported. */
  texts: Array<ReportedText>;
  /** Whether the administrator may read the brief or the profile that it is about as it is now, as any member might. */
  readable: Scalars['Boolean']['output'];
  outcome: Maybe<ReportOutcome>;
};

export type ReportedText = {
  __typename?: 'ReportedText';
  label: Scalars['String']['output'];
  /** Null once its author's account is gone. */
  text: Maybe<Scalars['String']['output']>;
  by: NamedMember;
  /** It stands around what was reported. */
  around: Scalars['Boolean']['output'];
};

/** Whom an id stands for; name and status are null for who is gone. */
export type NamedMember = {
  __typename?: 'NamedMember';
  uid: Scalars['ID']['output'];
  name: Maybe<Scalars['String']['output']>;
  status: Maybe<AccountStatus>;
};

/** Somebody whom a search found, with what tells them from others of their name. */
export type MemberLine = {
  __typename?: 'MemberLine';
  uid: Scalars['ID']['output'];
  name: Maybe<Scalars['String']['output']>;
  status: Maybe<AccountStatus>;
  kind: Maybe<AccountKind>;
  email: Maybe<Scalars['String']['output']>;
};

export type ManagedMember = {
  __typename?: 'ManagedMember';
  uid: Scalars['ID']['output'];
  name: Maybe<Scalars['String']['output']>;
  email: Scalars['String']['output'];
  kind: Maybe<AccountKind>;
  status: AccountStatus;
  createdAt: Scalars['String']['output'];
  events: Array<ManagedEvent>;
  /** Whether the administrator may read the profile, as any member might. */
  readable: Scalars['Boolean']['output'];
  /** Suspended and restored by the command on the server alone. */
  administrator: Scalars['Boolean']['output'];
  /** About things of theirs, the newest first. */
  reports: ReportConnection;
};


export type ManagedMemberReportsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What happened to an account. */
export type ManagedEvent = {
  __typename?: 'ManagedEvent';
  at: Scalars['String']['output'];
  event: Scalars['String']['output'];
  by: Scalars['String']['output'];
  words: Maybe<Scalars['String']['output']>;
};

export type AuditConnection = {
  __typename?: 'AuditConnection';
  nodes: Array<AuditEntry>;
  pageInfo: PageInfo;
};

export type AuditEntry = {
  __typename?: 'AuditEntry';
  place: Scalars['ID']['output'];
  at: Scalars['String']['output'];
  act: AuditAct;
  /** Null for whoever ran a command. */
  by: Maybe<NamedMember>;
  /** The id of a member, a report or a job. */
  about: Scalars['ID']['output'];
  /** The member that it is about; null for a report or a job. */
  member: Maybe<NamedMember>;
  reason: Maybe<ReportReason>;
};

export type AuditAct =
  | 'READ_REPORT'
  | 'READ_MEMBER'
  | 'FIND_MEMBERS'
  | 'DISMISS_REPORT'
  | 'WARN'
  | 'SUSPEND'
  | 'REINSTATE'
  | 'RETRY_JOB'
  | 'END_JOB'
  | 'STEER_MAILS'
  | 'GRANT'
  | 'REVOKE';

export type JobConnection = {
  __typename?: 'JobConnection';
  nodes: Array<TroubledJob>;
  pageInfo: PageInfo;
};

/** Work that an administrator is to look at. What it is about stays inside. */
export type TroubledJob = {
  __typename?: 'TroubledJob';
  id: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  state: TroubledJobState;
  attempts: Scalars['Int']['output'];
  /** A short code. */
  lastError: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['String']['output'];
  /** Null for one that is not tried again by itself. */
  nextTryAt: Maybe<Scalars['String']['output']>;
  /** When its purpose has passed; null where it never does. */
  expiresAt: Maybe<Scalars['String']['output']>;
};

export type TroubledJobState =
  | 'FAILING'
  | 'REFUSED'
  /** A mail that may have been sent before a backup was restored. */
  | 'HELD';

export type SignUpMails = {
  __typename?: 'SignUpMails';
  /** How many wait because of many, counted to 500. */
  waiting: Scalars['Int']['output'];
  /** What an administrator said, while it holds. */
  order: Maybe<MailMove>;
  until: Maybe<Scalars['String']['output']>;
};

export type MailMove =
  /** All go out at once, for an hour. */
  | 'LET_GO'
  /** None goes out, for a day at most. */
  | 'HOLD'
  /** The busiest senders wait, as if nobody had said anything. */
  | 'BY_ITSELF';

export type Subscription = {
  __typename?: 'Subscription';
  /**
   * That something has changed which the viewer may be looking at; with `brief`, also what everybody sees who reads
   * that brief. It says nothing of what: ask anew for what is shown. The first answer comes at once. It is CHANGED where
   * something may have changed since the version that was seen last or, without one, since what is shown was asked for
   * (ISO 8601). Ends with the session.
   */
  changes: Change;
};


export type SubscriptionChangesArgs = {
  since?: InputMaybe<Scalars['Int']['input']>;
  shownAt?: InputMaybe<Scalars['String']['input']>;
  brief?: InputMaybe<Scalars['ID']['input']>;
};

export type Change = {
  __typename?: 'Change';
  kind: ChangeKind;
  /** Rises with every change. */
  version: Scalars['Int']['output'];
};

export type ChangeKind =
  /** Nothing has changed until now. */
  | 'CURRENT'
  | 'CHANGED'
  /** The last one: the viewer has opened too many of these elsewhere. */
  | 'CROWDED_OUT';

export type Mutation = {
  __typename?: 'Mutation';
  /** Makes a pending account for an address and mails it a confirmation link (product.md §4). */
  createUser: CreateUserResponse;
  /** Mails a sign-in link. Known and unknown addresses get the same answer. */
  sendLoginEmail: LoginEmailResponse;
  /**
   * Stops what the link in a mail is about, for whoever has the link (RFC 8058): mails about something, or those of a
   * conversation. `link` is the query of its address.
   */
  stopMails: StopMailsResponse;
  /**
   * Saves what a sign-up form asked, only where nothing stands yet. With `review`, the member is asked
   * whether to keep it, because another browser filled it in.
   */
  saveDraft: SaveDraftResponse;
  /** Sets the kind of an account that has none. It is fixed from then on. */
  chooseKind: ChooseKindResponse;
  /** Keeps or deletes what was filled in before the address was proven in another browser. */
  reviewAccount: ReviewAccountResponse;
  /** Deletes the viewer's account in fourteen days; until then that can be taken back. Open briefs close within ten minutes. */
  deleteAccount: AccountResult;
  takeDeletionBack: AccountResult;
  /** Tells the administrators about something that the viewer may read. While a report of theirs about it waits, the same again is none. */
  sendReport: DeletionResult;
  /** For administrators: decides that nothing follows from a report, which isn’t about themselves. */
  dismissReport: DeletionResult;
  /** For administrators: the member reads the words, and goes on as before; with a report of something of theirs, that is decided, too. */
  warnMember: AccountResult;
  /** For administrators: the member can read, and do nothing more. They read the words; with a report of something of theirs, that is decided, too. */
  suspendMember: AccountResult;
  /** For administrators: lifts a suspension. */
  reinstateMember: AccountResult;
  /** For administrators: lets a troubled job run now, as if it were new. */
  retryJob: DeletionResult;
  /** For administrators: removes a troubled job undone. */
  endJob: DeletionResult;
  /** For administrators: lets all mails to new addresses go, holds them, or leaves it to the limit. */
  steerMails: DeletionResult;
  /** Saves the viewer's profile. `revision` is the one that the form was made from; null for a first profile. */
  saveProfile: ProfileResult;
  /** Keeps which mails the viewer wants, and in which time zone they live. */
  saveSettings: SettingsResult;
  /** Keeps the viewer's theme for other browsers; null for the system's. */
  saveTheme: SettingsResult;
  /** Ends one of the viewer's sessions; none of theirs is none to end. */
  endSession: DeletionResult;
  /** Ends all of the viewer's sessions but the one that asks. */
  endOtherSessions: DeletionResult;
  /**
   * Makes a part of a file (JSON) with all that is kept about the viewer: the first, or the one that `after` names. One
   * file at a time, six a day; each part once, in their order.
   */
  exportAccount: ExportResult;
  /** Says that the availability still holds. */
  confirmAvailability: ProfileResult;
  /** Saves what a hirer wrote; an id that nobody has makes a draft. `revision` as with saveProfile. */
  saveBrief: BriefResult;
  publishBrief: BriefResult;
  /** Takes no more proposals and begins to decide. */
  beginShortlisting: BriefResult;
  /** Takes proposals again, once. */
  reopenBrief: BriefResult;
  closeBrief: BriefResult;
  /** Copies a brief to a new draft. `copyId` is the caller's key, 8 to 64 characters: the same for the same revision is the same copy. */
  copyBrief: BriefResult;
  /** Deletes a draft. Nothing else can be deleted. */
  deleteBrief: DeletionResult;
  /** Keeps a brief in the viewer's list, or takes it out. */
  setSaved: BriefResult;
  /** Keeps what an applicant has written so far. `revision` as with saveProfile; of a draft that was deleted meanwhile nothing stands. */
  saveProposal: ProposalResult;
  sendProposal: ProposalResult;
  withdrawProposal: ProposalResult;
  /** Deletes a proposal that was never sent. */
  deleteProposal: DeletionResult;
  /** The applicant hears it ten minutes later, as with a decline. */
  shortlistProposal: ProposalResult;
  /** The applicant hears it ten minutes later. For the last seat `noes` names everybody else who waits for a reply: else STALE. */
  acceptProposal: ProposalResult;
  /** Declines several of a brief, 100 at most. Who withdrew meanwhile is left out. Answers the first of them. */
  declineProposals: ProposalResult;
  /** The applicant hears it ten minutes later. */
  declineProposal: ProposalResult;
  /** Marks some of the viewer's notifications as read, 50 at most; with `all`, every one. */
  markNotificationsRead: DeletionResult;
  /** Undoes a decision before its applicant was told; with `all`, every no that was given with it. What gave the last seat is undone whole. `tellsAt` is the decision’s, as the viewer read it: where that one was undone before, nothing is done, and no other is undone. */
  undoDecision: ProposalResult;
  /** Asks about an open brief, without a name. `key` is the caller's, 8 to 64 characters: the same with the same text is the same question. */
  askQuestion: QuestionResult;
  /** Answers a question about the viewer's brief for everyone who can read it; within five minutes also changes the answer. */
  answerQuestion: QuestionResult;
  /** Takes an unanswered question about the viewer's brief away, and tells its asker. */
  removeQuestion: QuestionResult;
  /** Sends a message in one of the viewer's conversations. `key` is the sender's own, 8 to 64 characters: the same with the same text is the same message. */
  sendMessage: ConversationResult;
  /** A hirer's message to a member whose profile is open to members. It begins their conversation, or goes on with it. */
  startConversation: ConversationResult;
  /** Changes a message of the viewer's own, within five minutes of sending it. */
  editMessage: ConversationResult;
  /** Notes that the viewer has seen a conversation up to the message of this number. Never goes back. */
  markRead: ConversationResult;
  /** Puts a conversation away, until another message comes. */
  setArchived: ConversationResult;
  /** Has a conversation count nowhere and mail nothing. */
  setMuted: ConversationResult;
  /** Stops all messages between the viewer and the other member of a conversation, both ways. */
  setBlocked: ConversationResult;
};


export type MutationCreateUserArgs = {
  createUserData: CreateUserData;
};


export type MutationSendLoginEmailArgs = {
  loginData: LoginData;
};


export type MutationStopMailsArgs = {
  link: Scalars['String']['input'];
};


export type MutationSaveDraftArgs = {
  draft: SignUpDraftInput;
  review: Scalars['Boolean']['input'];
};


export type MutationChooseKindArgs = {
  kind: AccountKind;
};


export type MutationReviewAccountArgs = {
  choice: ReviewChoice;
};


export type MutationSendReportArgs = {
  about: ReportAbout;
  id: Scalars['ID']['input'];
  reason: ReportReason;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDismissReportArgs = {
  id: Scalars['ID']['input'];
  words?: InputMaybe<Scalars['String']['input']>;
};


export type MutationWarnMemberArgs = {
  uid: Scalars['ID']['input'];
  reason: ReportReason;
  words: Scalars['String']['input'];
  report?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSuspendMemberArgs = {
  uid: Scalars['ID']['input'];
  reason: ReportReason;
  words: Scalars['String']['input'];
  report?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationReinstateMemberArgs = {
  uid: Scalars['ID']['input'];
  words: Scalars['String']['input'];
};


export type MutationRetryJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEndJobArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSteerMailsArgs = {
  move: MailMove;
};


export type MutationSaveProfileArgs = {
  revision?: InputMaybe<Scalars['Int']['input']>;
  profile: ProfileInput;
};


export type MutationSaveSettingsArgs = {
  settings: SettingsInput;
};


export type MutationSaveThemeArgs = {
  theme?: InputMaybe<Theme>;
};


export type MutationEndSessionArgs = {
  name: Scalars['ID']['input'];
};


export type MutationExportAccountArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveBriefArgs = {
  id: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  brief: BriefInput;
};


export type MutationPublishBriefArgs = {
  id: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};


export type MutationBeginShortlistingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReopenBriefArgs = {
  id: Scalars['ID']['input'];
  closesOn: Scalars['String']['input'];
  decideOn: Scalars['String']['input'];
};


export type MutationCloseBriefArgs = {
  id: Scalars['ID']['input'];
  reason: OwnerCloseReason;
};


export type MutationCopyBriefArgs = {
  id: Scalars['ID']['input'];
  copyId: Scalars['ID']['input'];
};


export type MutationDeleteBriefArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSetSavedArgs = {
  brief: Scalars['ID']['input'];
  saved: Scalars['Boolean']['input'];
};


export type MutationSaveProposalArgs = {
  brief: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  proposal: ProposalInput;
};


export type MutationSendProposalArgs = {
  brief: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
  proposal: ProposalInput;
};


export type MutationWithdrawProposalArgs = {
  brief: Scalars['ID']['input'];
};


export type MutationDeleteProposalArgs = {
  brief: Scalars['ID']['input'];
};


export type MutationShortlistProposalArgs = {
  brief: Scalars['ID']['input'];
  applicant: Scalars['ID']['input'];
};


export type MutationAcceptProposalArgs = {
  brief: Scalars['ID']['input'];
  applicant: Scalars['ID']['input'];
  noes: Array<NoInput>;
};


export type MutationDeclineProposalsArgs = {
  brief: Scalars['ID']['input'];
  noes: Array<NoInput>;
};


export type MutationDeclineProposalArgs = {
  brief: Scalars['ID']['input'];
  applicant: Scalars['ID']['input'];
  reason: DeclineReason;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMarkNotificationsReadArgs = {
  ids: Array<Scalars['ID']['input']>;
  all: Scalars['Boolean']['input'];
};


export type MutationUndoDecisionArgs = {
  brief: Scalars['ID']['input'];
  applicant: Scalars['ID']['input'];
  all: Scalars['Boolean']['input'];
  tellsAt?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAskQuestionArgs = {
  brief: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationAnswerQuestionArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
  changesBrief: Scalars['Boolean']['input'];
};


export type MutationRemoveQuestionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendMessageArgs = {
  conversation: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationStartConversationArgs = {
  member: Scalars['ID']['input'];
  key: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationEditMessageArgs = {
  id: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationMarkReadArgs = {
  conversation: Scalars['ID']['input'];
  upTo: Scalars['Int']['input'];
};


export type MutationSetArchivedArgs = {
  conversation: Scalars['ID']['input'];
  archived: Scalars['Boolean']['input'];
};


export type MutationSetMutedArgs = {
  conversation: Scalars['ID']['input'];
  muted: Scalars['Boolean']['input'];
};


export type MutationSetBlockedArgs = {
  conversation: Scalars['ID']['input'];
  blocked: Scalars['Boolean']['input'];
};

export type CreateUserData = {
  email: Scalars['String']['input'];
};

export type CreateUserResponse = {
  __typename?: 'CreateUserResponse';
  code: CreateUserCode;
  email: Maybe<Scalars['String']['output']>;
  uid: Maybe<Scalars['ID']['output']>;
  /** A custom token to sign in with, bound to the attempt that the request named. */
  token: Maybe<Scalars['String']['output']>;
  message: Maybe<Scalars['String']['output']>;
};

export type CreateUserCode =
  | 'SUCCESS'
  | 'USER_ALREADY_EXISTS'
  | 'ERROR';

export type LoginData = {
  email: Scalars['String']['input'];
  /** An internal path to go to after signing in. */
  redirect: Scalars['String']['input'];
};

export type LoginEmailResponse = {
  __typename?: 'LoginEmailResponse';
  code: LoginEmailCode;
  message: Maybe<Scalars['String']['output']>;
};

export type StopMailsResponse = {
  __typename?: 'StopMailsResponse';
  code: StopMailsCode;
};

export type StopMailsCode =
  | 'SUCCESS'
  /** We made no such link. */
  | 'LINK_UNKNOWN';

export type LoginEmailCode =
  | 'SUCCESS'
  | 'INVALID_EMAIL'
  | 'TOO_MANY_REQUESTS'
  | 'ERROR';

export type AccountKind =
  | 'FREELANCER'
  | 'AGENCY'
  | 'HIRER';

export type BriefSort =
  /** Words in the title, the skills or the hirer's names before words in the rest; then the newest first. */
  | 'MATCH'
  | 'NEWEST'
  /** The soonest last day for proposals first. */
  | 'CLOSING'
  /**
   * How the viewer's profile fits: the most lines met first, among the newest 200 that ask for one of its skills.
   * Without any skill in the profile as `MATCH`.
   */
  | 'FIT';

/** A kind of account that finds work. */
export type TalentKind =
  | 'FREELANCER'
  | 'AGENCY';

export type AccountStatus =
  /** The address is unproven: may fill in the profile and drafts; nothing that others see. */
  | 'PENDING'
  | 'ACTIVE'
  | 'SUSPENDED'
  | 'DELETING';

/** What a member may do next with their account. */
export type AccountMove =
  | 'CONFIRM_ADDRESS'
  | 'CHOOSE_KIND'
  | 'REVIEW'
  /** The account is being deleted; nothing else can be done with it. */
  | 'TAKE_BACK_DELETION';

/** What an administrator said about an account that stays as it is. */
export type Warning = {
  __typename?: 'Warning';
  /** ISO 8601 UTC. */
  at: Scalars['String']['output'];
  /** The administrator's own. */
  words: Scalars['String']['output'];
};

export type Viewer = {
  __typename?: 'Viewer';
  uid: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  emailVerified: Scalars['Boolean']['output'];
  status: AccountStatus;
  /** While the account is being deleted: when nothing of it is left. */
  deletesAt: Maybe<Scalars['String']['output']>;
  /** While it is suspended: why, in an administrator's words. */
  suspendedBecause: Maybe<Scalars['String']['output']>;
  /** What the viewer was warned of, the newest first. */
  warnings: Array<Warning>;
  kind: Maybe<AccountKind>;
  /** Whether the viewer is an administrator now. */
  admin: Scalars['Boolean']['output'];
  moves: Array<AccountMove>;
  profile: Maybe<Profile>;
  /** What the profile says and what to add next; null without a profile. */
  completeness: Maybe<Array<CompletenessLine>>;
  /** Own briefs in one state, newest first. */
  briefs: BriefConnection;
  /** How many own briefs stand in each state. */
  briefCounts: BriefStateCounts;
  /** Own proposals, last changed first. */
  proposals: ProposalConnection;
  savedBriefs: BriefConnection;
  /** What the viewer was told in the last 180 days, newest first; with `unread`, only what they have yet to read. */
  notifications: NotificationConnection;
  /** Warnings among these that the viewer has yet to read, however much came after them: ten at most, the newest first. */
  unseenWarnings: Array<Notification>;
  /** How many of these are unread: 10 for more. */
  unreadNotifications: Scalars['Int']['output'];
  dashboard: Dashboard;
  /** Questions about the viewer's briefs that wait for an answer, the oldest first. */
  openQuestions: QuestionConnection;
  /** Own conversations, the last in which something happened first. */
  conversations: ConversationConnection;
  /** The conversation with a member that is about no brief. */
  conversationWith: Maybe<Conversation>;
  /** How many conversations have unread messages: 10 stands for 10 and more. `except` is one that the viewer is looking at. */
  unreadThreads: Scalars['Int']['output'];
  /**
   * Messages in own conversations that have all of these words, the newest first. A page may hold fewer than `first`
   * and not be the last.
   */
  messages: FoundMessageConnection;
  settings: Settings;
  /** Where the viewer is signed in, the newest first; fifty at most. */
  sessions: Array<SignedInSession>;
  /** What happened to the account lately, the newest first, fifty at most. */
  activity: Array<AccountActivity>;
};


export type ViewerBriefsArgs = {
  status: BriefStatus;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerProposalsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerSavedBriefsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerNotificationsArgs = {
  unread: Scalars['Boolean']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerOpenQuestionsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerConversationsArgs = {
  kind?: InputMaybe<ConversationKind>;
  archived: Scalars['Boolean']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type ViewerConversationWithArgs = {
  member: Scalars['ID']['input'];
};


export type ViewerUnreadThreadsArgs = {
  except?: InputMaybe<Scalars['ID']['input']>;
};


export type ViewerMessagesArgs = {
  words: Scalars['String']['input'];
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  nodes: Array<Notification>;
  pageInfo: PageInfo;
};

/** Something that the viewer was told, in the words of its mail. */
export type Notification = {
  __typename?: 'Notification';
  id: Scalars['ID']['output'];
  /** What happened, as a line. */
  line: Scalars['String']['output'];
  /** What it means; null where it means nothing any more. */
  detail: Maybe<Scalars['String']['output']>;
  /** The page of this site that it is about; null where the viewer can open none. */
  path: Maybe<Scalars['String']['output']>;
  unread: Scalars['Boolean']['output'];
  createdAt: Scalars['String']['output'];
  /** Whose doing it was, by the name that its line says; null for the product's own, and for what has no name. */
  by: Maybe<NotificationAuthor>;
};

export type NotificationAuthor = {
  __typename?: 'NotificationAuthor';
  uid: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** What the viewer reads first. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** What waits for the viewer: what is due first first, then what has no date, the newest first. */
  work: Array<WorkLine>;
  /** For a hirer: the running briefs with the nearest reply dates; five at most. */
  running: Array<RunningBrief>;
  /** For talent: their proposals that run or ended lately, what is due first first; five at most. */
  proposals: Array<OwnProposal>;
  /** For talent: the five that fit best of the newest open briefs. */
  briefs: Array<FittingBrief>;
  /** For a hirer: who fits the open brief that has the fewest proposals; null without one. */
  seeking: Maybe<Seeking>;
  numbers: ProposalNumbers;
  /** For a hirer: how they decided so far. */
  record: Maybe<HirerRecord>;
};

export type WorkLine = {
  __typename?: 'WorkLine';
  kind: WorkKind;
  brief: Maybe<BriefName>;
  /** ISO date: the day by which it is due. */
  due: Maybe<Scalars['String']['output']>;
  /** ISO date: the day on which it happened. */
  since: Maybe<Scalars['String']['output']>;
  /** Whose messages they are; null where they are gone. */
  who: Maybe<Scalars['String']['output']>;
  conversation: Maybe<Scalars['ID']['output']>;
  /** Unread messages, questions to answer, proposals to review, places that are taken, days since the availability was confirmed, or lines of the profile. */
  count: Maybe<Scalars['Int']['output']>;
  /** Out of so many. */
  of: Maybe<Scalars['Int']['output']>;
};

export type BriefName = {
  __typename?: 'BriefName';
  id: Scalars['ID']['output'];
  title: Maybe<Scalars['String']['output']>;
};

export type RunningBrief = {
  __typename?: 'RunningBrief';
  brief: Brief;
  /** Unread messages about it. */
  unread: Scalars['Int']['output'];
};

/** A proposal of the viewer’s, in a line. */
export type OwnProposal = {
  __typename?: 'OwnProposal';
  brief: BriefName;
  status: ProposalStatus;
  placeInLine: Maybe<Scalars['Int']['output']>;
  /** ISO date: by when its applicant hears, or of a draft until when it can be sent; null where it is over. */
  due: Maybe<Scalars['String']['output']>;
};

export type WorkKind =
  | 'ACCEPTED'
  | 'MESSAGE'
  | 'BRIEF_CLOSES'
  | 'QUESTIONS'
  | 'REVIEW'
  | 'AVAILABILITY'
  | 'PROPOSAL_DRAFT'
  | 'BRIEF_DRAFT'
  | 'FIRST_BRIEF'
  | 'PROFILE'
  | 'FIRST_PROPOSAL'
  | 'VISIBILITY';

export type FittingBrief = {
  __typename?: 'FittingBrief';
  brief: Brief;
  fit: Array<FitLine>;
};

export type Seeking = {
  __typename?: 'Seeking';
  brief: Brief;
  /** Five at most. */
  members: Array<FittingMember>;
};

export type FittingMember = {
  __typename?: 'FittingMember';
  member: Member;
  fit: Array<FitLine>;
};

/** Of the last hundred proposals that the viewer sent, or as a hirer got. */
export type ProposalNumbers = {
  __typename?: 'ProposalNumbers';
  /** Of the last twelve (UTC) those in which any was sent, the oldest first. */
  months: Array<MonthOfProposals>;
  /** How many briefs they were for. */
  briefs: Scalars['Int']['output'];
  /** Whether there may be more than were counted. */
  partial: Scalars['Boolean']['output'];
  /** From sending a proposal to its reply: the median; null without any reply. */
  replyHours: Maybe<Scalars['Int']['output']>;
};

/** By the month in which they were sent. */
export type MonthOfProposals = {
  __typename?: 'MonthOfProposals';
  /** Like 2026-11. */
  month: Scalars['String']['output'];
  accepted: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
  declined: Scalars['Int']['output'];
  withdrawn: Scalars['Int']['output'];
};

export type Settings = {
  __typename?: 'Settings';
  messages: NotifyTime;
  proposals: NotifyTime;
  briefs: NotifyTime;
  /** IANA name; null is UTC. */
  timeZone: Maybe<Scalars['String']['output']>;
  /** What a new browser is shown in; null for the system's. */
  theme: Maybe<Theme>;
};

/** product.md §3. */
export type Theme =
  | 'dark'
  | 'black'
  | 'light'
  | 'charcoal'
  | 'blueprint'
  | 'contrast';

export type SettingsInput = {
  messages: NotifyTime;
  proposals: NotifyTime;
  briefs: NotifyTime;
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** When a mail goes out. Mails about one's own account always go out at once. */
export type NotifyTime =
  | 'INSTANT'
  /** In one mail a day. */
  | 'DAILY'
  | 'OFF';

export type AccountActivity = {
  __typename?: 'AccountActivity';
  /** A word for it, like signed-in. */
  event: Scalars['String']['output'];
  /** The browser that did it, in words; null where none is known. */
  device: Maybe<Scalars['String']['output']>;
  at: Scalars['String']['output'];
};

export type SignedInSession = {
  __typename?: 'SignedInSession';
  name: Scalars['ID']['output'];
  /** Like "Firefox on Android". */
  device: Scalars['String']['output'];
  openedAt: Scalars['String']['output'];
  lastSeenAt: Scalars['String']['output'];
  /** Whether it is the one that asks. */
  current: Scalars['Boolean']['output'];
};

export type MoneyInput = {
  amount: Scalars['Int']['input'];
  currency: Scalars['String']['input'];
};

/** What a member says of themselves. Which fields count depends on the kind of account. */
export type Profile = {
  __typename?: 'Profile';
  revision: Scalars['Int']['output'];
  displayName: Scalars['String']['output'];
  organisation: Maybe<Scalars['String']['output']>;
  contactName: Maybe<Scalars['String']['output']>;
  headline: Maybe<Scalars['String']['output']>;
  about: Maybe<Scalars['String']['output']>;
  discipline: Maybe<Scalars['String']['output']>;
  teamSize: Maybe<Scalars['Int']['output']>;
  services: Array<Scalars['String']['output']>;
  skills: Array<Scalars['String']['output']>;
  people: Array<Scalars['String']['output']>;
  /** By the hour or by the day. */
  rate: Maybe<PriceRange>;
  availability: Maybe<Availability>;
  /** ISO date, with FROM. */
  availableFrom: Maybe<Scalars['String']['output']>;
  hoursPerWeek: Maybe<Scalars['Int']['output']>;
  /** ISO 3166-1 alpha-2. */
  country: Maybe<Scalars['String']['output']>;
  /** IANA name. */
  timeZone: Maybe<Scalars['String']['output']>;
  languages: Array<Scalars['String']['output']>;
  website: Maybe<Scalars['String']['output']>;
  size: Maybe<Scalars['String']['output']>;
  links: Array<Scalars['String']['output']>;
  visibility: Visibility;
  /** Whether the availability was confirmed within the last seven days. */
  availabilityFresh: Scalars['Boolean']['output'];
  availabilityConfirmedAt: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['String']['output'];
};

export type ProfileInput = {
  displayName: Scalars['String']['input'];
  organisation?: InputMaybe<Scalars['String']['input']>;
  contactName?: InputMaybe<Scalars['String']['input']>;
  headline?: InputMaybe<Scalars['String']['input']>;
  about?: InputMaybe<Scalars['String']['input']>;
  discipline?: InputMaybe<Scalars['String']['input']>;
  teamSize?: InputMaybe<Scalars['Int']['input']>;
  services: Array<Scalars['String']['input']>;
  skills: Array<Scalars['String']['input']>;
  people: Array<Scalars['String']['input']>;
  /** By the hour or by the day. */
  rate?: InputMaybe<PriceRangeInput>;
  availability?: InputMaybe<Availability>;
  /** ISO date, with FROM. */
  availableFrom?: InputMaybe<Scalars['String']['input']>;
  hoursPerWeek?: InputMaybe<Scalars['Int']['input']>;
  /** ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  /** IANA name. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  languages: Array<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  size?: InputMaybe<Scalars['String']['input']>;
  links: Array<Scalars['String']['input']>;
  visibility: Visibility;
};

export type CompletenessLine = {
  __typename?: 'CompletenessLine';
  field: Scalars['String']['output'];
  label: Scalars['String']['output'];
  met: Scalars['Boolean']['output'];
  why: Scalars['String']['output'];
};

/** A member as others read them: never the address. */
export type Member = {
  __typename?: 'Member';
  uid: Scalars['ID']['output'];
  kind: AccountKind;
  profile: Profile;
  /** Hirers only. */
  record: Maybe<HirerRecord>;
};

/** How a hirer decided so far (the decide-by promise). */
export type HirerRecord = {
  __typename?: 'HirerRecord';
  decidedInTime: Scalars['Int']['output'];
  decidedLate: Scalars['Int']['output'];
};

/** From `min` to `max` in minor units, with its ISO 4217 code. */
export type PriceRange = {
  __typename?: 'PriceRange';
  min: Scalars['Int']['output'];
  max: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  unit: PriceUnit;
};

export type PriceRangeInput = {
  min: Scalars['Int']['input'];
  max: Scalars['Int']['input'];
  currency: Scalars['String']['input'];
  unit: PriceUnit;
};

export type PriceUnit =
  | 'HOUR'
  | 'DAY'
  | 'PROJECT';

export type Brief = {
  __typename?: 'Brief';
  id: Scalars['ID']['output'];
  status: BriefStatus;
  closeReason: Maybe<CloseReason>;
  revision: Scalars['Int']['output'];
  title: Maybe<Scalars['String']['output']>;
  summary: Maybe<Scalars['String']['output']>;
  problem: Maybe<Scalars['String']['output']>;
  desiredOutcome: Maybe<Scalars['String']['output']>;
  skills: Array<Scalars['String']['output']>;
  mustHaves: Array<Scalars['String']['output']>;
  niceToHaves: Array<Scalars['String']['output']>;
  openTo: Audience;
  workplace: Maybe<Workplace>;
  location: Maybe<Scalars['String']['output']>;
  contractType: Maybe<ContractType>;
  budget: Maybe<PriceRange>;
  /** ISO date, as are the other days. */
  startOn: Maybe<Scalars['String']['output']>;
  weeks: Maybe<Scalars['Int']['output']>;
  /** How many people or teams it is for. */
  seats: Scalars['Int']['output'];
  /** Proposals that are read at once; more go on a waiting list. */
  cap: Scalars['Int']['output'];
  /** The last day for proposals (UTC). */
  closesOn: Maybe<Scalars['String']['output']>;
  /** Everyone has a reply when this day ends (UTC). */
  decideOn: Maybe<Scalars['String']['output']>;
  /** The two dates as applicants were first told them, which the hirer's record counts; null while they stand. */
  firstDates: Maybe<BriefDates>;
  /** ISO 8601 UTC, as are the other times. */
  createdAt: Scalars['String']['output'];
  updatedAt: Scalars['String']['output'];
  publishedAt: Maybe<Scalars['String']['output']>;
  endedAt: Maybe<Scalars['String']['output']>;
  /** When it is filled, once its last seat is given and can still be undone: for its owner; null for others. */
  fillsAt: Maybe<Scalars['String']['output']>;
  /** Its hirer is suspended: it is in no list, takes no proposals, and its hirer reads none. */
  hidden: Scalars['Boolean']['output'];
  /** Who wrote it; null where they can't be read any more: their account is suspended, or gone. */
  hirer: Maybe<Member>;
  /** What the viewer may do next. */
  moves: Array<BriefMove>;
  counts: BriefCounts;
  /** For its owner; null for others. */
  check: Maybe<Array<CheckLine>>;
  /** How the viewer fits; null for its owner. */
  fit: Maybe<Array<FitLine>>;
  /** What the viewer wrote about it. */
  ownProposal: Maybe<Proposal>;
  saved: Scalars['Boolean']['output'];
  /**
   * Its proposals in one state, or those of them whose decision is told at `tellsAt`, the first to come first: for its
   * owner, unless they are suspended; null for others.
   */
  proposals: Maybe<ProposalConnection>;
  /** For its owner; null for others. */
  events: Maybe<Array<EventLine>>;
  /** What was asked and answered, the newest answer first. */
  questions: QuestionConnection;
  /** Without an answer: what waits for its owner; for others what became of those that the viewer asked. */
  unansweredQuestions: QuestionConnection;
  /** When an answer last changed what the brief asks. */
  clarifiedAt: Maybe<Scalars['String']['output']>;
};


export type BriefProposalsArgs = {
  status: ProposalStatus;
  tellsAt?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type BriefQuestionsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type BriefUnansweredQuestionsArgs = {
  first: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type QuestionConnection = {
  __typename?: 'QuestionConnection';
  nodes: Array<Question>;
  pageInfo: PageInfo;
};

/** A question about a brief. Who asked it is told to nobody. */
export type Question = {
  __typename?: 'Question';
  id: Scalars['ID']['output'];
  brief: Brief;
  /** Null once the account that asked is gone. */
  text: Maybe<Scalars['String']['output']>;
  status: QuestionStatus;
  /** Whether the viewer asked it. */
  own: Scalars['Boolean']['output'];
  askedAt: Scalars['String']['output'];
  answer: Maybe<Scalars['String']['output']>;
  answeredAt: Maybe<Scalars['String']['output']>;
  /** Its hirer says that the answer changes what the brief asks. */
  changesBrief: Scalars['Boolean']['output'];
  /** What the viewer may do next. */
  moves: Array<QuestionMove>;
};

export type QuestionStatus =
  | 'OPEN'
  | 'ANSWERED'
  /** Its hirer found it out of place. */
  | 'REMOVED'
  /** The brief ended before an answer. */
  | 'LAPSED';

export type QuestionMove =
  | 'ANSWER'
  | 'EDIT_ANSWER'
  | 'REMOVE';

export type QuestionResult = {
  __typename?: 'QuestionResult';
  question: Maybe<Question>;
  refusal: Maybe<Refusal>;
};

export type BriefDates = {
  __typename?: 'BriefDates';
  closesOn: Maybe<Scalars['String']['output']>;
  decideOn: Maybe<Scalars['String']['output']>;
};

export type BriefStatus =
  | 'DRAFT'
  | 'OPEN'
  | 'SHORTLISTING'
  | 'FILLED'
  | 'CLOSED';

export type CloseReason =
  | 'NO_FIT'
  | 'BUDGET'
  | 'CANCELLED'
  | 'ELSEWHERE'
  /** No decision in time; the product closed it. */
  | 'EXPIRED';

export type OwnerCloseReason =
  | 'NO_FIT'
  | 'BUDGET'
  | 'CANCELLED'
  | 'ELSEWHERE';

export type Audience =
  | 'BOTH'
  | 'FREELANCER'
  | 'AGENCY';

export type Workplace =
  | 'REMOTE'
  | 'HYBRID'
  | 'ONSITE';

export type ContractType =
  | 'FREELANCE'
  | 'EMPLOYMENT'
  | 'EITHER';

export type Availability =
  | 'AVAILABLE'
  | 'FROM'
  | 'BUSY';

export type Visibility =
  /** Every member with a confirmed address can read it. Visitors and search engines can’t. */
  | 'MEMBERS'
  /** People you send a proposal to, and people who read a brief of yours. No one else finds it. */
  | 'HIDDEN';

export type BudgetBand =
  | 'SMALL'
  | 'MEDIUM'
  | 'LARGE';

export type BriefMove =
  | 'EDIT'
  /** Only the two dates, to later, once. */
  | 'EDIT_DATES'
  | 'PUBLISH'
  | 'SHORTLIST'
  | 'REOPEN'
  | 'CLOSE'
  | 'COPY'
  | 'DELETE'
  | 'PROPOSE'
  | 'ASK'
  | 'SAVE';

/** Proposals by state. Others than the owner read the places and the line alone; the rest is 0. */
export type BriefCounts = {
  __typename?: 'BriefCounts';
  /** Places of the cap that are taken. */
  places: Scalars['Int']['output'];
  /** In line; for the owner also who was there when the brief ended, since they were never theirs to read. */
  waitlisted: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  sent: Scalars['Int']['output'];
  shortlisted: Scalars['Int']['output'];
  accepted: Scalars['Int']['output'];
  declined: Scalars['Int']['output'];
};

export type BriefStateCounts = {
  __typename?: 'BriefStateCounts';
  draft: Scalars['Int']['output'];
  open: Scalars['Int']['output'];
  shortlisting: Scalars['Int']['output'];
  filled: Scalars['Int']['output'];
  closed: Scalars['Int']['output'];
};

/** One line of the brief check: what a good brief says, and whether this one does. */
export type CheckLine = {
  __typename?: 'CheckLine';
  field: Scalars['String']['output'];
  label: Scalars['String']['output'];
  met: Scalars['Boolean']['output'];
  advice: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
};

export type FitLine = {
  __typename?: 'FitLine';
  aspect: FitAspect;
  state: FitState;
  detail: Scalars['String']['output'];
};

export type FitAspect =
  | 'SKILLS'
  | 'MUST_HAVES'
  | 'RATE'
  | 'DATES'
  | 'WORKPLACE';

export type FitState =
  | 'MET'
  | 'NEARLY'
  | 'UNKNOWN'
  | 'NOT_MET';

export type EventLine = {
  __typename?: 'EventLine';
  at: Scalars['String']['output'];
  event: Scalars['String']['output'];
  by: Scalars['String']['output'];
};

export type BriefConnection = {
  __typename?: 'BriefConnection';
  nodes: Array<Brief>;
  pageInfo: PageInfo;
};

export type ProposalConnection = {
  __typename?: 'ProposalConnection';
  nodes: Array<Proposal>;
  pageInfo: PageInfo;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  hasNextPage: Scalars['Boolean']['output'];
  /** Opaque; null on the last page. */
  endCursor: Maybe<Scalars['String']['output']>;
};

export type BriefInput = {
  title?: InputMaybe<Scalars['String']['input']>;
  summary?: InputMaybe<Scalars['String']['input']>;
  problem?: InputMaybe<Scalars['String']['input']>;
  desiredOutcome?: InputMaybe<Scalars['String']['input']>;
  skills: Array<Scalars['String']['input']>;
  mustHaves: Array<Scalars['String']['input']>;
  niceToHaves: Array<Scalars['String']['input']>;
  openTo: Audience;
  workplace?: InputMaybe<Workplace>;
  location?: InputMaybe<Scalars['String']['input']>;
  contractType?: InputMaybe<ContractType>;
  budget?: InputMaybe<PriceRangeInput>;
  /** ISO date, as are the other days. */
  startOn?: InputMaybe<Scalars['String']['input']>;
  weeks?: InputMaybe<Scalars['Int']['input']>;
  /** How many people or teams it is for. */
  seats: Scalars['Int']['input'];
  /** Proposals that are read at once; more go on a waiting list. */
  cap: Scalars['Int']['input'];
  /** The last day for proposals (UTC). */
  closesOn?: InputMaybe<Scalars['String']['input']>;
  /** Everyone has a reply when this day ends (UTC). */
  decideOn?: InputMaybe<Scalars['String']['input']>;
};

export type Proposal = {
  __typename?: 'Proposal';
  brief: Brief;
  /** Whose it is, also where they can't be read any more. */
  applicantUid: Scalars['ID']['output'];
  /** Null where they can't be read any more: their account is suspended, or gone. */
  applicant: Maybe<Member>;
  kind: AccountKind;
  /**
   * Of one that is accepted, the other side's e-mail address: the hirer's for its author, the author's for the hirer;
   * null where their account is suspended, being deleted, or gone.
   */
  contact: Maybe<Scalars['String']['output']>;
  /** As the viewer may know it: a decision is told ten minutes after it. */
  status: ProposalStatus;
  reason: Maybe<EndReason>;
  note: Maybe<Scalars['String']['output']>;
  /** Until when the hirer may undo the decision. */
  tellsAt: Maybe<Scalars['String']['output']>;
  /** Whether its author knows of the decision: they may be told some moments after `tellsAt`. True for its author. */
  told: Scalars['Boolean']['output'];
  revision: Scalars['Int']['output'];
  pitch: Maybe<Scalars['String']['output']>;
  /** One for each must-have of the brief, in its order. */
  answers: Array<ProposalAnswer>;
  rate: Maybe<PriceRange>;
  /** Days of work. Asked where the price is for another unit than the brief’s budget. */
  days: Maybe<Scalars['Int']['output']>;
  startOn: Maybe<Scalars['String']['output']>;
  links: Array<Scalars['String']['output']>;
  sentAt: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['String']['output'];
  /** 1 for the first in line; null for one that doesn't wait, or came when the line was too long to count. */
  placeInLine: Maybe<Scalars['Int']['output']>;
  /** Where the viewer and the other side write about it; null while it hasn't reached the hirer. */
  conversation: Maybe<Conversation>;
  fit: Array<FitLine>;
  moves: Array<ProposalMove>;
  events: Array<EventLine>;
};

/** What a conversation is about: nothing but its two members, or a brief. */
export type ConversationKind =
  | 'DEFAULT'
  | 'BRIEFS';

/** A conversation of two members, as the viewer has it. */
export type Conversation = {
  __typename?: 'Conversation';
  id: Scalars['ID']['output'];
  kind: ConversationKind;
  /** The other member; null where they can't be read any more: their account is suspended, or gone. */
  with: Maybe<Member>;
  withState: ParticipantState;
  /** What it is about; null for kind DEFAULT, and where it can't be read any more. */
  brief: Maybe<Brief>;
  proposal: Maybe<Proposal>;
  /** Messages of the other that the viewer hasn't seen. */
  unread: Scalars['Int']['output'];
  /** Put away until another message comes. */
  archived: Scalars['Boolean']['output'];
  /** It counts nowhere and mails nothing. */
  muted: Scalars['Boolean']['output'];
  /** Whether the viewer has blocked the other. */
  blocked: Scalars['Boolean']['output'];
  /** How many messages it has: the number of the last one. */
  messages: Scalars['Int']['output'];
  last: Maybe<LastLine>;
  /** What the viewer may do next. */
  moves: Array<ConversationMove>;
  /** Its last messages, or the last ones before that of a number, the oldest first; with what happened to the proposal meanwhile. */
  timeline: TimelineConnection;
};


/** A conversation of two members, as the viewer has it. */
export type ConversationTimelineArgs = {
  first: Scalars['Int']['input'];
  before?: InputMaybe<Scalars['String']['input']>;
};

export type ParticipantState =
  | 'ACTIVE'
  /** Their account is suspended, or being deleted. */
  | 'AWAY'
  /** Their account is gone. */
  | 'GONE';

export type ConversationMove =
  | 'WRITE'
  | 'ARCHIVE'
  | 'UNARCHIVE'
  | 'MUTE'
  | 'UNMUTE'
  | 'BLOCK'
  | 'UNBLOCK';

/** What stands last in a conversation. */
export type LastLine = {
  __typename?: 'LastLine';
  at: Scalars['String']['output'];
  /** Whether the viewer wrote it. */
  own: Scalars['Boolean']['output'];
  /** The beginning of a message; null for an event, and where its author's account is gone. */
  text: Maybe<Scalars['String']['output']>;
  /** An event of the proposal; null for a message. */
  event: Maybe<Scalars['String']['output']>;
};

/** A message, or what happened to the proposal. */
export type TimelineItem = {
  __typename?: 'TimelineItem';
  id: Scalars['ID']['output'];
  at: Scalars['String']['output'];
  /** Whether the viewer wrote or did it. */
  own: Scalars['Boolean']['output'];
  /** An event of the proposal; null for a message. */
  event: Maybe<Scalars['String']['output']>;
  /** Null for an event, and where its author's account is gone. */
  text: Maybe<Scalars['String']['output']>;
  /** The number of a message in its conversation; null for an event. */
  number: Maybe<Scalars['Int']['output']>;
  editedAt: Maybe<Scalars['String']['output']>;
  /** Until when the viewer can change it; null for what they can't. */
  editableUntil: Maybe<Scalars['String']['output']>;
};

export type TimelineConnection = {
  __typename?: 'TimelineConnection';
  nodes: Array<TimelineItem>;
  /** `endCursor` is the `before` of the older ones. */
  pageInfo: PageInfo;
};

/** A message that a search has found. */
export type FoundMessage = {
  __typename?: 'FoundMessage';
  id: Scalars['ID']['output'];
  at: Scalars['String']['output'];
  own: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  conversation: Conversation;
};

export type FoundMessageConnection = {
  __typename?: 'FoundMessageConnection';
  nodes: Array<FoundMessage>;
  pageInfo: PageInfo;
};

export type ConversationConnection = {
  __typename?: 'ConversationConnection';
  nodes: Array<Conversation>;
  pageInfo: PageInfo;
};

export type ConversationResult = {
  __typename?: 'ConversationResult';
  conversation: Maybe<Conversation>;
  refusal: Maybe<Refusal>;
};

export type ProposalAnswer = {
  __typename?: 'ProposalAnswer';
  /** The must-have that was read when this was written; null where nobody said. */
  mustHave: Maybe<Scalars['String']['output']>;
  /** Null while it isn't said, which only a draft may leave open. */
  met: Maybe<Scalars['Boolean']['output']>;
  evidence: Maybe<Scalars['String']['output']>;
};

export type ProposalStatus =
  | 'DRAFT'
  | 'SENT'
  | 'SHORTLISTED'
  | 'WAITLISTED'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'WITHDRAWN';

/** A no to one of several. */
export type NoInput = {
  applicant: Scalars['ID']['input'];
  reason: DeclineReason;
  note?: InputMaybe<Scalars['String']['input']>;
  /** For one on the shortlist, who gets a note unless it is said that they don't. */
  withoutNote: Scalars['Boolean']['input'];
};

export type DeclineReason =
  | 'EXPERIENCE'
  | 'MUST_HAVES'
  | 'RATE'
  | 'DATES'
  | 'UNCLEAR'
  | 'OTHER';

/** Why a proposal got a no: a hirer's reason, or how the brief ended. */
export type EndReason =
  | 'EXPERIENCE'
  | 'MUST_HAVES'
  | 'RATE'
  | 'DATES'
  | 'UNCLEAR'
  | 'OTHER'
  | 'FILLED'
  | 'NO_FIT'
  | 'BUDGET'
  | 'CANCELLED'
  | 'ELSEWHERE'
  | 'EXPIRED';

export type ProposalMove =
  | 'SAVE'
  | 'SEND'
  | 'WITHDRAW'
  | 'DELETE'
  | 'SHORTLIST'
  | 'ACCEPT'
  | 'DECLINE'
  | 'TAKE_BACK';

export type ProposalInput = {
  pitch?: InputMaybe<Scalars['String']['input']>;
  /** One for each must-have of the brief, in its order. */
  answers: Array<ProposalAnswerInput>;
  rate?: InputMaybe<PriceRangeInput>;
  /** Days of work. Asked where the price is for another unit than the brief’s budget. */
  days?: InputMaybe<Scalars['Int']['input']>;
  startOn?: InputMaybe<Scalars['String']['input']>;
  links: Array<Scalars['String']['input']>;
};

export type ProposalAnswerInput = {
  /** The must-have that is answered: where the brief has another one in its place by now, it is refused as BRIEF_CHANGED. */
  mustHave?: InputMaybe<Scalars['String']['input']>;
  met?: InputMaybe<Scalars['Boolean']['input']>;
  evidence?: InputMaybe<Scalars['String']['input']>;
};

/** What was refused and why; `message` is for people. */
export type Refusal = {
  __typename?: 'Refusal';
  code: RefusalCode;
  message: Scalars['String']['output'];
  problems: Array<FieldProblem>;
  /** Seconds until it is worth another try, where waiting helps. */
  retryAfter: Maybe<Scalars['Int']['output']>;
};

export type FieldProblem = {
  __typename?: 'FieldProblem';
  field: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type RefusalCode =
  | 'SIGN_IN_FIRST'
  /** The session's proof of the address is too old for this: sign in by a link again. */
  | 'PROVE_AGAIN'
  /** Only the command on the server suspends and restores an administrator. */
  | 'IS_ADMINISTRATOR'
  | 'NOT_FOUND'
  | 'CONFIRM_FIRST'
  | 'NOT_ACTIVE'
  | 'WRONG_KIND'
  | 'INVALID'
  | 'STALE'
  /** The must-haves of the brief changed since they were answered. */
  | 'BRIEF_CHANGED'
  | 'WRONG_STATE'
  | 'BRIEF_CLOSED'
  | 'ALREADY_SENT'
  | 'HAS_PROPOSALS'
  | 'REOPENED_BEFORE'
  | 'YES_UNTOLD'
  | 'TOO_LATE'
  | 'TOO_MANY'
  /** The proposal was sent five times within a day; `retryAfter` says when it can be sent again. */
  | 'TOO_MANY_SENDS'
  | 'REVIEW_FIRST'
  /** The applicant's account is suspended, being deleted, or gone. */
  | 'APPLICANT_AWAY'
  /** The other's account is suspended, being deleted, or gone. */
  | 'MEMBER_AWAY'
  /** One of the two has blocked the other. */
  | 'BLOCKED'
  /** A message can be changed for five minutes. */
  | 'EDIT_TOO_LATE'
  /** The deletion can't be taken back any more. */
  | 'ACCOUNT_GONE'
  /** Three of the viewer's questions wait for an answer on this brief. */
  | 'QUESTIONS_WAIT'
  /** The viewer asked twenty questions within a day; `retryAfter` says when the next can be asked. */
  | 'QUESTIONS_TODAY'
  /** A hirer whom nobody has answered yet began five conversations within a day. */
  | 'CONVERSATIONS_TODAY'
  /** The five minutes are over in which an answer can be changed. */
  | 'ANSWER_STANDS';

/** The changed object, or a refusal; with STALE also the object as it stands. */
export type ProfileResult = {
  __typename?: 'ProfileResult';
  profile: Maybe<Profile>;
  refusal: Maybe<Refusal>;
};

export type SettingsResult = {
  __typename?: 'SettingsResult';
  settings: Maybe<Settings>;
  refusal: Maybe<Refusal>;
};

export type BriefResult = {
  __typename?: 'BriefResult';
  brief: Maybe<Brief>;
  refusal: Maybe<Refusal>;
};

export type ProposalResult = {
  __typename?: 'ProposalResult';
  proposal: Maybe<Proposal>;
  refusal: Maybe<Refusal>;
};

export type AccountResult = {
  __typename?: 'AccountResult';
  account: Maybe<AccountState>;
  refusal: Maybe<Refusal>;
};

export type AccountState = {
  __typename?: 'AccountState';
  uid: Scalars['ID']['output'];
  status: AccountStatus;
  deletesAt: Maybe<Scalars['String']['output']>;
};

export type ExportResult = {
  __typename?: 'ExportResult';
  part: Maybe<ExportPart>;
  refusal: Maybe<Refusal>;
};

export type ExportPart = {
  __typename?: 'ExportPart';
  /** The texts of all parts, one after the other, are the file. */
  text: Scalars['String']['output'];
  /** What asks for the part that follows; null after the last. */
  next: Maybe<Scalars['String']['output']>;
};

export type DeletionResult = {
  __typename?: 'DeletionResult';
  refusal: Maybe<Refusal>;
};

export type SignUpDraftInput =
  { freelancer: FreelancerDraftInput; agency?: never; hirer?: never; }
  |  { freelancer?: never; agency: AgencyDraftInput; hirer?: never; }
  |  { freelancer?: never; agency?: never; hirer: HirerDraftInput; };

export type FreelancerDraftInput = {
  displayName: Scalars['String']['input'];
  discipline?: InputMaybe<Scalars['String']['input']>;
  skills: Array<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  rate?: InputMaybe<MoneyInput>;
};

export type AgencyDraftInput = {
  displayName: Scalars['String']['input'];
  services: Array<Scalars['String']['input']>;
  teamSize?: InputMaybe<Scalars['Int']['input']>;
  /** ISO 3166-1 alpha-2. */
  country?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};

export type HirerDraftInput = {
  organisation: Scalars['String']['input'];
  problem?: InputMaybe<Scalars['String']['input']>;
  desiredOutcome?: InputMaybe<Scalars['String']['input']>;
  budget?: InputMaybe<MoneyInput>;
  /** ISO date. */
  startOn?: InputMaybe<Scalars['String']['input']>;
};

export type SaveDraftResponse = {
  __typename?: 'SaveDraftResponse';
  code: SaveDraftCode;
  message: Maybe<Scalars['String']['output']>;
};

export type SaveDraftCode =
  | 'SAVED'
  /** Something stands already; nothing was changed. */
  | 'NOTHING_TO_DO'
  /** Another browser filled this in, for an account that has begun; nothing was changed. */
  | 'ALREADY_BEGUN'
  /** The account is of another kind; nothing was changed. */
  | 'OTHER_KIND'
  /** The member has yet to say whether to keep what stands; try again after that. */
  | 'REVIEW_FIRST'
  | 'INVALID'
  | 'AUTHENTICATION_REQUIRED'
  /** The account is suspended, or being deleted. */
  | 'NOT_ACTIVE';

export type ChooseKindResponse = {
  __typename?: 'ChooseKindResponse';
  code: ChooseKindCode;
  message: Maybe<Scalars['String']['output']>;
};

export type ChooseKindCode =
  | 'SUCCESS'
  | 'ALREADY_CHOSEN'
  | 'AUTHENTICATION_REQUIRED'
  /** The account is suspended, or being deleted. */
  | 'NOT_ACTIVE';

export type ReviewChoice =
  | 'KEEP'
  | 'START_FRESH';

export type ReviewAccountResponse = {
  __typename?: 'ReviewAccountResponse';
  code: ReviewAccountCode;
  message: Maybe<Scalars['String']['output']>;
};

export type ReviewAccountCode =
  | 'SUCCESS'
  | 'NOTHING_TO_DO'
  | 'AUTHENTICATION_REQUIRED'
  /** The account is suspended, or being deleted. */
  | 'NOT_ACTIVE';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  FoundMembers: ResolverTypeWrapper<Omit<FoundMembers, 'whose' | 'nodes'> & { whose?: Maybe<ResolversTypes['NamedMember']>, nodes: Array<ResolversTypes['MemberLine']> }>;
  ReportSubject: ResolverTypeWrapper<ReportSubject>;
  ReportAbout: ReportAbout;
  ReportReason: ReportReason;
  ReportDecision: ReportDecision;
  ReportConnection: ResolverTypeWrapper<Omit<ReportConnection, 'nodes'> & { nodes: Array<ResolversTypes['ReportLine']> }>;
  ReportLine: ResolverTypeWrapper<FoundReportModel>;
  ReportOutcome: ResolverTypeWrapper<ReportOutcomeModel>;
  Report: ResolverTypeWrapper<FoundReportModel>;
  ReportedText: ResolverTypeWrapper<ReportedTextModel>;
  NamedMember: ResolverTypeWrapper<ManagedMemberModel>;
  MemberLine: ResolverTypeWrapper<ManagedMemberModel>;
  ManagedMember: ResolverTypeWrapper<FoundMemberModel>;
  ManagedEvent: ResolverTypeWrapper<ManagedEvent>;
  AuditConnection: ResolverTypeWrapper<Omit<AuditConnection, 'nodes'> & { nodes: Array<ResolversTypes['AuditEntry']> }>;
  AuditEntry: ResolverTypeWrapper<AuditEntryModel>;
  AuditAct: AuditAct;
  JobConnection: ResolverTypeWrapper<JobConnection>;
  TroubledJob: ResolverTypeWrapper<TroubledJob>;
  TroubledJobState: TroubledJobState;
  SignUpMails: ResolverTypeWrapper<SignUpMails>;
  MailMove: MailMove;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Change: ResolverTypeWrapper<Change>;
  ChangeKind: ChangeKind;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  CreateUserData: CreateUserData;
  CreateUserResponse: ResolverTypeWrapper<CreateUserResponse>;
  CreateUserCode: CreateUserCode;
  LoginData: LoginData;
  LoginEmailResponse: ResolverTypeWrapper<LoginEmailResponse>;
  StopMailsResponse: ResolverTypeWrapper<StopMailsResponse>;
  StopMailsCode: StopMailsCode;
  LoginEmailCode: LoginEmailCode;
  AccountKind: AccountKind;
  BriefSort: BriefSort;
  TalentKind: TalentKind;
  AccountStatus: AccountStatus;
  AccountMove: AccountMove;
  Warning: ResolverTypeWrapper<Warning>;
  Viewer: ResolverTypeWrapper<ViewerSourceModel>;
  NotificationConnection: ResolverTypeWrapper<NotificationConnection>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationAuthor: ResolverTypeWrapper<NotificationAuthor>;
  Dashboard: ResolverTypeWrapper<DashboardModel>;
  WorkLine: ResolverTypeWrapper<WorkLine>;
  BriefName: ResolverTypeWrapper<BriefName>;
  RunningBrief: ResolverTypeWrapper<Omit<RunningBrief, 'brief'> & { brief: ResolversTypes['Brief'] }>;
  OwnProposal: ResolverTypeWrapper<OwnProposal>;
  WorkKind: WorkKind;
  FittingBrief: ResolverTypeWrapper<Omit<FittingBrief, 'brief'> & { brief: ResolversTypes['Brief'] }>;
  Seeking: ResolverTypeWrapper<Omit<Seeking, 'brief' | 'members'> & { brief: ResolversTypes['Brief'], members: Array<ResolversTypes['FittingMember']> }>;
  FittingMember: ResolverTypeWrapper<Omit<FittingMember, 'member'> & { member: ResolversTypes['Member'] }>;
  ProposalNumbers: ResolverTypeWrapper<ProposalNumbers>;
  MonthOfProposals: ResolverTypeWrapper<MonthOfProposals>;
  Settings: ResolverTypeWrapper<AccountSettingsModel>;
  Theme: Theme;
  SettingsInput: SettingsInput;
  NotifyTime: NotifyTime;
  AccountActivity: ResolverTypeWrapper<AccountActivity>;
  SignedInSession: ResolverTypeWrapper<SignedInSession>;
  MoneyInput: MoneyInput;
  Profile: ResolverTypeWrapper<ProfileModel>;
  ProfileInput: ProfileInput;
  CompletenessLine: ResolverTypeWrapper<CompletenessLine>;
  Member: ResolverTypeWrapper<PublicMemberModel>;
  HirerRecord: ResolverTypeWrapper<HirerRecordModel>;
  PriceRange: ResolverTypeWrapper<PriceRangeModel>;
  PriceRangeInput: PriceRangeInput;
  PriceUnit: PriceUnit;
  Brief: ResolverTypeWrapper<ReadBriefModel>;
  QuestionConnection: ResolverTypeWrapper<Omit<QuestionConnection, 'nodes'> & { nodes: Array<ResolversTypes['Question']> }>;
  Question: ResolverTypeWrapper<ReadQuestionModel>;
  QuestionStatus: QuestionStatus;
  QuestionMove: QuestionMove;
  QuestionResult: ResolverTypeWrapper<Omit<QuestionResult, 'question'> & { question?: Maybe<ResolversTypes['Question']> }>;
  BriefDates: ResolverTypeWrapper<BriefDates>;
  BriefStatus: BriefStatus;
  CloseReason: CloseReason;
  OwnerCloseReason: OwnerCloseReason;
  Audience: Audience;
  Workplace: Workplace;
  ContractType: ContractType;
  Availability: Availability;
  Visibility: Visibility;
  BudgetBand: BudgetBand;
  BriefMove: BriefMove;
  BriefCounts: ResolverTypeWrapper<BriefCounts>;
  BriefStateCounts: ResolverTypeWrapper<BriefStateCounts>;
  CheckLine: ResolverTypeWrapper<CheckLine>;
  FitLine: ResolverTypeWrapper<FitLine>;
  FitAspect: FitAspect;
  FitState: FitState;
  EventLine: ResolverTypeWrapper<EventLine>;
  BriefConnection: ResolverTypeWrapper<Omit<BriefConnection, 'nodes'> & { nodes: Array<ResolversTypes['Brief']> }>;
  ProposalConnection: ResolverTypeWrapper<Omit<ProposalConnection, 'nodes'> & { nodes: Array<ResolversTypes['Proposal']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  BriefInput: BriefInput;
  Proposal: ResolverTypeWrapper<ReadProposalModel>;
  ConversationKind: ConversationKind;
  Conversation: ResolverTypeWrapper<ReadConversationModel>;
  ParticipantState: ParticipantState;
  ConversationMove: ConversationMove;
  LastLine: ResolverTypeWrapper<LastLine>;
  TimelineItem: ResolverTypeWrapper<TimelineItemModel>;
  TimelineConnection: ResolverTypeWrapper<Omit<TimelineConnection, 'nodes'> & { nodes: Array<ResolversTypes['TimelineItem']> }>;
  FoundMessage: ResolverTypeWrapper<FoundMessageModel>;
  FoundMessageConnection: ResolverTypeWrapper<Omit<FoundMessageConnection, 'nodes'> & { nodes: Array<ResolversTypes['FoundMessage']> }>;
  ConversationConnection: ResolverTypeWrapper<Omit<ConversationConnection, 'nodes'> & { nodes: Array<ResolversTypes['Conversation']> }>;
  ConversationResult: ResolverTypeWrapper<Omit<ConversationResult, 'conversation'> & { conversation?: Maybe<ResolversTypes['Conversation']> }>;
  ProposalAnswer: ResolverTypeWrapper<ProposalAnswerModel>;
  ProposalStatus: ProposalStatus;
  NoInput: NoInput;
  DeclineReason: DeclineReason;
  EndReason: EndReason;
  ProposalMove: ProposalMove;
  ProposalInput: ProposalInput;
  ProposalAnswerInput: ProposalAnswerInput;
  Refusal: ResolverTypeWrapper<Refusal>;
  FieldProblem: ResolverTypeWrapper<FieldProblem>;
  RefusalCode: RefusalCode;
  ProfileResult: ResolverTypeWrapper<Omit<ProfileResult, 'profile'> & { profile?: Maybe<ResolversTypes['Profile']> }>;
  SettingsResult: ResolverTypeWrapper<Omit<SettingsResult, 'settings'> & { settings?: Maybe<ResolversTypes['Settings']> }>;
  BriefResult: ResolverTypeWrapper<Omit<BriefResult, 'brief'> & { brief?: Maybe<ResolversTypes['Brief']> }>;
  ProposalResult: ResolverTypeWrapper<Omit<ProposalResult, 'proposal'> & { proposal?: Maybe<ResolversTypes['Proposal']> }>;
  AccountResult: ResolverTypeWrapper<AccountResult>;
  AccountState: ResolverTypeWrapper<AccountState>;
  ExportResult: ResolverTypeWrapper<ExportResult>;
  ExportPart: ResolverTypeWrapper<ExportPart>;
  DeletionResult: ResolverTypeWrapper<DeletionResult>;
  SignUpDraftInput: SignUpDraftInput;
  FreelancerDraftInput: FreelancerDraftInput;
  AgencyDraftInput: AgencyDraftInput;
  HirerDraftInput: HirerDraftInput;
  SaveDraftResponse: ResolverTypeWrapper<SaveDraftResponse>;
  SaveDraftCode: SaveDraftCode;
  ChooseKindResponse: ResolverTypeWrapper<ChooseKindResponse>;
  ChooseKindCode: ChooseKindCode;
  ReviewChoice: ReviewChoice;
  ReviewAccountResponse: ResolverTypeWrapper<ReviewAccountResponse>;
  ReviewAccountCode: ReviewAccountCode;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  FoundMembers: Omit<FoundMembers, 'whose' | 'nodes'> & { whose?: Maybe<ResolversParentTypes['NamedMember']>, nodes: Array<ResolversParentTypes['MemberLine']> };
  ReportSubject: ReportSubject;
  ReportConnection: Omit<ReportConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ReportLine']> };
  ReportLine: FoundReportModel;
  ReportOutcome: ReportOutcomeModel;
  Report: FoundReportModel;
  ReportedText: ReportedTextModel;
  NamedMember: ManagedMemberModel;
  MemberLine: ManagedMemberModel;
  ManagedMember: FoundMemberModel;
  ManagedEvent: ManagedEvent;
  AuditConnection: Omit<AuditConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['AuditEntry']> };
  AuditEntry: AuditEntryModel;
  JobConnection: JobConnection;
  TroubledJob: TroubledJob;
  SignUpMails: SignUpMails;
  Subscription: Record<PropertyKey, never>;
  Change: Change;
  Mutation: Record<PropertyKey, never>;
  CreateUserData: CreateUserData;
  CreateUserResponse: CreateUserResponse;
  LoginData: LoginData;
  LoginEmailResponse: LoginEmailResponse;
  StopMailsResponse: StopMailsResponse;
  Warning: Warning;
  Viewer: ViewerSourceModel;
  NotificationConnection: NotificationConnection;
  Notification: Notification;
  NotificationAuthor: NotificationAuthor;
  Dashboard: DashboardModel;
  WorkLine: WorkLine;
  BriefName: BriefName;
  RunningBrief: Omit<RunningBrief, 'brief'> & { brief: ResolversParentTypes['Brief'] };
  OwnProposal: OwnProposal;
  FittingBrief: Omit<FittingBrief, 'brief'> & { brief: ResolversParentTypes['Brief'] };
  Seeking: Omit<Seeking, 'brief' | 'members'> & { brief: ResolversParentTypes['Brief'], members: Array<ResolversParentTypes['FittingMember']> };
  FittingMember: Omit<FittingMember, 'member'> & { member: ResolversParentTypes['Member'] };
  ProposalNumbers: ProposalNumbers;
  MonthOfProposals: MonthOfProposals;
  Settings: AccountSettingsModel;
  SettingsInput: SettingsInput;
  AccountActivity: AccountActivity;
  SignedInSession: SignedInSession;
  MoneyInput: MoneyInput;
  Profile: ProfileModel;
  ProfileInput: ProfileInput;
  CompletenessLine: CompletenessLine;
  Member: PublicMemberModel;
  HirerRecord: HirerRecordModel;
  PriceRange: PriceRangeModel;
  PriceRangeInput: PriceRangeInput;
  Brief: ReadBriefModel;
  QuestionConnection: Omit<QuestionConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Question']> };
  Question: ReadQuestionModel;
  QuestionResult: Omit<QuestionResult, 'question'> & { question?: Maybe<ResolversParentTypes['Question']> };
  BriefDates: BriefDates;
  BriefCounts: BriefCounts;
  BriefStateCounts: BriefStateCounts;
  CheckLine: CheckLine;
  FitLine: FitLine;
  EventLine: EventLine;
  BriefConnection: Omit<BriefConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Brief']> };
  ProposalConnection: Omit<ProposalConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Proposal']> };
  PageInfo: PageInfo;
  BriefInput: BriefInput;
  Proposal: ReadProposalModel;
  Conversation: ReadConversationModel;
  LastLine: LastLine;
  TimelineItem: TimelineItemModel;
  TimelineConnection: Omit<TimelineConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['TimelineItem']> };
  FoundMessage: FoundMessageModel;
  FoundMessageConnection: Omit<FoundMessageConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['FoundMessage']> };
  ConversationConnection: Omit<ConversationConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Conversation']> };
  ConversationResult: Omit<ConversationResult, 'conversation'> & { conversation?: Maybe<ResolversParentTypes['Conversation']> };
  ProposalAnswer: ProposalAnswerModel;
  NoInput: NoInput;
  ProposalInput: ProposalInput;
  ProposalAnswerInput: ProposalAnswerInput;
  Refusal: Refusal;
  FieldProblem: FieldProblem;
  ProfileResult: Omit<ProfileResult, 'profile'> & { profile?: Maybe<ResolversParentTypes['Profile']> };
  SettingsResult: Omit<SettingsResult, 'settings'> & { settings?: Maybe<ResolversParentTypes['Settings']> };
  BriefResult: Omit<BriefResult, 'brief'> & { brief?: Maybe<ResolversParentTypes['Brief']> };
  ProposalResult: Omit<ProposalResult, 'proposal'> & { proposal?: Maybe<ResolversParentTypes['Proposal']> };
  AccountResult: AccountResult;
  AccountState: AccountState;
  ExportResult: ExportResult;
  ExportPart: ExportPart;
  DeletionResult: DeletionResult;
  SignUpDraftInput: SignUpDraftInput;
  FreelancerDraftInput: FreelancerDraftInput;
  AgencyDraftInput: AgencyDraftInput;
  HirerDraftInput: HirerDraftInput;
  SaveDraftResponse: SaveDraftResponse;
  ChooseKindResponse: ChooseKindResponse;
  ReviewAccountResponse: ReviewAccountResponse;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  viewer: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  member: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'uid'>>;
  brief: Resolver<Maybe<ResolversTypes['Brief']>, ParentType, ContextType, RequireFields<QueryBriefArgs, 'id'>>;
  proposal: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType, RequireFields<QueryProposalArgs, 'brief' | 'applicant'>>;
  openBriefs: Resolver<ResolversTypes['BriefConnection'], ParentType, ContextType, RequireFields<QueryOpenBriefsArgs, 'sort' | 'first'>>;
  searchComplete: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conversation: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<QueryConversationArgs, 'id'>>;
  troubledJobs: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, RequireFields<QueryTroubledJobsArgs, 'first'>>;
  signUpMails: Resolver<Maybe<ResolversTypes['SignUpMails']>, ParentType, ContextType>;
  reportSubject: Resolver<Maybe<ResolversTypes['ReportSubject']>, ParentType, ContextType, RequireFields<QueryReportSubjectArgs, 'about' | 'id'>>;
  reports: Resolver<ResolversTypes['ReportConnection'], ParentType, ContextType, RequireFields<QueryReportsArgs, 'open' | 'first'>>;
  report: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportArgs, 'id'>>;
  managedMember: Resolver<Maybe<ResolversTypes['ManagedMember']>, ParentType, ContextType, RequireFields<QueryManagedMemberArgs, 'search'>>;
  findMembers: Resolver<ResolversTypes['FoundMembers'], ParentType, ContextType, RequireFields<QueryFindMembersArgs, 'words'>>;
  auditTrail: Resolver<ResolversTypes['AuditConnection'], ParentType, ContextType, RequireFields<QueryAuditTrailArgs, 'first'>>;
};

export type FoundMembersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundMembers'] = ResolversParentTypes['FoundMembers']> = {
  whose?: Resolver<Maybe<ResolversTypes['NamedMember']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['MemberLine']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportSubjectResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportSubject'] = ResolversParentTypes['ReportSubject']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportConnection'] = ResolversParentTypes['ReportConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ReportLine']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReportLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportLine'] = ResolversParentTypes['ReportLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['ReportAbout'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['NamedMember'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['NamedMember'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ReportOutcome']>, ParentType, ContextType>;
};

export type ReportOutcomeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportOutcome'] = ResolversParentTypes['ReportOutcome']> = {
  decision?: Resolver<ResolversTypes['ReportDecision'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['NamedMember'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['ReportAbout'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReportReason'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['NamedMember'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['NamedMember'], ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['ReportedText']>, ParentType, ContextType>;
  readable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['ReportOutcome']>, ParentType, ContextType>;
};

export type ReportedTextResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportedText'] = ResolversParentTypes['ReportedText']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['NamedMember'], ParentType, ContextType>;
  around?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NamedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NamedMember'] = ResolversParentTypes['NamedMember']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AccountStatus']>, ParentType, ContextType>;
};

export type MemberLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MemberLine'] = ResolversParentTypes['MemberLine']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['AccountStatus']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['AccountKind']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ManagedMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ManagedMember'] = ResolversParentTypes['ManagedMember']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['AccountKind']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['ManagedEvent']>, ParentType, ContextType>;
  readable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  administrator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['ReportConnection'], ParentType, ContextType, RequireFields<ManagedMemberReportsArgs, 'first'>>;
};

export type ManagedEventResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ManagedEvent'] = ResolversParentTypes['ManagedEvent']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditConnection'] = ResolversParentTypes['AuditConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  place?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['AuditAct'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['NamedMember']>, ParentType, ContextType>;
  about?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['NamedMember']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['ReportReason']>, ParentType, ContextType>;
};

export type JobConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['TroubledJob']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TroubledJobResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TroubledJob'] = ResolversParentTypes['TroubledJob']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['TroubledJobState'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastError?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextTryAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignUpMailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignUpMails'] = ResolversParentTypes['SignUpMails']> = {
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['MailMove']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  changes: SubscriptionResolver<ResolversTypes['Change'], "changes", ParentType, ContextType, Partial<SubscriptionChangesArgs>>;
};

export type ChangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  kind?: Resolver<ResolversTypes['ChangeKind'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createUser: Resolver<ResolversTypes['CreateUserResponse'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'createUserData'>>;
  sendLoginEmail: Resolver<ResolversTypes['LoginEmailResponse'], ParentType, ContextType, RequireFields<MutationSendLoginEmailArgs, 'loginData'>>;
  stopMails: Resolver<ResolversTypes['StopMailsResponse'], ParentType, ContextType, RequireFields<MutationStopMailsArgs, 'link'>>;
  saveDraft: Resolver<ResolversTypes['SaveDraftResponse'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'draft' | 'review'>>;
  chooseKind: Resolver<ResolversTypes['ChooseKindResponse'], ParentType, ContextType, RequireFields<MutationChooseKindArgs, 'kind'>>;
  reviewAccount: Resolver<ResolversTypes['ReviewAccountResponse'], ParentType, ContextType, RequireFields<MutationReviewAccountArgs, 'choice'>>;
  deleteAccount: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType>;
  takeDeletionBack: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType>;
  sendReport: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, RequireFields<MutationSendReportArgs, 'about' | 'id' | 'reason'>>;
  dismissReport: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, RequireFields<MutationDismissReportArgs, 'id'>>;
  warnMember: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationWarnMemberArgs, 'uid' | 'reason' | 'words'>>;
  suspendMember: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationSuspendMemberArgs, 'uid' | 'reason' | 'words'>>;
  reinstateMember: Resolver<ResolversTypes['AccountResult'], ParentType, ContextType, RequireFields<MutationReinstateMemberArgs, 'uid' | 'words'>>;
  retryJob: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, RequireFields<MutationRetryJobArgs, 'id'>>;
  endJob: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, RequireFields<MutationEndJobArgs, 'id'>>;
  steerMails: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, RequireFields<MutationSteerMailsArgs, 'move'>>;
  saveProfile: Resolver<ResolversTypes['ProfileResult'], ParentType, ContextType, RequireFields<MutationSaveProfileArgs, 'profile'>>;
  saveSettings: Resolver<ResolversTypes['SettingsResult'], ParentType, ContextType, RequireFields<MutationSaveSettingsArgs, 'settings'>>;
  saveTheme: Resolver<ResolversTypes['SettingsResult'], ParentType, ContextType, Partial<MutationSaveThemeArgs>>;
  endSession: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'name'>>;
  endOtherSessions: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType>;
  exportAccount: Resolver<ResolversTypes['ExportResult'], ParentType, ContextType, Partial<MutationExportAccountArgs>>;
  confirmAvailability: Resolver<ResolversTypes['ProfileResult'], ParentType, ContextType>;
  saveBrief: Resolver<ResolversTypes['BriefResult'], ParentType, ContextType, RequireFields<MutationSaveBriefArgs, 'id' | 'brief'>>;
  publishBrief: Resolver<ResolversTypes['BriefResult'], ParentType, ContextType, RequireFields<MutationPublishBriefArgs, 'id' | 'revision'>>;
  beginShortlisting: Resolver<ResolversTypes['BriefResult'], ParentType, ContextType, RequireFields<MutationBeginShortlistingArgs, 'id'>>;
  reopenBrief: Resolver<ResolversTypes['BriefResult'], ParentType, ContextType, RequireFields<MutationReopenBriefArgs, 'id' | 'closesOn' | 'decideOn'>>;
  closeBrief: Resolver<ResolversTypes['BriefResult'], ParentType, ContextType, RequireFields<MutationCloseBriefArgs, 'id' | 'reason'>>;
  copyBrief: Resolver<ResolversTypes['BriefResult'], ParentType, ContextType, RequireFields<MutationCopyBriefArgs, 'id' | 'copyId'>>;
  deleteBrief: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, RequireFields<MutationDeleteBriefArgs, 'id'>>;
  setSaved: Resolver<ResolversTypes['BriefResult'], ParentType, ContextType, RequireFields<MutationSetSavedArgs, 'brief' | 'saved'>>;
  saveProposal: Resolver<ResolversTypes['ProposalResult'], ParentType, ContextType, RequireFields<MutationSaveProposalArgs, 'brief' | 'proposal'>>;
  sendProposal: Resolver<ResolversTypes['ProposalResult'], ParentType, ContextType, RequireFields<MutationSendProposalArgs, 'brief' | 'proposal'>>;
  withdrawProposal: Resolver<ResolversTypes['ProposalResult'], ParentType, ContextType, RequireFields<MutationWithdrawProposalArgs, 'brief'>>;
  deleteProposal: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, RequireFields<MutationDeleteProposalArgs, 'brief'>>;
  shortlistProposal: Resolver<ResolversTypes['ProposalResult'], ParentType, ContextType, RequireFields<MutationShortlistProposalArgs, 'brief' | 'applicant'>>;
  acceptProposal: Resolver<ResolversTypes['ProposalResult'], ParentType, ContextType, RequireFields<MutationAcceptProposalArgs, 'brief' | 'applicant' | 'noes'>>;
  declineProposals: Resolver<ResolversTypes['ProposalResult'], ParentType, ContextType, RequireFields<MutationDeclineProposalsArgs, 'brief' | 'noes'>>;
  declineProposal: Resolver<ResolversTypes['ProposalResult'], ParentType, ContextType, RequireFields<MutationDeclineProposalArgs, 'brief' | 'applicant' | 'reason'>>;
  markNotificationsRead: Resolver<ResolversTypes['DeletionResult'], ParentType, ContextType, RequireFields<MutationMarkNotificationsReadArgs, 'ids' | 'all'>>;
  undoDecision: Resolver<ResolversTypes['ProposalResult'], ParentType, ContextType, RequireFields<MutationUndoDecisionArgs, 'brief' | 'applicant' | 'all'>>;
  askQuestion: Resolver<ResolversTypes['QuestionResult'], ParentType, ContextType, RequireFields<MutationAskQuestionArgs, 'brief' | 'key' | 'text'>>;
  answerQuestion: Resolver<ResolversTypes['QuestionResult'], ParentType, ContextType, RequireFields<MutationAnswerQuestionArgs, 'id' | 'text' | 'changesBrief'>>;
  removeQuestion: Resolver<ResolversTypes['QuestionResult'], ParentType, ContextType, RequireFields<MutationRemoveQuestionArgs, 'id'>>;
  sendMessage: Resolver<ResolversTypes['ConversationResult'], ParentType, ContextType, RequireFields<MutationSendMessageArgs, 'conversation' | 'key' | 'text'>>;
  startConversation: Resolver<ResolversTypes['ConversationResult'], ParentType, ContextType, RequireFields<MutationStartConversationArgs, 'member' | 'key' | 'text'>>;
  editMessage: Resolver<ResolversTypes['ConversationResult'], ParentType, ContextType, RequireFields<MutationEditMessageArgs, 'id' | 'text'>>;
  markRead: Resolver<ResolversTypes['ConversationResult'], ParentType, ContextType, RequireFields<MutationMarkReadArgs, 'conversation' | 'upTo'>>;
  setArchived: Resolver<ResolversTypes['ConversationResult'], ParentType, ContextType, RequireFields<MutationSetArchivedArgs, 'conversation' | 'archived'>>;
  setMuted: Resolver<ResolversTypes['ConversationResult'], ParentType, ContextType, RequireFields<MutationSetMutedArgs, 'conversation' | 'muted'>>;
  setBlocked: Resolver<ResolversTypes['ConversationResult'], ParentType, ContextType, RequireFields<MutationSetBlockedArgs, 'conversation' | 'blocked'>>;
};

export type CreateUserResponseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CreateUserResponse'] = ResolversParentTypes['CreateUserResponse']> = {
  code?: Resolver<ResolversTypes['CreateUserCode'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LoginEmailResponseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LoginEmailResponse'] = ResolversParentTypes['LoginEmailResponse']> = {
  code?: Resolver<ResolversTypes['LoginEmailCode'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StopMailsResponseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StopMailsResponse'] = ResolversParentTypes['StopMailsResponse']> = {
  code?: Resolver<ResolversTypes['StopMailsCode'], ParentType, ContextType>;
};

export type WarningResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Warning'] = ResolversParentTypes['Warning']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  deletesAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suspendedBecause?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['Warning']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['AccountKind']>, ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['AccountMove']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  completeness?: Resolver<Maybe<Array<ResolversTypes['CompletenessLine']>>, ParentType, ContextType>;
  briefs?: Resolver<ResolversTypes['BriefConnection'], ParentType, ContextType, RequireFields<ViewerBriefsArgs, 'status' | 'first'>>;
  briefCounts?: Resolver<ResolversTypes['BriefStateCounts'], ParentType, ContextType>;
  proposals?: Resolver<ResolversTypes['ProposalConnection'], ParentType, ContextType, RequireFields<ViewerProposalsArgs, 'first'>>;
  savedBriefs?: Resolver<ResolversTypes['BriefConnection'], ParentType, ContextType, RequireFields<ViewerSavedBriefsArgs, 'first'>>;
  notifications?: Resolver<ResolversTypes['NotificationConnection'], ParentType, ContextType, RequireFields<ViewerNotificationsArgs, 'unread' | 'first'>>;
  unseenWarnings?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  unreadNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType>;
  openQuestions?: Resolver<ResolversTypes['QuestionConnection'], ParentType, ContextType, RequireFields<ViewerOpenQuestionsArgs, 'first'>>;
  conversations?: Resolver<ResolversTypes['ConversationConnection'], ParentType, ContextType, RequireFields<ViewerConversationsArgs, 'archived' | 'first'>>;
  conversationWith?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType, RequireFields<ViewerConversationWithArgs, 'member'>>;
  unreadThreads?: Resolver<ResolversTypes['Int'], ParentType, ContextType, Partial<ViewerUnreadThreadsArgs>>;
  messages?: Resolver<ResolversTypes['FoundMessageConnection'], ParentType, ContextType, RequireFields<ViewerMessagesArgs, 'words' | 'first'>>;
  settings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['SignedInSession']>, ParentType, ContextType>;
  activity?: Resolver<Array<ResolversTypes['AccountActivity']>, ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['NotificationAuthor']>, ParentType, ContextType>;
};

export type NotificationAuthorResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NotificationAuthor'] = ResolversParentTypes['NotificationAuthor']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  work?: Resolver<Array<ResolversTypes['WorkLine']>, ParentType, ContextType>;
  running?: Resolver<Array<ResolversTypes['RunningBrief']>, ParentType, ContextType>;
  proposals?: Resolver<Array<ResolversTypes['OwnProposal']>, ParentType, ContextType>;
  briefs?: Resolver<Array<ResolversTypes['FittingBrief']>, ParentType, ContextType>;
  seeking?: Resolver<Maybe<ResolversTypes['Seeking']>, ParentType, ContextType>;
  numbers?: Resolver<ResolversTypes['ProposalNumbers'], ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['HirerRecord']>, ParentType, ContextType>;
};

export type WorkLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WorkLine'] = ResolversParentTypes['WorkLine']> = {
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  brief?: Resolver<Maybe<ResolversTypes['BriefName']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  who?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BriefNameResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BriefName'] = ResolversParentTypes['BriefName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RunningBriefResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RunningBrief'] = ResolversParentTypes['RunningBrief']> = {
  brief?: Resolver<ResolversTypes['Brief'], ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnProposalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['OwnProposal'] = ResolversParentTypes['OwnProposal']> = {
  brief?: Resolver<ResolversTypes['BriefName'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposalStatus'], ParentType, ContextType>;
  placeInLine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  due?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FittingBriefResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FittingBrief'] = ResolversParentTypes['FittingBrief']> = {
  brief?: Resolver<ResolversTypes['Brief'], ParentType, ContextType>;
  fit?: Resolver<Array<ResolversTypes['FitLine']>, ParentType, ContextType>;
};

export type SeekingResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Seeking'] = ResolversParentTypes['Seeking']> = {
  brief?: Resolver<ResolversTypes['Brief'], ParentType, ContextType>;
  members?: Resolver<Array<ResolversTypes['FittingMember']>, ParentType, ContextType>;
};

export type FittingMemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FittingMember'] = ResolversParentTypes['FittingMember']> = {
  member?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  fit?: Resolver<Array<ResolversTypes['FitLine']>, ParentType, ContextType>;
};

export type ProposalNumbersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProposalNumbers'] = ResolversParentTypes['ProposalNumbers']> = {
  months?: Resolver<Array<ResolversTypes['MonthOfProposals']>, ParentType, ContextType>;
  briefs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  partial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  replyHours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MonthOfProposalsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MonthOfProposals'] = ResolversParentTypes['MonthOfProposals']> = {
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withdrawn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  messages?: Resolver<ResolversTypes['NotifyTime'], ParentType, ContextType>;
  proposals?: Resolver<ResolversTypes['NotifyTime'], ParentType, ContextType>;
  briefs?: Resolver<ResolversTypes['NotifyTime'], ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['Theme']>, ParentType, ContextType>;
};

export type AccountActivityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountActivity'] = ResolversParentTypes['AccountActivity']> = {
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignedInSessionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SignedInSession'] = ResolversParentTypes['SignedInSession']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organisation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discipline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teamSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType>;
  availableFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hoursPerWeek?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['Visibility'], ParentType, ContextType>;
  availabilityFresh?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availabilityConfirmedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompletenessLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CompletenessLine'] = ResolversParentTypes['CompletenessLine']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  met?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  record?: Resolver<Maybe<ResolversTypes['HirerRecord']>, ParentType, ContextType>;
};

export type HirerRecordResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['HirerRecord'] = ResolversParentTypes['HirerRecord']> = {
  decidedInTime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  decidedLate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['PriceUnit'], ParentType, ContextType>;
};

export type BriefResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Brief'] = ResolversParentTypes['Brief']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['BriefStatus'], ParentType, ContextType>;
  closeReason?: Resolver<Maybe<ResolversTypes['CloseReason']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  desiredOutcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  mustHaves?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  niceToHaves?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  openTo?: Resolver<ResolversTypes['Audience'], ParentType, ContextType>;
  workplace?: Resolver<Maybe<ResolversTypes['Workplace']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contractType?: Resolver<Maybe<ResolversTypes['ContractType']>, ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  startOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weeks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cap?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closesOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decideOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstDates?: Resolver<Maybe<ResolversTypes['BriefDates']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fillsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hirer?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['BriefMove']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['BriefCounts'], ParentType, ContextType>;
  check?: Resolver<Maybe<Array<ResolversTypes['CheckLine']>>, ParentType, ContextType>;
  fit?: Resolver<Maybe<Array<ResolversTypes['FitLine']>>, ParentType, ContextType>;
  ownProposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  saved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proposals?: Resolver<Maybe<ResolversTypes['ProposalConnection']>, ParentType, ContextType, RequireFields<BriefProposalsArgs, 'status' | 'first'>>;
  events?: Resolver<Maybe<Array<ResolversTypes['EventLine']>>, ParentType, ContextType>;
  questions?: Resolver<ResolversTypes['QuestionConnection'], ParentType, ContextType, RequireFields<BriefQuestionsArgs, 'first'>>;
  unansweredQuestions?: Resolver<ResolversTypes['QuestionConnection'], ParentType, ContextType, RequireFields<BriefUnansweredQuestionsArgs, 'first'>>;
  clarifiedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuestionConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuestionConnection'] = ResolversParentTypes['QuestionConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Question']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QuestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Question'] = ResolversParentTypes['Question']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['Brief'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['QuestionStatus'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  askedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answeredAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changesBrief?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['QuestionMove']>, ParentType, ContextType>;
};

export type QuestionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['QuestionResult'] = ResolversParentTypes['QuestionResult']> = {
  question?: Resolver<Maybe<ResolversTypes['Question']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type BriefDatesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BriefDates'] = ResolversParentTypes['BriefDates']> = {
  closesOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decideOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BriefCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BriefCounts'] = ResolversParentTypes['BriefCounts']> = {
  places?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitlisted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortlisted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declined?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BriefStateCountsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BriefStateCounts'] = ResolversParentTypes['BriefStateCounts']> = {
  draft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortlisting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CheckLine'] = ResolversParentTypes['CheckLine']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  met?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  advice?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FitLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FitLine'] = ResolversParentTypes['FitLine']> = {
  aspect?: Resolver<ResolversTypes['FitAspect'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FitState'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EventLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['EventLine'] = ResolversParentTypes['EventLine']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BriefConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BriefConnection'] = ResolversParentTypes['BriefConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Brief']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ProposalConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProposalConnection'] = ResolversParentTypes['ProposalConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Proposal']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  brief?: Resolver<ResolversTypes['Brief'], ParentType, ContextType>;
  applicantUid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  applicant?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposalStatus'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['EndReason']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tellsAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  told?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pitch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answers?: Resolver<Array<ResolversTypes['ProposalAnswer']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeInLine?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  fit?: Resolver<Array<ResolversTypes['FitLine']>, ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['ProposalMove']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['EventLine']>, ParentType, ContextType>;
};

export type ConversationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Conversation'] = ResolversParentTypes['Conversation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ConversationKind'], ParentType, ContextType>;
  with?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  withState?: Resolver<ResolversTypes['ParticipantState'], ParentType, ContextType>;
  brief?: Resolver<Maybe<ResolversTypes['Brief']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  unread?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  muted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['LastLine']>, ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['ConversationMove']>, ParentType, ContextType>;
  timeline?: Resolver<ResolversTypes['TimelineConnection'], ParentType, ContextType, RequireFields<ConversationTimelineArgs, 'first'>>;
};

export type LastLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LastLine'] = ResolversParentTypes['LastLine']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimelineItemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimelineItem'] = ResolversParentTypes['TimelineItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editableUntil?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimelineConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TimelineConnection'] = ResolversParentTypes['TimelineConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['TimelineItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FoundMessageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundMessage'] = ResolversParentTypes['FoundMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conversation?: Resolver<ResolversTypes['Conversation'], ParentType, ContextType>;
};

export type FoundMessageConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FoundMessageConnection'] = ResolversParentTypes['FoundMessageConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['FoundMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConversationConnectionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationConnection'] = ResolversParentTypes['ConversationConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Conversation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ConversationResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ConversationResult'] = ResolversParentTypes['ConversationResult']> = {
  conversation?: Resolver<Maybe<ResolversTypes['Conversation']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type ProposalAnswerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProposalAnswer'] = ResolversParentTypes['ProposalAnswer']> = {
  mustHave?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  met?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefusalResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Refusal'] = ResolversParentTypes['Refusal']> = {
  code?: Resolver<ResolversTypes['RefusalCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProfileResult'] = ResolversParentTypes['ProfileResult']> = {
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type SettingsResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SettingsResult'] = ResolversParentTypes['SettingsResult']> = {
  settings?: Resolver<Maybe<ResolversTypes['Settings']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type BriefResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BriefResult'] = ResolversParentTypes['BriefResult']> = {
  brief?: Resolver<Maybe<ResolversTypes['Brief']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type ProposalResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProposalResult'] = ResolversParentTypes['ProposalResult']> = {
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type AccountResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountResult'] = ResolversParentTypes['AccountResult']> = {
  account?: Resolver<Maybe<ResolversTypes['AccountState']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type AccountStateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AccountState'] = ResolversParentTypes['AccountState']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  deletesAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExportResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExportResult'] = ResolversParentTypes['ExportResult']> = {
  part?: Resolver<Maybe<ResolversTypes['ExportPart']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type ExportPartResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ExportPart'] = ResolversParentTypes['ExportPart']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeletionResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DeletionResult'] = ResolversParentTypes['DeletionResult']> = {
  refusal?: Resolver<Maybe<ResolversTypes['Refusal']>, ParentType, ContextType>;
};

export type SaveDraftResponseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SaveDraftResponse'] = ResolversParentTypes['SaveDraftResponse']> = {
  code?: Resolver<ResolversTypes['SaveDraftCode'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChooseKindResponseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ChooseKindResponse'] = ResolversParentTypes['ChooseKindResponse']> = {
  code?: Resolver<ResolversTypes['ChooseKindCode'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewAccountResponseResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReviewAccountResponse'] = ResolversParentTypes['ReviewAccountResponse']> = {
  code?: Resolver<ResolversTypes['ReviewAccountCode'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Query?: QueryResolvers<ContextType>;
  FoundMembers?: FoundMembersResolvers<ContextType>;
  ReportSubject?: ReportSubjectResolvers<ContextType>;
  ReportConnection?: ReportConnectionResolvers<ContextType>;
  ReportLine?: ReportLineResolvers<ContextType>;
  ReportOutcome?: ReportOutcomeResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportedText?: ReportedTextResolvers<ContextType>;
  NamedMember?: NamedMemberResolvers<ContextType>;
  MemberLine?: MemberLineResolvers<ContextType>;
  ManagedMember?: ManagedMemberResolvers<ContextType>;
  ManagedEvent?: ManagedEventResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  TroubledJob?: TroubledJobResolvers<ContextType>;
  SignUpMails?: SignUpMailsResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  CreateUserResponse?: CreateUserResponseResolvers<ContextType>;
  LoginEmailResponse?: LoginEmailResponseResolvers<ContextType>;
  StopMailsResponse?: StopMailsResponseResolvers<ContextType>;
  Warning?: WarningResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationAuthor?: NotificationAuthorResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  WorkLine?: WorkLineResolvers<ContextType>;
  BriefName?: BriefNameResolvers<ContextType>;
  RunningBrief?: RunningBriefResolvers<ContextType>;
  OwnProposal?: OwnProposalResolvers<ContextType>;
  FittingBrief?: FittingBriefResolvers<ContextType>;
  Seeking?: SeekingResolvers<ContextType>;
  FittingMember?: FittingMemberResolvers<ContextType>;
  ProposalNumbers?: ProposalNumbersResolvers<ContextType>;
  MonthOfProposals?: MonthOfProposalsResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  AccountActivity?: AccountActivityResolvers<ContextType>;
  SignedInSession?: SignedInSessionResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  CompletenessLine?: CompletenessLineResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  HirerRecord?: HirerRecordResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Brief?: BriefResolvers<ContextType>;
  QuestionConnection?: QuestionConnectionResolvers<ContextType>;
  Question?: QuestionResolvers<ContextType>;
  QuestionResult?: QuestionResultResolvers<ContextType>;
  BriefDates?: BriefDatesResolvers<ContextType>;
  BriefCounts?: BriefCountsResolvers<ContextType>;
  BriefStateCounts?: BriefStateCountsResolvers<ContextType>;
  CheckLine?: CheckLineResolvers<ContextType>;
  FitLine?: FitLineResolvers<ContextType>;
  EventLine?: EventLineResolvers<ContextType>;
  BriefConnection?: BriefConnectionResolvers<ContextType>;
  ProposalConnection?: ProposalConnectionResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  Conversation?: ConversationResolvers<ContextType>;
  LastLine?: LastLineResolvers<ContextType>;
  TimelineItem?: TimelineItemResolvers<ContextType>;
  TimelineConnection?: TimelineConnectionResolvers<ContextType>;
  FoundMessage?: FoundMessageResolvers<ContextType>;
  FoundMessageConnection?: FoundMessageConnectionResolvers<ContextType>;
  ConversationConnection?: ConversationConnectionResolvers<ContextType>;
  ConversationResult?: ConversationResultResolvers<ContextType>;
  ProposalAnswer?: ProposalAnswerResolvers<ContextType>;
  Refusal?: RefusalResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  ProfileResult?: ProfileResultResolvers<ContextType>;
  SettingsResult?: SettingsResultResolvers<ContextType>;
  BriefResult?: BriefResultResolvers<ContextType>;
  ProposalResult?: ProposalResultResolvers<ContextType>;
  AccountResult?: AccountResultResolvers<ContextType>;
  AccountState?: AccountStateResolvers<ContextType>;
  ExportResult?: ExportResultResolvers<ContextType>;
  ExportPart?: ExportPartResolvers<ContextType>;
  DeletionResult?: DeletionResultResolvers<ContextType>;
  SaveDraftResponse?: SaveDraftResponseResolvers<ContextType>;
  ChooseKindResponse?: ChooseKindResponseResolvers<ContextType>;
  ReviewAccountResponse?: ReviewAccountResponseResolvers<ContextType>;
};



type FieldsWithoutValue<R, P> = string extends keyof P ? Exclude<keyof R, '__isTypeOf'> : Exclude<keyof R, keyof P | '__isTypeOf'>;
type Needed<T extends keyof Resolvers & keyof ResolversParentTypes> = NonNullable<Resolvers[T]> extends ScalarResolver
  ? never
  : FieldsWithoutValue<NonNullable<Resolvers[T]>, ResolversParentTypes[T]>;

/** The resolvers with every field required that its parent object does not already carry. */
export type CompleteResolvers = Resolvers & {
  [T in keyof Resolvers & keyof ResolversParentTypes as Needed<T> extends never ? never : T]-?: Required<Pick<NonNullable<Resolvers[T]>, Needed<T> & keyof NonNullable<Resolvers[T]>>>;
};
