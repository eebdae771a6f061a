// Written by scripts/graphql-codegen.mjs: `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type LoginEmailCode =
  | 'SUCCESS'
  | 'INVALID_EMAIL'
  | 'TOO_MANY_REQUESTS'
  | 'ERROR';

export type AccountKind =
  | 'FREELANCER'
  | 'AGENCY'
  | 'HIRER';

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
  | 'REVIEW';

export type MoneyInput = {
  amount: number;
  currency: string;
};

export type SignUpDraftInput =
  {   freelancer: FreelancerDraftInput; agency?: never; hirer?: never; }
  |  { freelancer?: never;   agency: AgencyDraftInput; hirer?: never; }
  |  { freelancer?: never; agency?: never;   hirer: HirerDraftInput; };

export type FreelancerDraftInput = {
  displayName: string;
  discipline?: string | null | undefined;
  skills: Array<string>;
  country?: string | null | undefined;
  rate?: MoneyInput | null | undefined;
};

export type AgencyDraftInput = {
  displayName: string;
  services: Array<string>;
  teamSize?: number | null | undefined;
  country?: string | null | undefined;
  website?: string | null | undefined;
};

export type HirerDraftInput = {
  organisation: string;
  problem?: string | null | undefined;
  desiredOutcome?: string | null | undefined;
  budget?: MoneyInput | null | undefined;
  startOn?: string | null | undefined;
};

export type SaveDraftCode =
  | 'SAVED'
  /** Something stands already; nothing was changed. */
  | 'NOTHING_TO_DO'
  /** The account is of another kind; nothing was changed. */
  | 'OTHER_KIND'
  /** The member has yet to say whether to keep what stands; try again after that. */
  | 'REVIEW_FIRST'
  | 'INVALID'
  | 'AUTHENTICATION_REQUIRED';

export type ChooseKindCode =
  | 'SUCCESS'
  | 'ALREADY_CHOSEN'
  | 'AUTHENTICATION_REQUIRED';

export type ReviewChoice =
  | 'KEEP'
  | 'START_FRESH';

export type ReviewAccountCode =
  | 'SUCCESS'
  | 'NOTHING_TO_DO'
  | 'AUTHENTICATION_REQUIRED';

export type ChooseKindMutationVariables = Exact<{
  kind: AccountKind;
}>;


export type ChooseKindMutation = { chooseKind: { code: ChooseKindCode, message: string | null } };

export type ReviewAccountMutationVariables = Exact<{
  choice: ReviewChoice;
}>;


export type ReviewAccountMutation = { reviewAccount: { code: ReviewAccountCode, message: string | null } };

export type CreateUserMutationVariables = Exact<{
  createUserData: CreateUserData;
}>;


export type CreateUserMutation = { createUser: { code: CreateUserCode, email: string | null, uid: string | null, token: string | null, message: string | null } };

export type SaveDraftMutationVariables = Exact<{
  draft: SignUpDraftInput;
  review: boolean;
}>;


export type SaveDraftMutation = { saveDraft: { code: SaveDraftCode, message: string | null } };

export type SendLoginEmailMutationVariables = Exact<{
  loginData: LoginData;
}>;


export type SendLoginEmailMutation = { sendLoginEmail: { code: LoginEmailCode, message: string | null } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { uid: string, email: string, status: AccountStatus, kind: AccountKind | null, moves: Array<AccountMove>, profile: { displayName: string, discipline: string | null, skills: Array<string>, services: Array<string>, teamSize: number | null, country: string | null, website: string | null, organisation: string | null, rate: { amount: number, currency: string } | null } | null, draftBriefs: Array<{ id: string, problem: string | null, desiredOutcome: string | null, startOn: string | null, createdAt: string, budget: { amount: number, currency: string } | null }> } | null };

export type ProfileFieldsFragment = { displayName: string, discipline: string | null, skills: Array<string>, services: Array<string>, teamSize: number | null, country: string | null, website: string | null, organisation: string | null, rate: { amount: number, currency: string } | null };

export type BriefFieldsFragment = { id: string, problem: string | null, desiredOutcome: string | null, startOn: string | null, createdAt: string, budget: { amount: number, currency: string } | null };

/** The text of an operation (a String, so it serializes as one), with the types of its result and variables. */
export class TypedDocumentString<Result, Variables> extends String {
  declare readonly __types?: (variables: Variables) => Result;
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

export const CreateUserDocument = /*#__PURE__*/ new TypedDocumentString<CreateUserMutation, CreateUserMutationVariables>(
  "createUser",
  "mutation createUser($createUserData:CreateUserData!){createUser(createUserData:$createUserData){code email uid token message}}",
);

export const SaveDraftDocument = /*#__PURE__*/ new TypedDocumentString<SaveDraftMutation, SaveDraftMutationVariables>(
  "saveDraft",
  "mutation saveDraft($draft:SignUpDraftInput!$review:Boolean!){saveDraft(draft:$draft review:$review){code message}}",
);

export const SendLoginEmailDocument = /*#__PURE__*/ new TypedDocumentString<SendLoginEmailMutation, SendLoginEmailMutationVariables>(
  "sendLoginEmail",
  "mutation sendLoginEmail($loginData:LoginData!){sendLoginEmail(loginData:$loginData){code message}}",
);

export const ViewerDocument = /*#__PURE__*/ new TypedDocumentString<ViewerQuery, ViewerQueryVariables>(
  "viewer",
  "query viewer{viewer{uid email status kind moves profile{...ProfileFields}draftBriefs{...BriefFields}}}fragment ProfileFields on Profile{displayName discipline skills services teamSize country website organisation rate{amount currency}}fragment BriefFields on Brief{id problem desiredOutcome budget{amount currency}startOn createdAt}",
);