// Written by scripts/graphql-codegen.mjs: `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type TroubledJobState =
  | 'FAILING'
  | 'REFUSED'
  /** A mail that may have been sent before a backup was restored. */
  | 'HELD';

export type MailMove =
  /** All go out at once, for an hour. */
  | 'LET_GO'
  /** None goes out, for a day at most. */
  | 'HOLD'
  /** The busiest senders wait, as if nobody had said anything. */
  | 'BY_ITSELF';

export type ChangeKind =
  /** Nothing has changed until now. */
  | 'CURRENT'
  | 'CHANGED'
  /** The last one: the viewer has opened too many of these elsewhere. */
  | 'CROWDED_OUT';

export type CreateUserData = {
  email: string;
};

export type CreateUserCode =
  | 'SUCCESS'
  | 'USER_ALREADY_EXISTS'
  | 'ERROR';

export type LoginData = {
  email: string;
  /** An internal path to go to after signing in. */
  redirect: string;
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
  timeZone?: string | null | undefined;
};

/** When a mail goes out. Mails about one's own account always go out at once. */
export type NotifyTime =
  | 'INSTANT'
  /** In one mail a day. */
  | 'DAILY'
  | 'OFF';

export type MoneyInput = {
  amount: number;
  currency: string;
};

export type ProfileInput = {
  displayName: string;
  organisation?: string | null | undefined;
  contactName?: string | null | undefined;
  headline?: string | null | undefined;
  about?: string | null | undefined;
  discipline?: string | null | undefined;
  teamSize?: number | null | undefined;
  services?: Array<string>;
  skills?: Array<string>;
  people?: Array<string>;
  /** By the hour or by the day. */
  rate?: PriceRangeInput | null | undefined;
  availability?: Availability | null | undefined;
  /** ISO date, with FROM. */
  availableFrom?: string | null | undefined;
  hoursPerWeek?: number | null | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  /** IANA name. */
  timeZone?: string | null | undefined;
  languages?: Array<string>;
  website?: string | null | undefined;
  size?: string | null | undefined;
  links?: Array<string>;
  visibility?: Visibility;
};

export type PriceRangeInput = {
  min: number;
  max: number;
  currency: string;
  unit: PriceUnit;
};

export type PriceUnit =
  | 'HOUR'
  | 'DAY'
  | 'PROJECT';

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

export type BriefInput = {
  title?: string | null | undefined;
  summary?: string | null | undefined;
  problem?: string | null | undefined;
  desiredOutcome?: string | null | undefined;
  skills?: Array<string>;
  mustHaves?: Array<string>;
  niceToHaves?: Array<string>;
  openTo?: Audience;
  workplace?: Workplace | null | undefined;
  location?: string | null | undefined;
  contractType?: ContractType | null | undefined;
  budget?: PriceRangeInput | null | undefined;
  /** ISO date, as are the other days. */
  startOn?: string | null | undefined;
  weeks?: number | null | undefined;
  /** How many people or teams it is for. */
  seats?: number;
  /** Proposals that are read at once; more go on a waiting list. */
  cap?: number;
  /** The last day for proposals (UTC). */
  closesOn?: string | null | undefined;
  /** Everyone has a reply when this day ends (UTC). */
  decideOn?: string | null | undefined;
};

/** What a conversation is about: nothing but its two members, or a brief. */
export type ConversationKind =
  | 'DEFAULT'
  | 'BRIEFS';

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
  applicant: string;
  reason: DeclineReason;
  note?: string | null | undefined;
  /** For one on the shortlist, who gets a note unless it is said that they don't. */
  withoutNote?: boolean;
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
  pitch?: string | null | undefined;
  /** One for each must-have of the brief, in its order. */
  answers?: Array<ProposalAnswerInput>;
  rate?: PriceRangeInput | null | undefined;
  /** Days of work. Asked where the price is for another unit than the brief’s budget. */
  days?: number | null | undefined;
  startOn?: string | null | undefined;
  links?: Array<string>;
};

