// Written by scripts/graphql-codegen.mjs: `npm run codegen`. Do not edit.
import type { GraphQLResolveInfo } from 'graphql';
import type { ViewerSource as ViewerSourceModel } from '~/graphql/viewer';
import type { GraphQLContext } from '~/graphql/context';
import type { GraphQLScalarType as ScalarResolver } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Makes a pending account for an address and mails it a confirmation link (product.md §4). */
  createUser: CreateUserResponse;
  /** Mails a sign-in link. Known and unknown addresses get the same answer. */
  sendLoginEmail: LoginEmailResponse;
  /**
   * Saves what a sign-up form asked, only where nothing stands yet. With `review`, the member is asked
   * whether to keep it, because another browser filled it in.
   */
  saveDraft: SaveDraftResponse;
  /** Sets the kind of an account that has none. It is fixed from then on. */
  chooseKind: ChooseKindResponse;
  /** Keeps or deletes what was filled in before the address was proven in another browser. */
  reviewAccount: ReviewAccountResponse;
};


export type MutationCreateUserArgs = {
  createUserData: CreateUserData;
};


export type MutationSendLoginEmailArgs = {
  loginData: LoginData;
};


export type MutationSaveDraftArgs = {
  draft: SignUpDraftInput;
  review?: Scalars['Boolean']['input'];
};


export type MutationChooseKindArgs = {
  kind: AccountKind;
};


export type MutationReviewAccountArgs = {
  choice: ReviewChoice;
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

export type Viewer = {
  __typename?: 'Viewer';
  uid: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  emailVerified: Scalars['Boolean']['output'];
  status: AccountStatus;
  kind: Maybe<AccountKind>;
  admin: Scalars['Boolean']['output'];
  moves: Array<AccountMove>;
  profile: Maybe<Profile>;
  /** Own briefs that are not published yet, newest first; at most 5. */
  draftBriefs: Array<Brief>;
};

/** An amount in minor units with its ISO 4217 code. */
export type Money = {
  __typename?: 'Money';
  amount: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
};

export type MoneyInput = {
  amount: Scalars['Int']['input'];
  currency: Scalars['String']['input'];
};

export type Profile = {
  __typename?: 'Profile';
  displayName: Scalars['String']['output'];
  discipline: Maybe<Scalars['String']['output']>;
  skills: Array<Scalars['String']['output']>;
  services: Array<Scalars['String']['output']>;
  teamSize: Maybe<Scalars['Int']['output']>;
  /** ISO 3166-1 alpha-2. */
  country: Maybe<Scalars['String']['output']>;
  website: Maybe<Scalars['String']['output']>;
  organisation: Maybe<Scalars['String']['output']>;
  /** Per day. */
  rate: Maybe<Money>;
};

export type Brief = {
  __typename?: 'Brief';
  id: Scalars['ID']['output'];
  problem: Maybe<Scalars['String']['output']>;
  desiredOutcome: Maybe<Scalars['String']['output']>;
  budget: Maybe<Money>;
  /** ISO date. */
  startOn: Maybe<Scalars['String']['output']>;
  /** ISO 8601 UTC. */
  createdAt: Scalars['String']['output'];
};

export type SignUpDraftInput =
  { freelancer: FreelancerDraftInput; agency?: never; hirer?: never; }
  |  { freelancer?: never; agency: AgencyDraftInput; hirer?: never; }
  |  { freelancer?: never; agency?: never; hirer: HirerDraftInput; };

export type FreelancerDraftInput = {
  displayName: Scalars['String']['input'];
  discipline?: InputMaybe<Scalars['String']['input']>;
  skills: Array<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  rate?: InputMaybe<MoneyInput>;
};

export type AgencyDraftInput = {
  displayName: Scalars['String']['input'];
  services: Array<Scalars['String']['input']>;
  teamSize?: InputMaybe<Scalars['Int']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};

export type HirerDraftInput = {
  organisation: Scalars['String']['input'];
  problem?: InputMaybe<Scalars['String']['input']>;
  desiredOutcome?: InputMaybe<Scalars['String']['input']>;
  budget?: InputMaybe<MoneyInput>;
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
  /** The account is of another kind; nothing was changed. */
  | 'OTHER_KIND'
  /** The member has yet to say whether to keep what stands; try again after that. */
  | 'REVIEW_FIRST'
  | 'INVALID'
  | 'AUTHENTICATION_REQUIRED';

export type ChooseKindResponse = {
  __typename?: 'ChooseKindResponse';
  code: ChooseKindCode;
  message: Maybe<Scalars['String']['output']>;
};

export type ChooseKindCode =
  | 'SUCCESS'
  | 'ALREADY_CHOSEN'
  | 'AUTHENTICATION_REQUIRED';

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
  | 'AUTHENTICATION_REQUIRED';



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
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CreateUserData: CreateUserData;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CreateUserResponse: ResolverTypeWrapper<CreateUserResponse>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  CreateUserCode: CreateUserCode;
  LoginData: LoginData;
  LoginEmailResponse: ResolverTypeWrapper<LoginEmailResponse>;
  LoginEmailCode: LoginEmailCode;
  AccountKind: AccountKind;
  AccountStatus: AccountStatus;
  AccountMove: AccountMove;
  Viewer: ResolverTypeWrapper<ViewerSourceModel>;
  Money: ResolverTypeWrapper<Money>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  MoneyInput: MoneyInput;
  Profile: ResolverTypeWrapper<Profile>;
  Brief: ResolverTypeWrapper<Brief>;
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
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  CreateUserData: CreateUserData;
  String: Scalars['String']['output'];
  CreateUserResponse: CreateUserResponse;
  ID: Scalars['ID']['output'];
  LoginData: LoginData;
  LoginEmailResponse: LoginEmailResponse;
  Viewer: ViewerSourceModel;
  Money: Money;
  Int: Scalars['Int']['output'];
  MoneyInput: MoneyInput;
  Profile: Profile;
  Brief: Brief;
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
};

export type MutationResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createUser: Resolver<ResolversTypes['CreateUserResponse'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'createUserData'>>;
  sendLoginEmail: Resolver<ResolversTypes['LoginEmailResponse'], ParentType, ContextType, RequireFields<MutationSendLoginEmailArgs, 'loginData'>>;
  saveDraft: Resolver<ResolversTypes['SaveDraftResponse'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'draft' | 'review'>>;
  chooseKind: Resolver<ResolversTypes['ChooseKindResponse'], ParentType, ContextType, RequireFields<MutationChooseKindArgs, 'kind'>>;
  reviewAccount: Resolver<ResolversTypes['ReviewAccountResponse'], ParentType, ContextType, RequireFields<MutationReviewAccountArgs, 'choice'>>;
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

export type ViewerResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AccountStatus'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['AccountKind']>, ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['AccountMove']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  draftBriefs?: Resolver<Array<ResolversTypes['Brief']>, ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discipline?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skills?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  teamSize?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organisation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BriefResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Brief'] = ResolversParentTypes['Brief']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  desiredOutcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  budget?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  startOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  Mutation?: MutationResolvers<ContextType>;
  CreateUserResponse?: CreateUserResponseResolvers<ContextType>;
  LoginEmailResponse?: LoginEmailResponseResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  Brief?: BriefResolvers<ContextType>;
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
