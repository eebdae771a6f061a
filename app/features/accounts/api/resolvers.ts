import { answerDeletion, type Run, run, toApiRefusal } from "~/api/answers";
import type { GraphQLContext } from "~/api/context";
import type { FeatureResolvers, Refusal, SettingsInput } from "~/api/schema.generated";
import type { AccountSettings } from "~/content/account";
import { warningsOf } from "~/features/accounts/rules/account";
import { nextAccountMoves } from "~/features/accounts/rules/account-moves";
import type { ActivityEvent } from "~/features/accounts/rules/activity";
import { saveLook, settingsOf } from "~/features/accounts/rules/settings";
import { type SavedSettings, saveSettings } from "~/features/profiles/rules/save-settings";
import { endSessions, sessionName } from "~/features/sign-in/auth/own-sessions.server";
import { ok } from "~/platform/values/result";
import { isLanguage } from "~/words/languages";
import { findActivity, findSessions } from "./account-queries";

export const accountResolvers = {
  Mutation: {
    saveSettings: (_parent, { settings }, context) =>
      answerSettings(context, (parts, uid) => saveSettings(parts, uid, toSettings(settings))),
    saveTheme: (_parent, { theme }, context) =>
      answerSettings(context, (parts, uid) => saveLook(parts, uid, { theme: theme ?? null })),
    saveLanguage: (_parent, { language }, context) =>
      answerSettings(context, (parts, uid) =>
        saveLook(parts, uid, { language: isLanguage(language) ? language : null }),
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
  },
} satisfies FeatureResolvers;

async function answerSettings(
  context: GraphQLContext,
  work: Run<AccountSettings>,
): Promise<{ settings: AccountSettings | null; refusal: Refusal | null }> {
  const outcome = await run(context, work);
  return { settings: outcome.ok ? outcome.value : null, refusal: toApiRefusal(outcome) };
}

function toSettings({ messages, proposals, briefs, invitations, timeZone }: SettingsInput): SavedSettings {
  const notify = { messages, proposals, briefs };
  return { notify, invitations: invitations ?? null, timeZone: timeZone ?? null };
}

async function noteEnd(context: GraphQLContext, event: ActivityEvent): Promise<void> {
  const session = await context.session();
  if (session) await context.auth.noteActivity(session, event);
}