export type ProposalAnswerInput = {
  /** The must-have that is answered: where the brief has another one in its place by now, it is refused as BRIEF_CHANGED. */
  mustHave?: string | null | undefined;
  met?: boolean | null | undefined;
  evidence?: string | null | undefined;
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

export type SignUpDraftInput =
  {   freelancer: FreelancerDraftInput; agency?: never; hirer?: never; }
  |  { freelancer?: never;   agency: AgencyDraftInput; hirer?: never; }
  |  { freelancer?: never; agency?: never;   hirer: HirerDraftInput; };

export type FreelancerDraftInput = {
  displayName: string;
  discipline?: string | null | undefined;
  skills?: Array<string>;
  /** ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  rate?: MoneyInput | null | undefined;
};

export type AgencyDraftInput = {
  displayName: string;
  services?: Array<string>;
  teamSize?: number | null | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | null | undefined;
  website?: string | null | undefined;
};

export type HirerDraftInput = {
  organisation: string;
  problem?: string | null | undefined;
  desiredOutcome?: string | null | undefined;
  budget?: MoneyInput | null | undefined;
  /** ISO date. */
  startOn?: string | null | undefined;
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

export type ChooseKindCode =
  | 'SUCCESS'
  | 'ALREADY_CHOSEN'
  | 'AUTHENTICATION_REQUIRED'
  /** The account is suspended, or being deleted. */
  | 'NOT_ACTIVE';

export type ReviewChoice =
  | 'KEEP'
  | 'START_FRESH';

export type ReviewAccountCode =
  | 'SUCCESS'
  | 'NOTHING_TO_DO'
  | 'AUTHENTICATION_REQUIRED'
  /** The account is suspended, or being deleted. */
  | 'NOT_ACTIVE';

export type ChooseKindMutationVariables = Exact<{
  kind: AccountKind;
}>;


export type ChooseKindMutation = { chooseKind: { code: ChooseKindCode, message: string | null } };

export type ReviewAccountMutationVariables = Exact<{
  choice: ReviewChoice;
}>;


export type ReviewAccountMutation = { reviewAccount: { code: ReviewAccountCode, message: string | null } };

export type OwnAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAccountQuery = { viewer: { uid: string, email: string, emailVerified: boolean, status: AccountStatus, deletesAt: string | null, kind: AccountKind | null, settings: { messages: NotifyTime, proposals: NotifyTime, briefs: NotifyTime, timeZone: string | null }, sessions: Array<{ name: string, device: string, openedAt: string, lastSeenAt: string, current: boolean }>, activity: Array<{ event: string, device: string | null, at: string }> } | null };

export type ExportAccountMutationVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ExportAccountMutation = { exportAccount: { part: { text: string, next: string | null } | null, refusal: { code: RefusalCode } | null } };

export type SettingsFieldsFragment = { messages: NotifyTime, proposals: NotifyTime, briefs: NotifyTime, timeZone: string | null };

export type SaveSettingsMutationVariables = Exact<{
  settings: SettingsInput;
}>;


export type SaveSettingsMutation = { saveSettings: { settings: { messages: NotifyTime, proposals: NotifyTime, briefs: NotifyTime, timeZone: string | null } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type SaveThemeMutationVariables = Exact<{
  theme?: Theme | null | undefined;
}>;


export type SaveThemeMutation = { saveTheme: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type EndSessionMutationVariables = Exact<{
  name: string;
}>;


export type EndSessionMutation = { endSession: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type DeleteAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type DeleteAccountMutation = { deleteAccount: { account: { status: AccountStatus } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type TakeDeletionBackMutationVariables = Exact<{ [key: string]: never; }>;


export type TakeDeletionBackMutation = { takeDeletionBack: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type AdminReportsQueryVariables = Exact<{
  open: boolean;
  after?: string | null | undefined;
}>;


export type AdminReportsQuery = { viewer: { admin: boolean } | null, reports: { nodes: Array<{ id: string, about: ReportAbout, reason: ReportReason, createdAt: string, by: { uid: string, name: string | null, status: AccountStatus | null }, of: { uid: string, name: string | null, status: AccountStatus | null }, outcome: { decision: ReportDecision, words: string | null, at: string, by: { uid: string, name: string | null, status: AccountStatus | null } } | null }>, pageInfo: { endCursor: string | null } } };

export type AdminReportQueryVariables = Exact<{
  id: string;
}>;


export type AdminReportQuery = { viewer: { admin: boolean } | null, report: { id: string, about: ReportAbout, subject: string, reason: ReportReason, note: string | null, createdAt: string, readable: boolean, by: { uid: string, name: string | null, status: AccountStatus | null }, of: { uid: string, name: string | null, status: AccountStatus | null }, texts: Array<{ label: string, text: string | null, around: boolean, by: { uid: string, name: string | null, status: AccountStatus | null } }>, outcome: { decision: ReportDecision, words: string | null, at: string, by: { uid: string, name: string | null, status: AccountStatus | null } } | null } | null };

export type AdminMemberQueryVariables = Exact<{
  search: string;
}>;


export type AdminMemberQuery = { viewer: { admin: boolean } | null, managedMember: { uid: string, name: string | null, email: string, kind: AccountKind | null, status: AccountStatus, administrator: boolean, readable: boolean, createdAt: string, events: Array<{ at: string, event: string, by: string, words: string | null }>, reports: { nodes: Array<{ id: string, about: ReportAbout, reason: ReportReason, createdAt: string, by: { uid: string, name: string | null, status: AccountStatus | null }, of: { uid: string, name: string | null, status: AccountStatus | null }, outcome: { decision: ReportDecision, words: string | null, at: string, by: { uid: string, name: string | null, status: AccountStatus | null } } | null }>, pageInfo: { endCursor: string | null } } } | null };

export type AdminFindMembersQueryVariables = Exact<{
  words: string;
}>;


export type AdminFindMembersQuery = { findMembers: { more: boolean, whose: { uid: string } | null, nodes: Array<{ uid: string, name: string | null, status: AccountStatus | null, kind: AccountKind | null, email: string | null }> } };

export type AdminJobsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AdminJobsQuery = { viewer: { admin: boolean } | null, signUpMails: { waiting: number, order: MailMove | null, until: string | null } | null, troubledJobs: { nodes: Array<{ id: string, type: string, state: TroubledJobState, attempts: number, lastError: string | null, createdAt: string, nextTryAt: string | null, expiresAt: string | null }>, pageInfo: { endCursor: string | null } } };

export type AdminTrailQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AdminTrailQuery = { viewer: { admin: boolean } | null, auditTrail: { nodes: Array<{ place: string, at: string, act: AuditAct, about: string, reason: ReportReason | null, by: { uid: string, name: string | null, status: AccountStatus | null } | null, member: { uid: string, name: string | null, status: AccountStatus | null } | null }>, pageInfo: { endCursor: string | null } } };

export type NamedMemberFieldsFragment = { uid: string, name: string | null, status: AccountStatus | null };

export type OutcomeFieldsFragment = { decision: ReportDecision, words: string | null, at: string, by: { uid: string, name: string | null, status: AccountStatus | null } };

export type ReportLineFieldsFragment = { id: string, about: ReportAbout, reason: ReportReason, createdAt: string, by: { uid: string, name: string | null, status: AccountStatus | null }, of: { uid: string, name: string | null, status: AccountStatus | null }, outcome: { decision: ReportDecision, words: string | null, at: string, by: { uid: string, name: string | null, status: AccountStatus | null } } | null };

export type DismissReportMutationVariables = Exact<{
  id: string;
  words?: string | null | undefined;
}>;


export type DismissReportMutation = { dismissReport: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type WarnMemberMutationVariables = Exact<{
  uid: string;
  reason: ReportReason;
  words: string;
  report?: string | null | undefined;
}>;


export type WarnMemberMutation = { warnMember: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type SuspendMemberMutationVariables = Exact<{
  uid: string;
  reason: ReportReason;
  words: string;
  report?: string | null | undefined;
}>;


export type SuspendMemberMutation = { suspendMember: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type ReinstateMemberMutationVariables = Exact<{
  uid: string;
  words: string;
}>;


export type ReinstateMemberMutation = { reinstateMember: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type RetryJobMutationVariables = Exact<{
  id: string;
}>;


export type RetryJobMutation = { retryJob: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type EndJobMutationVariables = Exact<{
  id: string;
}>;


export type EndJobMutation = { endJob: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type SteerMailsMutationVariables = Exact<{
  move: MailMove;
}>;


export type SteerMailsMutation = { steerMails: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type OwnBriefsQueryVariables = Exact<{
  status: BriefStatus;
  after?: string | null | undefined;
}>;


export type OwnBriefsQuery = { viewer: { briefCounts: { draft: number, open: number, shortlisting: number, filled: number, closed: number }, briefs: { nodes: Array<{ fillsAt: string | null, title: string | null, summary: string | null, skills: Array<string>, workplace: Workplace | null, location: string | null, openTo: Audience, closesOn: string | null, decideOn: string | null, seats: number, cap: number, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type OpenBriefsQueryVariables = Exact<{
  keyword?: string | null | undefined;
  skill?: string | null | undefined;
  workplace?: Workplace | null | undefined;
  budget?: BudgetBand | null | undefined;
  kind?: TalentKind | null | undefined;
  sort: BriefSort;
  byFit: boolean;
  after?: string | null | undefined;
}>;


export type OpenBriefsQuery = { searchComplete: boolean, viewer?: { profile: { skills: Array<string>, services: Array<string> } | null } | null, openBriefs: { nodes: Array<{ saved: boolean, title: string | null, summary: string | null, skills: Array<string>, workplace: Workplace | null, location: string | null, openTo: Audience, closesOn: string | null, decideOn: string | null, seats: number, cap: number, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, hirer: { uid: string, profile: { displayName: string, organisation: string | null }, record: { decidedInTime: number, decidedLate: number } | null } | null, ownProposal: { status: ProposalStatus } | null, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } }>, pageInfo: { endCursor: string | null } } };

export type AnyOpenBriefQueryVariables = Exact<{
  keyword?: string | null | undefined;
  skill?: string | null | undefined;
  workplace?: Workplace | null | undefined;
  budget?: BudgetBand | null | undefined;
  kind?: TalentKind | null | undefined;
}>;


export type AnyOpenBriefQuery = { openBriefs: { nodes: Array<{ id: string }> } };

export type SavedBriefsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SavedBriefsQuery = { viewer: { savedBriefs: { nodes: Array<{ title: string | null, summary: string | null, skills: Array<string>, workplace: Workplace | null, location: string | null, openTo: Audience, closesOn: string | null, decideOn: string | null, seats: number, cap: number, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, hirer: { uid: string, profile: { displayName: string, organisation: string | null }, record: { decidedInTime: number, decidedLate: number } | null } | null, ownProposal: { status: ProposalStatus } | null, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } }>, pageInfo: { endCursor: string | null } } } | null };

export type OwnProposalsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnProposalsQuery = { viewer: { proposals: { nodes: Array<{ status: ProposalStatus, reason: EndReason | null, note: string | null, updatedAt: string, placeInLine: number | null, moves: Array<ProposalMove>, brief: { title: string | null, summary: string | null, skills: Array<string>, workplace: Workplace | null, location: string | null, openTo: Audience, closesOn: string | null, decideOn: string | null, seats: number, cap: number, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, hirer: { uid: string, profile: { displayName: string, organisation: string | null }, record: { decidedInTime: number, decidedLate: number } | null } | null, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } } }>, pageInfo: { endCursor: string | null } } } | null };

export type BriefQueryVariables = Exact<{
  id: string;
  withQuestions?: boolean;
  after?: string | null | undefined;
}>;


export type BriefQuery = { brief: { fillsAt: string | null, saved: boolean, title: string | null, summary: string | null, problem: string | null, desiredOutcome: string | null, skills: Array<string>, mustHaves: Array<string>, niceToHaves: Array<string>, openTo: Audience, workplace: Workplace | null, location: string | null, contractType: ContractType | null, startOn: string | null, weeks: number | null, seats: number, cap: number, closesOn: string | null, decideOn: string | null, revision: number, endedAt: string | null, moves: Array<BriefMove>, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, hirer: { uid: string, profile: { displayName: string, organisation: string | null }, record: { decidedInTime: number, decidedLate: number } | null } | null, fit: Array<{ aspect: FitAspect, state: FitState, detail: string }> | null, ownProposal: { contact: string | null, status: ProposalStatus, reason: EndReason | null, note: string | null, revision: number, pitch: string | null, days: number | null, startOn: string | null, links: Array<string>, sentAt: string | null, updatedAt: string, placeInLine: number | null, moves: Array<ProposalMove>, answers: Array<{ mustHave: string | null, met: boolean | null, evidence: string | null }>, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null, conversation: { id: string, unread: number } | null, fit: Array<{ aspect: FitAspect, state: FitState, detail: string }>, events: Array<{ at: string, event: string, by: string }> } | null, events: Array<{ at: string, event: string, by: string }> | null, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, check: Array<{ field: string, label: string, met: boolean, advice: string, required: boolean }> | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } } & { clarifiedAt?: string | null, unansweredQuestions?: { nodes: Array<{ id: string, text: string | null, status: QuestionStatus, own: boolean, askedAt: string, answer: string | null, answeredAt: string | null, changesBrief: boolean, moves: Array<QuestionMove> }>, pageInfo: { hasNextPage: boolean } }, questions?: { nodes: Array<{ id: string, text: string | null, status: QuestionStatus, own: boolean, askedAt: string, answer: string | null, answeredAt: string | null, changesBrief: boolean, moves: Array<QuestionMove> }>, pageInfo: { endCursor: string | null } } } | null };

export type UntoldYesQueryVariables = Exact<{
  id: string;
}>;


export type UntoldYesQuery = { brief: { proposals: { nodes: Array<{ applicantUid: string, tellsAt: string | null, told: boolean, applicant: { profile: { displayName: string } } | null }> } | null } | null };

export type BriefFormQueryVariables = Exact<{
  id: string;
}>;


export type BriefFormQuery = { brief: { fillsAt: string | null, updatedAt: string, title: string | null, summary: string | null, problem: string | null, desiredOutcome: string | null, skills: Array<string>, mustHaves: Array<string>, niceToHaves: Array<string>, openTo: Audience, workplace: Workplace | null, location: string | null, contractType: ContractType | null, startOn: string | null, weeks: number | null, seats: number, cap: number, closesOn: string | null, decideOn: string | null, revision: number, endedAt: string | null, moves: Array<BriefMove>, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, check: Array<{ field: string, label: string, met: boolean, advice: string, required: boolean }> | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } } | null };

export type SaveBriefMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
  brief: BriefInput;
}>;


export type SaveBriefMutation = { saveBrief: { brief: { fillsAt: string | null, updatedAt: string, title: string | null, summary: string | null, problem: string | null, desiredOutcome: string | null, skills: Array<string>, mustHaves: Array<string>, niceToHaves: Array<string>, openTo: Audience, workplace: Workplace | null, location: string | null, contractType: ContractType | null, startOn: string | null, weeks: number | null, seats: number, cap: number, closesOn: string | null, decideOn: string | null, revision: number, endedAt: string | null, moves: Array<BriefMove>, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, check: Array<{ field: string, label: string, met: boolean, advice: string, required: boolean }> | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type PublishBriefMutationVariables = Exact<{
  id: string;
  revision: number;
}>;


export type PublishBriefMutation = { publishBrief: { brief: { id: string, status: BriefStatus } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type BeginShortlistingMutationVariables = Exact<{
  id: string;
}>;


export type BeginShortlistingMutation = { beginShortlisting: { brief: { id: string, status: BriefStatus } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type ReopenBriefMutationVariables = Exact<{
  id: string;
  closesOn: string;
  decideOn: string;
}>;


export type ReopenBriefMutation = { reopenBrief: { brief: { id: string, status: BriefStatus } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type CloseBriefMutationVariables = Exact<{
  id: string;
  reason: OwnerCloseReason;
}>;


export type CloseBriefMutation = { closeBrief: { brief: { id: string, status: BriefStatus } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type CopyBriefMutationVariables = Exact<{
  id: string;
  copyId: string;
}>;


export type CopyBriefMutation = { copyBrief: { brief: { id: string, status: BriefStatus } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type SetSavedMutationVariables = Exact<{
  brief: string;
  saved: boolean;
}>;


export type SetSavedMutation = { setSaved: { brief: { id: string, status: BriefStatus } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type DeleteBriefMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBriefMutation = { deleteBrief: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type BriefAnswerFragment = { brief: { id: string, status: BriefStatus } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null };

export type ChangesSubscriptionVariables = Exact<{
  since?: number | null | undefined;
  shownAt?: string | null | undefined;
  brief?: string | null | undefined;
}>;


export type ChangesSubscription = { changes: { kind: ChangeKind, version: number } };

export type InboxQueryVariables = Exact<{
  kind?: ConversationKind | null | undefined;
  archived: boolean;
  after?: string | null | undefined;
}>;


export type InboxQuery = { viewer: { conversations: { nodes: Array<{ id: string, kind: ConversationKind, withState: ParticipantState, unread: number, archived: boolean, muted: boolean, with: { uid: string, kind: AccountKind, profile: { displayName: string, organisation: string | null } } | null, brief: { id: string, title: string | null } | null, last: { at: string, own: boolean, text: string | null, event: string | null } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type FoundMessagesQueryVariables = Exact<{
  words: string;
  after?: string | null | undefined;
}>;


export type FoundMessagesQuery = { viewer: { messages: { nodes: Array<{ id: string, at: string, own: boolean, text: string, number: number, conversation: { id: string, kind: ConversationKind, withState: ParticipantState, unread: number, archived: boolean, muted: boolean, with: { uid: string, kind: AccountKind, profile: { displayName: string, organisation: string | null } } | null, brief: { id: string, title: string | null } | null, last: { at: string, own: boolean, text: string | null, event: string | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ConversationQueryVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;


export type ConversationQuery = { conversation: { blocked: boolean, messages: number, moves: Array<ConversationMove>, id: string, kind: ConversationKind, withState: ParticipantState, unread: number, archived: boolean, muted: boolean, proposal: { status: ProposalStatus, reason: EndReason | null } | null, timeline: { nodes: Array<{ id: string, at: string, own: boolean, event: string | null, text: string | null, number: number | null, editedAt: string | null, editableUntil: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, with: { uid: string, kind: AccountKind, profile: { displayName: string, organisation: string | null } } | null, brief: { id: string, title: string | null } | null, last: { at: string, own: boolean, text: string | null, event: string | null } | null } | null };

export type NewConversationQueryVariables = Exact<{
  member: string;
}>;


export type NewConversationQuery = { viewer: { kind: AccountKind | null, conversationWith: { id: string } | null } | null, member: { uid: string, kind: AccountKind, profile: { displayName: string, organisation: string | null } } | null };

export type SendMessageMutationVariables = Exact<{
  conversation: string;
  key: string;
  text: string;
}>;


export type SendMessageMutation = { sendMessage: { conversation: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type StartConversationMutationVariables = Exact<{
  member: string;
  key: string;
  text: string;
}>;


export type StartConversationMutation = { startConversation: { conversation: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type EditMessageMutationVariables = Exact<{
  id: string;
  text: string;
}>;


export type EditMessageMutation = { editMessage: { conversation: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type MarkReadMutationVariables = Exact<{
  conversation: string;
  upTo: number;
}>;


export type MarkReadMutation = { markRead: { conversation: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type SetArchivedMutationVariables = Exact<{
  conversation: string;
  archived: boolean;
}>;


export type SetArchivedMutation = { setArchived: { conversation: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type SetMutedMutationVariables = Exact<{
  conversation: string;
  muted: boolean;
}>;


export type SetMutedMutation = { setMuted: { conversation: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type SetBlockedMutationVariables = Exact<{
  conversation: string;
  blocked: boolean;
}>;


export type SetBlockedMutation = { setBlocked: { conversation: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type ConversationRowFragment = { id: string, kind: ConversationKind, withState: ParticipantState, unread: number, archived: boolean, muted: boolean, with: { uid: string, kind: AccountKind, profile: { displayName: string, organisation: string | null } } | null, brief: { id: string, title: string | null } | null, last: { at: string, own: boolean, text: string | null, event: string | null } | null };

export type CorrespondentFragment = { uid: string, kind: AccountKind, profile: { displayName: string, organisation: string | null } };

export type ConversationAnswerFragment = { conversation: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null };

export type CreateUserMutationVariables = Exact<{
  createUserData: CreateUserData;
}>;


export type CreateUserMutation = { createUser: { code: CreateUserCode, email: string | null, uid: string | null, token: string | null, message: string | null } };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { viewer: { dashboard: { work: Array<{ kind: WorkKind, due: string | null, since: string | null, who: string | null, conversation: string | null, count: number | null, of: number | null, brief: { id: string, title: string | null } | null }>, running: Array<{ unread: number, brief: { id: string, title: string | null, status: BriefStatus, closesOn: string | null, decideOn: string | null, cap: number, fillsAt: string | null, counts: { places: number, sent: number, shortlisted: number } } }>, proposals: Array<{ status: ProposalStatus, placeInLine: number | null, due: string | null, brief: { id: string, title: string | null } }>, briefs: Array<{ brief: { id: string, title: string | null, status: BriefStatus, workplace: Workplace | null, location: string | null, closesOn: string | null, decideOn: string | null, cap: number, hirer: { uid: string, profile: { displayName: string, organisation: string | null } } | null, counts: { places: number, waitlisted: number }, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null }, fit: Array<{ aspect: FitAspect, state: FitState, detail: string }> }>, seeking: { brief: { id: string, title: string | null }, members: Array<{ member: { uid: string, kind: AccountKind, profile: { displayName: string, headline: string | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null } }, fit: Array<{ aspect: FitAspect, state: FitState, detail: string }> }> } | null, numbers: { briefs: number, partial: boolean, replyHours: number | null, months: Array<{ month: string, accepted: number, waiting: number, declined: number, withdrawn: number }> }, record: { decidedInTime: number, decidedLate: number } | null } } | null };

export type DecisionBriefQueryVariables = Exact<{
  id: string;
}>;


export type DecisionBriefQuery = { brief: { title: string | null, mustHaves: Array<string>, startOn: string | null, seats: number, closesOn: string | null, decideOn: string | null, endedAt: string | null, fillsAt: string | null, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, check: Array<{ met: boolean }> | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } } | null };

export type ProposalCardsQueryVariables = Exact<{
  id: string;
  status: ProposalStatus;
  after?: string | null | undefined;
}>;


export type ProposalCardsQuery = { brief: { proposals: { nodes: Array<{ applicantUid: string, kind: AccountKind, contact: string | null, status: ProposalStatus, reason: EndReason | null, tellsAt: string | null, told: boolean, days: number | null, startOn: string | null, sentAt: string | null, moves: Array<ProposalMove>, applicant: { profile: { displayName: string, headline: string | null } } | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null, fit: Array<{ aspect: FitAspect, state: FitState, detail: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ManyProposalCardsQueryVariables = Exact<{
  id: string;
  status: ProposalStatus;
  after?: string | null | undefined;
}>;


export type ManyProposalCardsQuery = { brief: { proposals: { nodes: Array<{ applicantUid: string, kind: AccountKind, contact: string | null, status: ProposalStatus, reason: EndReason | null, tellsAt: string | null, told: boolean, days: number | null, startOn: string | null, sentAt: string | null, moves: Array<ProposalMove>, applicant: { profile: { displayName: string, headline: string | null } } | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null, fit: Array<{ aspect: FitAspect, state: FitState, detail: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type WaitingCardsQueryVariables = Exact<{
  id: string;
  status: ProposalStatus;
  after?: string | null | undefined;
}>;


export type WaitingCardsQuery = { brief: { proposals: { nodes: Array<{ applicantUid: string, status: ProposalStatus, tellsAt: string | null, days: number | null, applicant: { profile: { displayName: string } } | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null, fit: Array<{ aspect: FitAspect, state: FitState }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type WaitingCardQueryVariables = Exact<{
  brief: string;
  applicant: string;
}>;


export type WaitingCardQuery = { proposal: { applicantUid: string, status: ProposalStatus, tellsAt: string | null, days: number | null, applicant: { profile: { displayName: string } } | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null, fit: Array<{ aspect: FitAspect, state: FitState }> } | null };

export type WaitingCardFragment = { applicantUid: string, status: ProposalStatus, tellsAt: string | null, days: number | null, applicant: { profile: { displayName: string } } | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null, fit: Array<{ aspect: FitAspect, state: FitState }> };

export type ToldTogetherQueryVariables = Exact<{
  id: string;
  status: ProposalStatus;
  tellsAt: string;
  after?: string | null | undefined;
}>;


export type ToldTogetherQuery = { brief: { proposals: { nodes: Array<{ applicantUid: string, applicant: { profile: { displayName: string } } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ProposalNeighboursQueryVariables = Exact<{
  id: string;
  status: ProposalStatus;
  after?: string | null | undefined;
}>;


export type ProposalNeighboursQuery = { brief: { proposals: { nodes: Array<{ applicantUid: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type SortedNeighboursQueryVariables = Exact<{
  id: string;
  status: ProposalStatus;
  after?: string | null | undefined;
}>;


export type SortedNeighboursQuery = { brief: { proposals: { nodes: Array<{ applicantUid: string, days: number | null, sentAt: string | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null, fit: Array<{ aspect: FitAspect, state: FitState }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ProposalToDecideQueryVariables = Exact<{
  brief: string;
  applicant: string;
}>;


export type ProposalToDecideQuery = { proposal: { pitch: string | null, note: string | null, links: Array<string>, applicantUid: string, kind: AccountKind, contact: string | null, status: ProposalStatus, reason: EndReason | null, tellsAt: string | null, told: boolean, days: number | null, startOn: string | null, sentAt: string | null, moves: Array<ProposalMove>, conversation: { id: string, unread: number } | null, answers: Array<{ met: boolean | null, evidence: string | null }>, events: Array<{ at: string, event: string, by: string }>, applicant: { profile: { displayName: string, headline: string | null } } | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null, fit: Array<{ aspect: FitAspect, state: FitState, detail: string }> } | null };

export type ProposalCardFragment = { applicantUid: string, kind: AccountKind, contact: string | null, status: ProposalStatus, reason: EndReason | null, tellsAt: string | null, told: boolean, days: number | null, startOn: string | null, sentAt: string | null, moves: Array<ProposalMove>, applicant: { profile: { displayName: string, headline: string | null } } | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null, fit: Array<{ aspect: FitAspect, state: FitState, detail: string }> };

export type PriceFieldsFragment = { min: number, max: number, currency: string, unit: PriceUnit };

export type RefusalFieldsFragment = { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> };

export type FitFieldsFragment = { aspect: FitAspect, state: FitState, detail: string };

export type MemberCardFragment = { uid: string, profile: { displayName: string, organisation: string | null }, record: { decidedInTime: number, decidedLate: number } | null };

export type BriefStateFragment = { id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } };

export type BriefLineFragment = { id: string, title: string | null, status: BriefStatus, workplace: Workplace | null, location: string | null, closesOn: string | null, decideOn: string | null, cap: number, counts: { places: number, waitlisted: number }, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null };

export type BriefCardFragment = { title: string | null, summary: string | null, skills: Array<string>, workplace: Workplace | null, location: string | null, openTo: Audience, closesOn: string | null, decideOn: string | null, seats: number, cap: number, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } };

export type BriefDetailsFragment = { title: string | null, summary: string | null, problem: string | null, desiredOutcome: string | null, skills: Array<string>, mustHaves: Array<string>, niceToHaves: Array<string>, openTo: Audience, workplace: Workplace | null, location: string | null, contractType: ContractType | null, startOn: string | null, weeks: number | null, seats: number, cap: number, closesOn: string | null, decideOn: string | null, revision: number, endedAt: string | null, moves: Array<BriefMove>, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, check: Array<{ field: string, label: string, met: boolean, advice: string, required: boolean }> | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } };

export type TalentBriefFragment = { title: string | null, summary: string | null, skills: Array<string>, workplace: Workplace | null, location: string | null, openTo: Audience, closesOn: string | null, decideOn: string | null, seats: number, cap: number, id: string, status: BriefStatus, closeReason: CloseReason | null, hidden: boolean, hirer: { uid: string, profile: { displayName: string, organisation: string | null }, record: { decidedInTime: number, decidedLate: number } | null } | null, ownProposal: { status: ProposalStatus } | null, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null, firstDates: { closesOn: string | null, decideOn: string | null } | null, counts: { places: number, waitlisted: number, total: number, sent: number, shortlisted: number, accepted: number, declined: number } };

export type ProposalDetailsFragment = { contact: string | null, status: ProposalStatus, reason: EndReason | null, note: string | null, revision: number, pitch: string | null, days: number | null, startOn: string | null, links: Array<string>, sentAt: string | null, updatedAt: string, placeInLine: number | null, moves: Array<ProposalMove>, answers: Array<{ mustHave: string | null, met: boolean | null, evidence: string | null }>, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null, conversation: { id: string, unread: number } | null, fit: Array<{ aspect: FitAspect, state: FitState, detail: string }>, events: Array<{ at: string, event: string, by: string }> };

export type NotificationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { viewer: { unreadNotifications: number, notifications: { nodes: Array<{ id: string, line: string, detail: string | null, path: string | null, unread: boolean, createdAt: string, by: { uid: string, name: string } | null }>, pageInfo: { endCursor: string | null } }, unseenWarnings: Array<{ id: string }>, settings: { timeZone: string | null } } | null };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids?: Array<string> | string;
  all?: boolean;
}>;


export type MarkNotificationsReadMutation = { markNotificationsRead: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { viewer: { uid: string, kind: AccountKind | null, status: AccountStatus, profile: { revision: number, displayName: string, organisation: string | null, contactName: string | null, headline: string | null, about: string | null, discipline: string | null, teamSize: number | null, services: Array<string>, skills: Array<string>, people: Array<string>, availability: Availability | null, availableFrom: string | null, hoursPerWeek: number | null, country: string | null, timeZone: string | null, languages: Array<string>, website: string | null, size: string | null, links: Array<string>, visibility: Visibility, availabilityFresh: boolean, availabilityConfirmedAt: string | null, updatedAt: string, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null } | null, completeness: Array<{ field: string, label: string, met: boolean, why: string }> | null } | null, openBriefs: { nodes: Array<{ skills: Array<string> }> } };

export type MemberQueryVariables = Exact<{
  uid: string;
  through?: string | null | undefined;
}>;


export type MemberQuery = { member: { uid: string, kind: AccountKind, profile: { revision: number, displayName: string, organisation: string | null, contactName: string | null, headline: string | null, about: string | null, discipline: string | null, teamSize: number | null, services: Array<string>, skills: Array<string>, people: Array<string>, availability: Availability | null, availableFrom: string | null, hoursPerWeek: number | null, country: string | null, timeZone: string | null, languages: Array<string>, website: string | null, size: string | null, links: Array<string>, visibility: Visibility, availabilityFresh: boolean, availabilityConfirmedAt: string | null, updatedAt: string, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null }, record: { decidedInTime: number, decidedLate: number } | null } | null };

export type ProfileDetailsFragment = { revision: number, displayName: string, organisation: string | null, contactName: string | null, headline: string | null, about: string | null, discipline: string | null, teamSize: number | null, services: Array<string>, skills: Array<string>, people: Array<string>, availability: Availability | null, availableFrom: string | null, hoursPerWeek: number | null, country: string | null, timeZone: string | null, languages: Array<string>, website: string | null, size: string | null, links: Array<string>, visibility: Visibility, availabilityFresh: boolean, availabilityConfirmedAt: string | null, updatedAt: string, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null };

export type SaveProfileMutationVariables = Exact<{
  revision?: number | null | undefined;
  profile: ProfileInput;
}>;


export type SaveProfileMutation = { saveProfile: { profile: { revision: number, displayName: string, organisation: string | null, contactName: string | null, headline: string | null, about: string | null, discipline: string | null, teamSize: number | null, services: Array<string>, skills: Array<string>, people: Array<string>, availability: Availability | null, availableFrom: string | null, hoursPerWeek: number | null, country: string | null, timeZone: string | null, languages: Array<string>, website: string | null, size: string | null, links: Array<string>, visibility: Visibility, availabilityFresh: boolean, availabilityConfirmedAt: string | null, updatedAt: string, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type ConfirmAvailabilityMutationVariables = Exact<{ [key: string]: never; }>;


export type ConfirmAvailabilityMutation = { confirmAvailability: { profile: { revision: number, displayName: string, organisation: string | null, contactName: string | null, headline: string | null, about: string | null, discipline: string | null, teamSize: number | null, services: Array<string>, skills: Array<string>, people: Array<string>, availability: Availability | null, availableFrom: string | null, hoursPerWeek: number | null, country: string | null, timeZone: string | null, languages: Array<string>, website: string | null, size: string | null, links: Array<string>, visibility: Visibility, availabilityFresh: boolean, availabilityConfirmedAt: string | null, updatedAt: string, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type SaveProposalMutationVariables = Exact<{
  brief: string;
  revision?: number | null | undefined;
  proposal: ProposalInput;
}>;


export type SaveProposalMutation = { saveProposal: { proposal: { updatedAt: string, moves: Array<ProposalMove>, status: ProposalStatus, revision: number, fit: Array<{ aspect: FitAspect, state: FitState, detail: string }> } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type SendProposalMutationVariables = Exact<{
  brief: string;
  revision?: number | null | undefined;
  proposal: ProposalInput;
}>;


export type SendProposalMutation = { sendProposal: { proposal: { status: ProposalStatus, revision: number } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type WithdrawProposalMutationVariables = Exact<{
  brief: string;
}>;


export type WithdrawProposalMutation = { withdrawProposal: { proposal: { status: ProposalStatus, revision: number } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type DeleteProposalMutationVariables = Exact<{
  brief: string;
}>;


export type DeleteProposalMutation = { deleteProposal: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type ShortlistProposalMutationVariables = Exact<{
  brief: string;
  applicant: string;
}>;


export type ShortlistProposalMutation = { shortlistProposal: { proposal: { status: ProposalStatus, revision: number } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type AcceptProposalMutationVariables = Exact<{
  brief: string;
  applicant: string;
  noes: Array<NoInput> | NoInput;
}>;


export type AcceptProposalMutation = { acceptProposal: { proposal: { status: ProposalStatus, revision: number } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type DeclineProposalMutationVariables = Exact<{
  brief: string;
  applicant: string;
  reason: DeclineReason;
  note?: string | null | undefined;
}>;


export type DeclineProposalMutation = { declineProposal: { proposal: { status: ProposalStatus, revision: number } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type DeclineProposalsMutationVariables = Exact<{
  brief: string;
  noes: Array<NoInput> | NoInput;
}>;


export type DeclineProposalsMutation = { declineProposals: { proposal: { status: ProposalStatus, revision: number } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type UndoDecisionMutationVariables = Exact<{
  brief: string;
  applicant: string;
  all?: boolean;
  tellsAt?: string | null | undefined;
}>;


export type UndoDecisionMutation = { undoDecision: { proposal: { status: ProposalStatus, revision: number } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type ProposalAnswerFragment = { proposal: { status: ProposalStatus, revision: number } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null };

export type QuestionFieldsFragment = { id: string, text: string | null, status: QuestionStatus, own: boolean, askedAt: string, answer: string | null, answeredAt: string | null, changesBrief: boolean, moves: Array<QuestionMove> };

export type BriefQuestionsFragment = { clarifiedAt: string | null, unansweredQuestions: { nodes: Array<{ id: string, text: string | null, status: QuestionStatus, own: boolean, askedAt: string, answer: string | null, answeredAt: string | null, changesBrief: boolean, moves: Array<QuestionMove> }>, pageInfo: { hasNextPage: boolean } }, questions: { nodes: Array<{ id: string, text: string | null, status: QuestionStatus, own: boolean, askedAt: string, answer: string | null, answeredAt: string | null, changesBrief: boolean, moves: Array<QuestionMove> }>, pageInfo: { endCursor: string | null } } };

export type AskQuestionMutationVariables = Exact<{
  brief: string;
  key: string;
  text: string;
}>;


export type AskQuestionMutation = { askQuestion: { question: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type AnswerQuestionMutationVariables = Exact<{
  id: string;
  text: string;
  changesBrief: boolean;
}>;


export type AnswerQuestionMutation = { answerQuestion: { question: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type RemoveQuestionMutationVariables = Exact<{
  id: string;
}>;


export type RemoveQuestionMutation = { removeQuestion: { question: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type QuestionAnswerFragment = { question: { id: string } | null, refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null };

export type ReportSubjectQueryVariables = Exact<{
  about: ReportAbout;
  id: string;
}>;


export type ReportSubjectQuery = { reportSubject: { title: string } | null };

export type SendReportMutationVariables = Exact<{
  about: ReportAbout;
  id: string;
  reason: ReportReason;
  note?: string | null | undefined;
}>;


export type SendReportMutation = { sendReport: { refusal: { code: RefusalCode, message: string, retryAfter: number | null, problems: Array<{ field: string, message: string }> } | null } };

export type SaveDraftMutationVariables = Exact<{
  draft: SignUpDraftInput;
  review: boolean;
}>;


export type SaveDraftMutation = { saveDraft: { code: SaveDraftCode, message: string | null } };

export type SendLoginEmailMutationVariables = Exact<{
  loginData: LoginData;
}>;


export type SendLoginEmailMutation = { sendLoginEmail: { code: LoginEmailCode, message: string | null } };

export type StopMailsMutationVariables = Exact<{
  link: string;
}>;


export type StopMailsMutation = { stopMails: { code: StopMailsCode } };

export type ViewerQueryVariables = Exact<{
  open?: string | null | undefined;
}>;


export type ViewerQuery = { viewer: { uid: string, email: string, status: AccountStatus, suspendedBecause: string | null, kind: AccountKind | null, moves: Array<AccountMove>, unreadThreads: number, warnings: Array<{ at: string, words: string }>, notifications: { nodes: Array<{ id: string, path: string | null }> }, unseenWarnings: Array<{ id: string, path: string | null }>, profile: { displayName: string, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null } | null } | null };

export type StartedQueryVariables = Exact<{ [key: string]: never; }>;


export type StartedQuery = { viewer: { profile: { displayName: string, discipline: string | null, skills: Array<string>, services: Array<string>, teamSize: number | null, country: string | null, website: string | null, organisation: string | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null } | null, briefs: { nodes: Array<{ id: string, problem: string | null, desiredOutcome: string | null, startOn: string | null, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null }> } } | null };

export type ProfileFieldsFragment = { displayName: string, discipline: string | null, skills: Array<string>, services: Array<string>, teamSize: number | null, country: string | null, website: string | null, organisation: string | null, rate: { min: number, max: number, currency: string, unit: PriceUnit } | null };

export type BriefFieldsFragment = { id: string, problem: string | null, desiredOutcome: string | null, startOn: string | null, budget: { min: number, max: number, currency: string, unit: PriceUnit } | null };

/** The text of an operation (a String, so it serializes as one), with the types of its result and variables. */
export class TypedDocumentString<Result, Variables> extends String {
  readonly __types?: (variables: Variables) => Result;
  constructor(
    readonly operationName: string,
    text: string,
  ) {
    super(text);
  }
}

export const ChooseKindDocument = /*#__PURE__*/ new TypedDocumentString<ChooseKindMutation, ChooseKindMutationVariables>(
  "chooseKind",
  "mutation chooseKind($kind:AccountKind!){chooseKind(kind:$kind){code message}}",
);

export const ReviewAccountDocument = /*#__PURE__*/ new TypedDocumentString<ReviewAccountMutation, ReviewAccountMutationVariables>(
  "reviewAccount",
  "mutation reviewAccount($choice:ReviewChoice!){reviewAccount(choice:$choice){code message}}",
);

export const OwnAccountDocument = /*#__PURE__*/ new TypedDocumentString<OwnAccountQuery, OwnAccountQueryVariables>(
  "ownAccount",
  "query ownAccount{viewer{uid email emailVerified status deletesAt kind settings{...SettingsFields}sessions{name device openedAt lastSeenAt current}activity{event device at}}}fragment SettingsFields on Settings{messages proposals briefs timeZone}",
);

export const ExportAccountDocument = /*#__PURE__*/ new TypedDocumentString<ExportAccountMutation, ExportAccountMutationVariables>(
  "exportAccount",
  "mutation exportAccount($after:String){exportAccount(after:$after){part{text next}refusal{code}}}",
);

export const SaveSettingsDocument = /*#__PURE__*/ new TypedDocumentString<SaveSettingsMutation, SaveSettingsMutationVariables>(
  "saveSettings",
  "mutation saveSettings($settings:SettingsInput!){saveSettings(settings:$settings){settings{...SettingsFields}refusal{...RefusalFields}}}fragment SettingsFields on Settings{messages proposals briefs timeZone}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const SaveThemeDocument = /*#__PURE__*/ new TypedDocumentString<SaveThemeMutation, SaveThemeMutationVariables>(
  "saveTheme",
  "mutation saveTheme($theme:Theme){saveTheme(theme:$theme){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const EndSessionDocument = /*#__PURE__*/ new TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>(
  "endSession",
  "mutation endSession($name:ID!){endSession(name:$name){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const EndOtherSessionsDocument = /*#__PURE__*/ new TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>(
  "endOtherSessions",
  "mutation endOtherSessions{endOtherSessions{refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const DeleteAccountDocument = /*#__PURE__*/ new TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>(
  "deleteAccount",
  "mutation deleteAccount{deleteAccount{account{status}refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const TakeDeletionBackDocument = /*#__PURE__*/ new TypedDocumentString<TakeDeletionBackMutation, TakeDeletionBackMutationVariables>(
  "takeDeletionBack",
  "mutation takeDeletionBack{takeDeletionBack{refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const AdminReportsDocument = /*#__PURE__*/ new TypedDocumentString<AdminReportsQuery, AdminReportsQueryVariables>(
  "adminReports",
  "query adminReports($open:Boolean!$after:String){viewer{admin}reports(open:$open after:$after){nodes{...ReportLineFields}pageInfo{endCursor}}}fragment ReportLineFields on ReportLine{id about reason createdAt by{...NamedMemberFields}of{...NamedMemberFields}outcome{...OutcomeFields}}fragment NamedMemberFields on NamedMember{uid name status}fragment OutcomeFields on ReportOutcome{decision words at by{...NamedMemberFields}}",
);

export const AdminReportDocument = /*#__PURE__*/ new TypedDocumentString<AdminReportQuery, AdminReportQueryVariables>(
  "adminReport",
  "query adminReport($id:ID!){viewer{admin}report(id:$id){id about subject reason note createdAt readable by{...NamedMemberFields}of{...NamedMemberFields}texts{label text around by{...NamedMemberFields}}outcome{...OutcomeFields}}}fragment NamedMemberFields on NamedMember{uid name status}fragment OutcomeFields on ReportOutcome{decision words at by{...NamedMemberFields}}",
);

export const AdminMemberDocument = /*#__PURE__*/ new TypedDocumentString<AdminMemberQuery, AdminMemberQueryVariables>(
  "adminMember",
  "query adminMember($search:ID!){viewer{admin}managedMember(search:$search){uid name email kind status administrator readable createdAt events{at event by words}reports(first:20){nodes{...ReportLineFields}pageInfo{endCursor}}}}fragment ReportLineFields on ReportLine{id about reason createdAt by{...NamedMemberFields}of{...NamedMemberFields}outcome{...OutcomeFields}}fragment NamedMemberFields on NamedMember{uid name status}fragment OutcomeFields on ReportOutcome{decision words at by{...NamedMemberFields}}",
);

export const AdminFindMembersDocument = /*#__PURE__*/ new TypedDocumentString<AdminFindMembersQuery, AdminFindMembersQueryVariables>(
  "adminFindMembers",
  "query adminFindMembers($words:String!){findMembers(words:$words){whose{uid}nodes{uid name status kind email}more}}",
);

export const AdminJobsDocument = /*#__PURE__*/ new TypedDocumentString<AdminJobsQuery, AdminJobsQueryVariables>(
  "adminJobs",
  "query adminJobs($after:String){viewer{admin}signUpMails{waiting order until}troubledJobs(after:$after){nodes{id type state attempts lastError createdAt nextTryAt expiresAt}pageInfo{endCursor}}}",
);

export const AdminTrailDocument = /*#__PURE__*/ new TypedDocumentString<AdminTrailQuery, AdminTrailQueryVariables>(
  "adminTrail",
  "query adminTrail($after:String){viewer{admin}auditTrail(first:50 after:$after){nodes{place at act about reason by{...NamedMemberFields}member{...NamedMemberFields}}pageInfo{endCursor}}}fragment NamedMemberFields on NamedMember{uid name status}",
);

export const DismissReportDocument = /*#__PURE__*/ new TypedDocumentString<DismissReportMutation, DismissReportMutationVariables>(
  "dismissReport",
  "mutation dismissReport($id:ID!$words:String){dismissReport(id:$id words:$words){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const WarnMemberDocument = /*#__PURE__*/ new TypedDocumentString<WarnMemberMutation, WarnMemberMutationVariables>(
  "warnMember",
  "mutation warnMember($uid:ID!$reason:ReportReason!$words:String!$report:ID){warnMember(uid:$uid reason:$reason words:$words report:$report){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const SuspendMemberDocument = /*#__PURE__*/ new TypedDocumentString<SuspendMemberMutation, SuspendMemberMutationVariables>(
  "suspendMember",
  "mutation suspendMember($uid:ID!$reason:ReportReason!$words:String!$report:ID){suspendMember(uid:$uid reason:$reason words:$words report:$report){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const ReinstateMemberDocument = /*#__PURE__*/ new TypedDocumentString<ReinstateMemberMutation, ReinstateMemberMutationVariables>(
  "reinstateMember",
  "mutation reinstateMember($uid:ID!$words:String!){reinstateMember(uid:$uid words:$words){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const RetryJobDocument = /*#__PURE__*/ new TypedDocumentString<RetryJobMutation, RetryJobMutationVariables>(
  "retryJob",
  "mutation retryJob($id:ID!){retryJob(id:$id){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const EndJobDocument = /*#__PURE__*/ new TypedDocumentString<EndJobMutation, EndJobMutationVariables>(
  "endJob",
  "mutation endJob($id:ID!){endJob(id:$id){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const SteerMailsDocument = /*#__PURE__*/ new TypedDocumentString<SteerMailsMutation, SteerMailsMutationVariables>(
  "steerMails",
  "mutation steerMails($move:MailMove!){steerMails(move:$move){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const OwnBriefsDocument = /*#__PURE__*/ new TypedDocumentString<OwnBriefsQuery, OwnBriefsQueryVariables>(
  "ownBriefs",
  "query ownBriefs($status:BriefStatus!$after:String){viewer{briefCounts{draft open shortlisting filled closed}briefs(status:$status first:20 after:$after){nodes{...BriefCard fillsAt}pageInfo{hasNextPage endCursor}}}}fragment BriefCard on Brief{...BriefState title summary skills budget{...PriceFields}workplace location openTo closesOn decideOn seats cap}fragment BriefState on Brief{id status closeReason firstDates{closesOn decideOn}hidden counts{places waitlisted total sent shortlisted accepted declined}}fragment PriceFields on PriceRange{min max currency unit}",
);

export const OpenBriefsDocument = /*#__PURE__*/ new TypedDocumentString<OpenBriefsQuery, OpenBriefsQueryVariables>(
  "openBriefs",
  "query openBriefs($keyword:String$skill:String$workplace:Workplace$budget:BudgetBand$kind:TalentKind$sort:BriefSort!$byFit:Boolean!$after:String){viewer@include(if:$byFit){profile{skills services}}openBriefs(keyword:$keyword skill:$skill workplace:$workplace budget:$budget kind:$kind sort:$sort first:20 after:$after){nodes{...TalentBrief saved}pageInfo{endCursor}}searchComplete}fragment TalentBrief on Brief{...BriefCard hirer{...MemberCard}ownProposal{status}}fragment BriefCard on Brief{...BriefState title summary skills budget{...PriceFields}workplace location openTo closesOn decideOn seats cap}fragment BriefState on Brief{id status closeReason firstDates{closesOn decideOn}hidden counts{places waitlisted total sent shortlisted accepted declined}}fragment PriceFields on PriceRange{min max currency unit}fragment MemberCard on Member{uid profile{displayName organisation}record{decidedInTime decidedLate}}",
);

export const AnyOpenBriefDocument = /*#__PURE__*/ new TypedDocumentString<AnyOpenBriefQuery, AnyOpenBriefQueryVariables>(
  "anyOpenBrief",
  "query anyOpenBrief($keyword:String$skill:String$workplace:Workplace$budget:BudgetBand$kind:TalentKind){openBriefs(keyword:$keyword skill:$skill workplace:$workplace budget:$budget kind:$kind first:1){nodes{id}}}",
);

export const SavedBriefsDocument = /*#__PURE__*/ new TypedDocumentString<SavedBriefsQuery, SavedBriefsQueryVariables>(
  "savedBriefs",
  "query savedBriefs($after:String){viewer{savedBriefs(first:20 after:$after){nodes{...TalentBrief}pageInfo{endCursor}}}}fragment TalentBrief on Brief{...BriefCard hirer{...MemberCard}ownProposal{status}}fragment BriefCard on Brief{...BriefState title summary skills budget{...PriceFields}workplace location openTo closesOn decideOn seats cap}fragment BriefState on Brief{id status closeReason firstDates{closesOn decideOn}hidden counts{places waitlisted total sent shortlisted accepted declined}}fragment PriceFields on PriceRange{min max currency unit}fragment MemberCard on Member{uid profile{displayName organisation}record{decidedInTime decidedLate}}",
);

export const OwnProposalsDocument = /*#__PURE__*/ new TypedDocumentString<OwnProposalsQuery, OwnProposalsQueryVariables>(
  "ownProposals",
  "query ownProposals($after:String){viewer{proposals(first:20 after:$after){nodes{status reason note updatedAt placeInLine moves brief{...BriefCard hirer{...MemberCard}}}pageInfo{endCursor}}}}fragment BriefCard on Brief{...BriefState title summary skills budget{...PriceFields}workplace location openTo closesOn decideOn seats cap}fragment BriefState on Brief{id status closeReason firstDates{closesOn decideOn}hidden counts{places waitlisted total sent shortlisted accepted declined}}fragment PriceFields on PriceRange{min max currency unit}fragment MemberCard on Member{uid profile{displayName organisation}record{decidedInTime decidedLate}}",
);

export const BriefDocument = /*#__PURE__*/ new TypedDocumentString<BriefQuery, BriefQueryVariables>(
  "brief",
  "query brief($id:ID!$withQuestions:Boolean!=false$after:String){brief(id:$id){...BriefDetails ...BriefQuestions@include(if:$withQuestions)fillsAt saved hirer{...MemberCard}fit{...FitFields}ownProposal{...ProposalDetails}events{at event by}}}fragment BriefDetails on Brief{...BriefState title summary problem desiredOutcome skills mustHaves niceToHaves openTo workplace location contractType budget{...PriceFields}startOn weeks seats cap closesOn decideOn revision endedAt moves check{field label met advice required}}fragment BriefState on Brief{id status closeReason firstDates{closesOn decideOn}hidden counts{places waitlisted total sent shortlisted accepted declined}}fragment PriceFields on PriceRange{min max currency unit}fragment BriefQuestions on Brief{clarifiedAt unansweredQuestions(first:20){nodes{...QuestionFields}pageInfo{hasNextPage}}questions(first:20 after:$after){nodes{...QuestionFields}pageInfo{endCursor}}}fragment QuestionFields on Question{id text status own askedAt answer answeredAt changesBrief moves}fragment MemberCard on Member{uid profile{displayName organisation}record{decidedInTime decidedLate}}fragment FitFields on FitLine{aspect state detail}fragment ProposalDetails on Proposal{contact status reason note revision pitch answers{mustHave met evidence}rate{...PriceFields}days startOn links sentAt updatedAt placeInLine conversation{id unread}moves fit{...FitFields}events{at event by}}",
);

export const UntoldYesDocument = /*#__PURE__*/ new TypedDocumentString<UntoldYesQuery, UntoldYesQueryVariables>(
  "untoldYes",
  "query untoldYes($id:ID!){brief(id:$id){proposals(status:ACCEPTED first:10){nodes{applicantUid applicant{profile{displayName}}tellsAt told}}}}",
);

export const BriefFormDocument = /*#__PURE__*/ new TypedDocumentString<BriefFormQuery, BriefFormQueryVariables>(
  "briefForm",
  "query briefForm($id:ID!){brief(id:$id){...BriefDetails fillsAt updatedAt}}fragment BriefDetails on Brief{...BriefState title summary problem desiredOutcome skills mustHaves niceToHaves openTo workplace location contractType budget{...PriceFields}startOn weeks seats cap closesOn decideOn revision endedAt moves check{field label met advice required}}fragment BriefState on Brief{id status closeReason firstDates{closesOn decideOn}hidden counts{places waitlisted total sent shortlisted accepted declined}}fragment PriceFields on PriceRange{min max currency unit}",
);

export const SaveBriefDocument = /*#__PURE__*/ new TypedDocumentString<SaveBriefMutation, SaveBriefMutationVariables>(
  "saveBrief",
  "mutation saveBrief($id:ID!$revision:Int$brief:BriefInput!){saveBrief(id:$id revision:$revision brief:$brief){brief{...BriefDetails fillsAt updatedAt}refusal{...RefusalFields}}}fragment BriefDetails on Brief{...BriefState title summary problem desiredOutcome skills mustHaves niceToHaves openTo workplace location contractType budget{...PriceFields}startOn weeks seats cap closesOn decideOn revision endedAt moves check{field label met advice required}}fragment BriefState on Brief{id status closeReason firstDates{closesOn decideOn}hidden counts{places waitlisted total sent shortlisted accepted declined}}fragment PriceFields on PriceRange{min max currency unit}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const PublishBriefDocument = /*#__PURE__*/ new TypedDocumentString<PublishBriefMutation, PublishBriefMutationVariables>(
  "publishBrief",
  "mutation publishBrief($id:ID!$revision:Int!){publishBrief(id:$id revision:$revision){...BriefAnswer}}fragment BriefAnswer on BriefResult{brief{id status}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const BeginShortlistingDocument = /*#__PURE__*/ new TypedDocumentString<BeginShortlistingMutation, BeginShortlistingMutationVariables>(
  "beginShortlisting",
  "mutation beginShortlisting($id:ID!){beginShortlisting(id:$id){...BriefAnswer}}fragment BriefAnswer on BriefResult{brief{id status}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const ReopenBriefDocument = /*#__PURE__*/ new TypedDocumentString<ReopenBriefMutation, ReopenBriefMutationVariables>(
  "reopenBrief",
  "mutation reopenBrief($id:ID!$closesOn:String!$decideOn:String!){reopenBrief(id:$id closesOn:$closesOn decideOn:$decideOn){...BriefAnswer}}fragment BriefAnswer on BriefResult{brief{id status}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const CloseBriefDocument = /*#__PURE__*/ new TypedDocumentString<CloseBriefMutation, CloseBriefMutationVariables>(
  "closeBrief",
  "mutation closeBrief($id:ID!$reason:OwnerCloseReason!){closeBrief(id:$id reason:$reason){...BriefAnswer}}fragment BriefAnswer on BriefResult{brief{id status}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const CopyBriefDocument = /*#__PURE__*/ new TypedDocumentString<CopyBriefMutation, CopyBriefMutationVariables>(
  "copyBrief",
  "mutation copyBrief($id:ID!$copyId:ID!){copyBrief(id:$id copyId:$copyId){...BriefAnswer}}fragment BriefAnswer on BriefResult{brief{id status}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const SetSavedDocument = /*#__PURE__*/ new TypedDocumentString<SetSavedMutation, SetSavedMutationVariables>(
  "setSaved",
  "mutation setSaved($brief:ID!$saved:Boolean!){setSaved(brief:$brief saved:$saved){...BriefAnswer}}fragment BriefAnswer on BriefResult{brief{id status}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const DeleteBriefDocument = /*#__PURE__*/ new TypedDocumentString<DeleteBriefMutation, DeleteBriefMutationVariables>(
  "deleteBrief",
  "mutation deleteBrief($id:ID!){deleteBrief(id:$id){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const ChangesDocument = /*#__PURE__*/ new TypedDocumentString<ChangesSubscription, ChangesSubscriptionVariables>(
  "changes",
  "subscription changes($since:Int$shownAt:String$brief:ID){changes(since:$since shownAt:$shownAt brief:$brief){kind version}}",
);

export const InboxDocument = /*#__PURE__*/ new TypedDocumentString<InboxQuery, InboxQueryVariables>(
  "inbox",
  "query inbox($kind:ConversationKind$archived:Boolean!$after:String){viewer{conversations(kind:$kind archived:$archived first:20 after:$after){nodes{...ConversationRow}pageInfo{hasNextPage endCursor}}}}fragment ConversationRow on Conversation{id kind with{...Correspondent}withState brief{id title}unread archived muted last{at own text event}}fragment Correspondent on Member{uid kind profile{displayName organisation}}",
);

export const FoundMessagesDocument = /*#__PURE__*/ new TypedDocumentString<FoundMessagesQuery, FoundMessagesQueryVariables>(
  "foundMessages",
  "query foundMessages($words:String!$after:String){viewer{messages(words:$words first:20 after:$after){nodes{id at own text number conversation{...ConversationRow}}pageInfo{hasNextPage endCursor}}}}fragment ConversationRow on Conversation{id kind with{...Correspondent}withState brief{id title}unread archived muted last{at own text event}}fragment Correspondent on Member{uid kind profile{displayName organisation}}",
);

export const ConversationDocument = /*#__PURE__*/ new TypedDocumentString<ConversationQuery, ConversationQueryVariables>(
  "conversation",
  "query conversation($id:ID!$before:String){conversation(id:$id){...ConversationRow blocked messages moves proposal{status reason}timeline(first:50 before:$before){nodes{id at own event text number editedAt editableUntil}pageInfo{hasNextPage endCursor}}}}fragment ConversationRow on Conversation{id kind with{...Correspondent}withState brief{id title}unread archived muted last{at own text event}}fragment Correspondent on Member{uid kind profile{displayName organisation}}",
);

export const NewConversationDocument = /*#__PURE__*/ new TypedDocumentString<NewConversationQuery, NewConversationQueryVariables>(
  "newConversation",
  "query newConversation($member:ID!){viewer{kind conversationWith(member:$member){id}}member(uid:$member){...Correspondent}}fragment Correspondent on Member{uid kind profile{displayName organisation}}",
);

export const SendMessageDocument = /*#__PURE__*/ new TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>(
  "sendMessage",
  "mutation sendMessage($conversation:ID!$key:ID!$text:String!){sendMessage(conversation:$conversation key:$key text:$text){...ConversationAnswer}}fragment ConversationAnswer on ConversationResult{conversation{id}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const StartConversationDocument = /*#__PURE__*/ new TypedDocumentString<StartConversationMutation, StartConversationMutationVariables>(
  "startConversation",
  "mutation startConversation($member:ID!$key:ID!$text:String!){startConversation(member:$member key:$key text:$text){...ConversationAnswer}}fragment ConversationAnswer on ConversationResult{conversation{id}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const EditMessageDocument = /*#__PURE__*/ new TypedDocumentString<EditMessageMutation, EditMessageMutationVariables>(
  "editMessage",
  "mutation editMessage($id:ID!$text:String!){editMessage(id:$id text:$text){...ConversationAnswer}}fragment ConversationAnswer on ConversationResult{conversation{id}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const MarkReadDocument = /*#__PURE__*/ new TypedDocumentString<MarkReadMutation, MarkReadMutationVariables>(
  "markRead",
  "mutation markRead($conversation:ID!$upTo:Int!){markRead(conversation:$conversation upTo:$upTo){...ConversationAnswer}}fragment ConversationAnswer on ConversationResult{conversation{id}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const SetArchivedDocument = /*#__PURE__*/ new TypedDocumentString<SetArchivedMutation, SetArchivedMutationVariables>(
  "setArchived",
  "mutation setArchived($conversation:ID!$archived:Boolean!){setArchived(conversation:$conversation archived:$archived){...ConversationAnswer}}fragment ConversationAnswer on ConversationResult{conversation{id}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const SetMutedDocument = /*#__PURE__*/ new TypedDocumentString<SetMutedMutation, SetMutedMutationVariables>(
  "setMuted",
  "mutation setMuted($conversation:ID!$muted:Boolean!){setMuted(conversation:$conversation muted:$muted){...ConversationAnswer}}fragment ConversationAnswer on ConversationResult{conversation{id}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const SetBlockedDocument = /*#__PURE__*/ new TypedDocumentString<SetBlockedMutation, SetBlockedMutationVariables>(
  "setBlocked",
  "mutation setBlocked($conversation:ID!$blocked:Boolean!){setBlocked(conversation:$conversation blocked:$blocked){...ConversationAnswer}}fragment ConversationAnswer on ConversationResult{conversation{id}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const CreateUserDocument = /*#__PURE__*/ new TypedDocumentString<CreateUserMutation, CreateUserMutationVariables>(
  "createUser",
  "mutation createUser($createUserData:CreateUserData!){createUser(createUserData:$createUserData){code email uid token message}}",
);

export const DashboardDocument = /*#__PURE__*/ new TypedDocumentString<DashboardQuery, DashboardQueryVariables>(
  "dashboard",
  "query dashboard{viewer{dashboard{work{kind brief{id title}due since who conversation count of}running{brief{id title status counts{places sent shortlisted}closesOn decideOn cap fillsAt}unread}proposals{brief{id title}status placeInLine due}briefs{brief{...BriefLine hirer{uid profile{displayName organisation}}}fit{aspect state detail}}seeking{brief{id title}members{member{uid kind profile{displayName headline rate{...PriceFields}}}fit{aspect state detail}}}numbers{months{month accepted waiting declined withdrawn}briefs partial replyHours}record{decidedInTime decidedLate}}}}fragment BriefLine on Brief{id title status counts{places waitlisted}budget{...PriceFields}workplace location closesOn decideOn cap}fragment PriceFields on PriceRange{min max currency unit}",
);

export const DecisionBriefDocument = /*#__PURE__*/ new TypedDocumentString<DecisionBriefQuery, DecisionBriefQueryVariables>(
  "decisionBrief",
  "query decisionBrief($id:ID!){brief(id:$id){...BriefState title mustHaves budget{...PriceFields}startOn seats closesOn decideOn endedAt fillsAt check{met}}}fragment BriefState on Brief{id status closeReason firstDates{closesOn decideOn}hidden counts{places waitlisted total sent shortlisted accepted declined}}fragment PriceFields on PriceRange{min max currency unit}",
);

export const ProposalCardsDocument = /*#__PURE__*/ new TypedDocumentString<ProposalCardsQuery, ProposalCardsQueryVariables>(
  "proposalCards",
  "query proposalCards($id:ID!$status:ProposalStatus!$after:String){brief(id:$id){proposals(status:$status first:10 after:$after){nodes{...ProposalCard}pageInfo{hasNextPage endCursor}}}}fragment ProposalCard on Proposal{applicantUid applicant{profile{displayName headline}}kind contact status reason tellsAt told rate{...PriceFields}days startOn sentAt moves fit{...FitFields}}fragment PriceFields on PriceRange{min max currency unit}fragment FitFields on FitLine{aspect state detail}",
);

export const ManyProposalCardsDocument = /*#__PURE__*/ new TypedDocumentString<ManyProposalCardsQuery, ManyProposalCardsQueryVariables>(
  "manyProposalCards",
  "query manyProposalCards($id:ID!$status:ProposalStatus!$after:String){brief(id:$id){proposals(status:$status first:25 after:$after){nodes{...ProposalCard}pageInfo{hasNextPage endCursor}}}}fragment ProposalCard on Proposal{applicantUid applicant{profile{displayName headline}}kind contact status reason tellsAt told rate{...PriceFields}days startOn sentAt moves fit{...FitFields}}fragment PriceFields on PriceRange{min max currency unit}fragment FitFields on FitLine{aspect state detail}",
);

export const WaitingCardsDocument = /*#__PURE__*/ new TypedDocumentString<WaitingCardsQuery, WaitingCardsQueryVariables>(
  "waitingCards",
  "query waitingCards($id:ID!$status:ProposalStatus!$after:String){brief(id:$id){proposals(status:$status first:25 after:$after){nodes{...WaitingCard}pageInfo{hasNextPage endCursor}}}}fragment WaitingCard on Proposal{applicantUid applicant{profile{displayName}}status tellsAt rate{...PriceFields}days fit{aspect state}}fragment PriceFields on PriceRange{min max currency unit}",
);

export const WaitingCardDocument = /*#__PURE__*/ new TypedDocumentString<WaitingCardQuery, WaitingCardQueryVariables>(
  "waitingCard",
  "query waitingCard($brief:ID!$applicant:ID!){proposal(brief:$brief applicant:$applicant){...WaitingCard}}fragment WaitingCard on Proposal{applicantUid applicant{profile{displayName}}status tellsAt rate{...PriceFields}days fit{aspect state}}fragment PriceFields on PriceRange{min max currency unit}",
);

export const ToldTogetherDocument = /*#__PURE__*/ new TypedDocumentString<ToldTogetherQuery, ToldTogetherQueryVariables>(
  "toldTogether",
  "query toldTogether($id:ID!$status:ProposalStatus!$tellsAt:String!$after:String){brief(id:$id){proposals(status:$status tellsAt:$tellsAt first:50 after:$after){nodes{applicantUid applicant{profile{displayName}}}pageInfo{hasNextPage endCursor}}}}",
);

export const ProposalNeighboursDocument = /*#__PURE__*/ new TypedDocumentString<ProposalNeighboursQuery, ProposalNeighboursQueryVariables>(
  "proposalNeighbours",
  "query proposalNeighbours($id:ID!$status:ProposalStatus!$after:String){brief(id:$id){proposals(status:$status first:50 after:$after){nodes{applicantUid}pageInfo{hasNextPage endCursor}}}}",
);

export const SortedNeighboursDocument = /*#__PURE__*/ new TypedDocumentString<SortedNeighboursQuery, SortedNeighboursQueryVariables>(
  "sortedNeighbours",
  "query sortedNeighbours($id:ID!$status:ProposalStatus!$after:String){brief(id:$id){proposals(status:$status first:50 after:$after){nodes{applicantUid rate{min max currency unit}days sentAt fit{aspect state}}pageInfo{hasNextPage endCursor}}}}",
);

export const ProposalToDecideDocument = /*#__PURE__*/ new TypedDocumentString<ProposalToDecideQuery, ProposalToDecideQueryVariables>(
  "proposalToDecide",
  "query proposalToDecide($brief:ID!$applicant:ID!){proposal(brief:$brief applicant:$applicant){...ProposalCard pitch note conversation{id unread}answers{met evidence}links events{at event by}}}fragment ProposalCard on Proposal{applicantUid applicant{profile{displayName headline}}kind contact status reason tellsAt told rate{...PriceFields}days startOn sentAt moves fit{...FitFields}}fragment PriceFields on PriceRange{min max currency unit}fragment FitFields on FitLine{aspect state detail}",
);

export const NotificationsDocument = /*#__PURE__*/ new TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>(
  "notifications",
  "query notifications($after:String){viewer{notifications(after:$after){nodes{id line detail path unread createdAt by{uid name}}pageInfo{endCursor}}unreadNotifications unseenWarnings{id}settings{timeZone}}}",
);

export const MarkNotificationsReadDocument = /*#__PURE__*/ new TypedDocumentString<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>(
  "markNotificationsRead",
  "mutation markNotificationsRead($ids:[ID!]!=[]$all:Boolean!=false){markNotificationsRead(ids:$ids all:$all){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const OwnProfileDocument = /*#__PURE__*/ new TypedDocumentString<OwnProfileQuery, OwnProfileQueryVariables>(
  "ownProfile",
  "query ownProfile{viewer{uid kind status profile{...ProfileDetails}completeness{field label met why}}openBriefs(first:50){nodes{skills}}}fragment ProfileDetails on Profile{revision displayName organisation contactName headline about discipline teamSize services skills people rate{...PriceFields}availability availableFrom hoursPerWeek country timeZone languages website size links visibility availabilityFresh availabilityConfirmedAt updatedAt}fragment PriceFields on PriceRange{min max currency unit}",
);

export const MemberDocument = /*#__PURE__*/ new TypedDocumentString<MemberQuery, MemberQueryVariables>(
  "member",
  "query member($uid:ID!$through:ID){member(uid:$uid through:$through){uid kind profile{...ProfileDetails}record{decidedInTime decidedLate}}}fragment ProfileDetails on Profile{revision displayName organisation contactName headline about discipline teamSize services skills people rate{...PriceFields}availability availableFrom hoursPerWeek country timeZone languages website size links visibility availabilityFresh availabilityConfirmedAt updatedAt}fragment PriceFields on PriceRange{min max currency unit}",
);

export const SaveProfileDocument = /*#__PURE__*/ new TypedDocumentString<SaveProfileMutation, SaveProfileMutationVariables>(
  "saveProfile",
  "mutation saveProfile($revision:Int$profile:ProfileInput!){saveProfile(revision:$revision profile:$profile){profile{...ProfileDetails}refusal{...RefusalFields}}}fragment ProfileDetails on Profile{revision displayName organisation contactName headline about discipline teamSize services skills people rate{...PriceFields}availability availableFrom hoursPerWeek country timeZone languages website size links visibility availabilityFresh availabilityConfirmedAt updatedAt}fragment PriceFields on PriceRange{min max currency unit}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const ConfirmAvailabilityDocument = /*#__PURE__*/ new TypedDocumentString<ConfirmAvailabilityMutation, ConfirmAvailabilityMutationVariables>(
  "confirmAvailability",
  "mutation confirmAvailability{confirmAvailability{profile{...ProfileDetails}refusal{...RefusalFields}}}fragment ProfileDetails on Profile{revision displayName organisation contactName headline about discipline teamSize services skills people rate{...PriceFields}availability availableFrom hoursPerWeek country timeZone languages website size links visibility availabilityFresh availabilityConfirmedAt updatedAt}fragment PriceFields on PriceRange{min max currency unit}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const SaveProposalDocument = /*#__PURE__*/ new TypedDocumentString<SaveProposalMutation, SaveProposalMutationVariables>(
  "saveProposal",
  "mutation saveProposal($brief:ID!$revision:Int$proposal:ProposalInput!){saveProposal(brief:$brief revision:$revision proposal:$proposal){...ProposalAnswer proposal{updatedAt moves fit{...FitFields}}}}fragment ProposalAnswer on ProposalResult{proposal{status revision}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}fragment FitFields on FitLine{aspect state detail}",
);

export const SendProposalDocument = /*#__PURE__*/ new TypedDocumentString<SendProposalMutation, SendProposalMutationVariables>(
  "sendProposal",
  "mutation sendProposal($brief:ID!$revision:Int$proposal:ProposalInput!){sendProposal(brief:$brief revision:$revision proposal:$proposal){...ProposalAnswer}}fragment ProposalAnswer on ProposalResult{proposal{status revision}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const WithdrawProposalDocument = /*#__PURE__*/ new TypedDocumentString<WithdrawProposalMutation, WithdrawProposalMutationVariables>(
  "withdrawProposal",
  "mutation withdrawProposal($brief:ID!){withdrawProposal(brief:$brief){...ProposalAnswer}}fragment ProposalAnswer on ProposalResult{proposal{status revision}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const DeleteProposalDocument = /*#__PURE__*/ new TypedDocumentString<DeleteProposalMutation, DeleteProposalMutationVariables>(
  "deleteProposal",
  "mutation deleteProposal($brief:ID!){deleteProposal(brief:$brief){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const ShortlistProposalDocument = /*#__PURE__*/ new TypedDocumentString<ShortlistProposalMutation, ShortlistProposalMutationVariables>(
  "shortlistProposal",
  "mutation shortlistProposal($brief:ID!$applicant:ID!){shortlistProposal(brief:$brief applicant:$applicant){...ProposalAnswer}}fragment ProposalAnswer on ProposalResult{proposal{status revision}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const AcceptProposalDocument = /*#__PURE__*/ new TypedDocumentString<AcceptProposalMutation, AcceptProposalMutationVariables>(
  "acceptProposal",
  "mutation acceptProposal($brief:ID!$applicant:ID!$noes:[NoInput!]!){acceptProposal(brief:$brief applicant:$applicant noes:$noes){...ProposalAnswer}}fragment ProposalAnswer on ProposalResult{proposal{status revision}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const DeclineProposalDocument = /*#__PURE__*/ new TypedDocumentString<DeclineProposalMutation, DeclineProposalMutationVariables>(
  "declineProposal",
  "mutation declineProposal($brief:ID!$applicant:ID!$reason:DeclineReason!$note:String){declineProposal(brief:$brief applicant:$applicant reason:$reason note:$note){...ProposalAnswer}}fragment ProposalAnswer on ProposalResult{proposal{status revision}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const DeclineProposalsDocument = /*#__PURE__*/ new TypedDocumentString<DeclineProposalsMutation, DeclineProposalsMutationVariables>(
  "declineProposals",
  "mutation declineProposals($brief:ID!$noes:[NoInput!]!){declineProposals(brief:$brief noes:$noes){...ProposalAnswer}}fragment ProposalAnswer on ProposalResult{proposal{status revision}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const UndoDecisionDocument = /*#__PURE__*/ new TypedDocumentString<UndoDecisionMutation, UndoDecisionMutationVariables>(
  "undoDecision",
  "mutation undoDecision($brief:ID!$applicant:ID!$all:Boolean!=false$tellsAt:String){undoDecision(brief:$brief applicant:$applicant all:$all tellsAt:$tellsAt){...ProposalAnswer}}fragment ProposalAnswer on ProposalResult{proposal{status revision}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const AskQuestionDocument = /*#__PURE__*/ new TypedDocumentString<AskQuestionMutation, AskQuestionMutationVariables>(
  "askQuestion",
  "mutation askQuestion($brief:ID!$key:ID!$text:String!){askQuestion(brief:$brief key:$key text:$text){...QuestionAnswer}}fragment QuestionAnswer on QuestionResult{question{id}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const AnswerQuestionDocument = /*#__PURE__*/ new TypedDocumentString<AnswerQuestionMutation, AnswerQuestionMutationVariables>(
  "answerQuestion",
  "mutation answerQuestion($id:ID!$text:String!$changesBrief:Boolean!){answerQuestion(id:$id text:$text changesBrief:$changesBrief){...QuestionAnswer}}fragment QuestionAnswer on QuestionResult{question{id}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const RemoveQuestionDocument = /*#__PURE__*/ new TypedDocumentString<RemoveQuestionMutation, RemoveQuestionMutationVariables>(
  "removeQuestion",
  "mutation removeQuestion($id:ID!){removeQuestion(id:$id){...QuestionAnswer}}fragment QuestionAnswer on QuestionResult{question{id}refusal{...RefusalFields}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const ReportSubjectDocument = /*#__PURE__*/ new TypedDocumentString<ReportSubjectQuery, ReportSubjectQueryVariables>(
  "reportSubject",
  "query reportSubject($about:ReportAbout!$id:ID!){reportSubject(about:$about id:$id){title}}",
);

export const SendReportDocument = /*#__PURE__*/ new TypedDocumentString<SendReportMutation, SendReportMutationVariables>(
  "sendReport",
  "mutation sendReport($about:ReportAbout!$id:ID!$reason:ReportReason!$note:String){sendReport(about:$about id:$id reason:$reason note:$note){refusal{...RefusalFields}}}fragment RefusalFields on Refusal{code message problems{field message}retryAfter}",
);

export const SaveDraftDocument = /*#__PURE__*/ new TypedDocumentString<SaveDraftMutation, SaveDraftMutationVariables>(
  "saveDraft",
  "mutation saveDraft($draft:SignUpDraftInput!$review:Boolean!){saveDraft(draft:$draft review:$review){code message}}",
);

export const SendLoginEmailDocument = /*#__PURE__*/ new TypedDocumentString<SendLoginEmailMutation, SendLoginEmailMutationVariables>(
  "sendLoginEmail",
  "mutation sendLoginEmail($loginData:LoginData!){sendLoginEmail(loginData:$loginData){code message}}",
);

export const StopMailsDocument = /*#__PURE__*/ new TypedDocumentString<StopMailsMutation, StopMailsMutationVariables>(
  "stopMails",
  "mutation stopMails($link:String!){stopMails(link:$link){code}}",
);

export const ViewerDocument = /*#__PURE__*/ new TypedDocumentString<ViewerQuery, ViewerQueryVariables>(
  "viewer",
  "query viewer($open:ID){viewer{uid email status suspendedBecause warnings{at words}kind moves notifications(unread:true first:10){nodes{id path}}unseenWarnings{id path}unreadThreads(except:$open)profile{displayName rate{...PriceFields}}}}fragment PriceFields on PriceRange{min max currency unit}",
);

export const StartedDocument = /*#__PURE__*/ new TypedDocumentString<StartedQuery, StartedQueryVariables>(
  "started",
  "query started{viewer{profile{...ProfileFields}briefs(status:DRAFT first:5){nodes{...BriefFields}}}}fragment ProfileFields on Profile{displayName discipline skills services teamSize country website organisation rate{...PriceFields}}fragment PriceFields on PriceRange{min max currency unit}fragment BriefFields on Brief{id problem desiredOutcome budget{...PriceFields}startOn}",
);