import type { AccountSettings } from "~/domain/account";
import type { Session } from "~/domain/session";
import { warningsOf } from "~/features/accounts/model/account";
import { nextAccountMoves } from "~/features/accounts/model/account-moves";
import { settingsOf } from "~/features/accounts/model/settings";
import { type ActivityEvent, listActivity } from "~/features/accounts/writes/activity";
import { saveLook } from "~/features/accounts/writes/change-settings";
import { type SavedSettings, saveSettings } from "~/features/profiles/writes/save-settings";
import { answerDeletion, type Run, run, toApiRefusal } from "~/features/sign-in/api/answers";
import {
  endSessions,
  listSessions,
  type OwnSession,
  sessionName,
} from "~/features/sign-in/auth/own-sessions.server";
import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers, Refusal, SettingsInput } from "~/graphql/schema.generated";
import { limits } from "~/values/limits";
import { ok } from "~/values/result";
import { isLanguage } from "~/words/languages";

export const accountResolvers = {
  Mutation: {
    saveSettings: (_parent, { settings }, context) =>
      answerSettings(context, (parts, uid) => saveSettings(parts, uid, toSettings(settings))),
    saveTheme: (_parent, { theme }, context) =>
      answerSettings(context, (parts, uid) => saveLook(parts, uid, { theme: theme ?? null })),
    saveLanguage: (_parent, { language, browsers }, context) =>
      answerSettings(context, (parts, uid) =>
        saveLook(parts, uid, {
          language: isLanguage(language) ? language : null,
          ...(isLanguage(browsers) && { browsersLanguage: browsers }),
        }),
      ),
    endSession: (_parent, { name }, context) =>
      answerDeletion(context, async ({ store }, uid) => {
        await endSessions(store, uid, ({ id }) => sessionName(id) === name);
        await noteEnd(context, "session-ended");
        return ok();
      }),
    endOtherSessions: (_parent, _args, context) =>
      answerDeletion(context, async ({ store }, uid) => {
        const own = await context.session();
        await endSessions(store, uid, ({ id }) => id !== own?.id);
        await noteEnd(context, "other-sessions-ended");
        return ok();
      }),
  },
  Viewer: {
    emailVerified: ({ account }) => account.emailVerifiedAt !== null,
    status: ({ account }) => account.status,
    deletesAt: ({ account }) => account.deletesAt ?? null,
    warnings: ({ account }) => warningsOf(account),
    kind: ({ session, account }) => account.kind ?? session.claims.kind,
    moves: ({ account }) => nextAccountMoves(account),
    settings: ({ account }) => settingsOf(account),
    sessions: ({ session }, _args, context) => findSessions(context, session),
    activity: ({ session }, _args, context) => findActivity(context, session),
  },
  Settings: {
    messages: ({ notify }) => notify.messages,
    proposals: ({ notify }) => notify.proposals,
    briefs: ({ notify }) => notify.briefs,
    asksAvailability: ({ asksAvailability }) => asksAvailability !== false,
  },
} satisfies FeatureResolvers;

async function answerSettings(
  context: GraphQLContext,
  work: Run<AccountSettings>,
): Promise<{ settings: AccountSettings | null; refusal: Refusal | null }> {
  const outcome = await run(context, work);
  return { settings: outcome.ok ? outcome.value : null, refusal: toApiRefusal(outcome) };
}

function toSettings({ messages, proposals, briefs, timeZone, ...others }: SettingsInput): SavedSettings {
  const { invitations = null, asksAvailability = null } = others;
  return {
    notify: { messages, proposals, briefs },
    invitations,
    asksAvailability,
    timeZone: timeZone ?? null,
  };
}

async function noteEnd(context: GraphQLContext, event: ActivityEvent): Promise<void> {
  const session = await context.session();
  if (session) await context.auth.noteActivity(session, event);
}

async function findSessions(
  { store, clock }: GraphQLContext,
  { uid, id }: Session,
): Promise<(OwnSession & { current: boolean })[]> {
  const sessions = await listSessions(store, clock, uid);
  return sessions.map((session) => ({ ...session, current: session.name === sessionName(id) }));
}

async function findActivity(context: GraphQLContext, { uid }: Session) {
  const { items } = await listActivity(context.reads(), uid, { first: limits.page, after: null });
  return items.map(({ data: { event, device, at } }) => ({ event, device, at: at.split("_", 1)[0] ?? "" }));
}
