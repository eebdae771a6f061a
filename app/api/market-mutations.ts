import type { ActivityEvent } from "~/features/accounts/rules/activity";
import { saveSettings, saveTheme } from "~/features/accounts/rules/settings";
import { setSaved } from "~/features/briefs/reads/saved-briefs";
import { type Brief, briefsCollection } from "~/features/briefs/rules/brief";
import {
  beginShortlisting,
  copyBrief,
  deleteDraft,
  publishBrief,
  reopenBrief,
} from "~/features/briefs/rules/move-brief";
import { saveBrief } from "~/features/briefs/rules/save-brief";
import { deleteAccount, takeDeletionBack } from "~/features/leaving/rules/delete-account";
import { writeReport } from "~/features/moderation/rules/write-report";
import { markAllRead, markRead } from "~/features/notifications/rules/mark-read";
import { confirmAvailability, saveProfile } from "~/features/profiles/rules/save-profile";
import {
  acceptProposal,
  declineProposal,
  declineProposals,
  shortlistProposal,
  undoDecision,
} from "~/features/proposals/rules/decide-proposal";
import { closeBrief } from "~/features/proposals/rules/end-brief";
import {
  deleteProposalDraft,
  saveProposal,
  sendProposal,
  withdrawProposal,
} from "~/features/proposals/rules/write-proposal";
import { endSessions, sessionName } from "~/features/sign-in/auth/own-sessions.server";
import { ok, refuse } from "~/platform/values/result";
import { lacksProof } from "./as-member";
import type { GraphQLContext } from "./context";
import {
  answerAccount,
  answerBrief,
  answerDeletion,
  answerProfile,
  answerProposal,
  answerSettings,
} from "./market-answers";
import { toNo, toProfileInput, toProposalInput, toSettings } from "./market-inputs";
import type { CompleteResolvers } from "./schema.generated";

/** What members do; every rule is in `domain/`. */
export const marketMutations = {
  deleteAccount: (_parent, _args, context) =>
    answerAccount(context, async (parts, uid) =>
      (await lacksProof(context))
        ? refuse("PROVE_AGAIN")
        : deleteAccount(parts, uid, await deviceOf(context)),
    ),
  takeDeletionBack: (_parent, _args, context) =>
    answerAccount(context, async (parts, uid) => takeDeletionBack(parts, uid, await deviceOf(context))),
  sendReport: (_parent, { about, id, reason, note }, context) =>
    answerDeletion(context, (parts, uid) =>
      writeReport(parts, uid, { about, subject: id, reason, note: note ?? null }),
    ),
  saveProfile: (_parent, { revision, profile }, context) =>
    answerProfile(context, (parts, uid) =>
      saveProfile(parts, uid, { revision: revision ?? null, content: toProfileInput(profile) }),
    ),
  saveSettings: (_parent, { settings }, context) =>
    answerSettings(context, (parts, uid) => saveSettings(parts, uid, toSettings(settings))),
  saveTheme: (_parent, { theme }, context) =>
    answerSettings(context, (parts, uid) => saveTheme(parts, uid, theme ?? null)),
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
  markNotificationsRead: (_parent, { ids, all }, context) =>
    answerDeletion(context, (parts, uid) => (all ? markAllRead(parts, uid) : markRead(parts, uid, ids))),
  confirmAvailability: (_parent, _args, context) => answerProfile(context, confirmAvailability),
  saveBrief: (_parent, { id, revision, brief }, context) =>
    answerBrief(context, id, (parts, uid) =>
      saveBrief(parts, uid, { id, revision: revision ?? null, content: brief }),
    ),
  publishBrief: (_parent, { id, revision }, context) =>
    answerBrief(context, id, (parts, uid) => publishBrief(parts, uid, id, revision)),
  beginShortlisting: (_parent, { id }, context) =>
    answerBrief(context, id, (parts, uid) => beginShortlisting(parts, uid, id)),
  reopenBrief: (_parent, { id, ...dates }, context) =>
    answerBrief(context, id, (parts, uid) => reopenBrief(parts, uid, id, dates)),
  closeBrief: (_parent, { id, reason }, context) =>
    answerBrief(context, id, (parts, uid) => closeBrief(parts, uid, id, reason)),
  copyBrief: (_parent, { id, copyId }, context) =>
    answerBrief(context, id, (parts, uid) => copyBrief(parts, uid, id, copyId)),
  deleteBrief: (_parent, { id }, context) =>
    answerDeletion(context, (parts, uid) => deleteDraft(parts, uid, id)),
  setSaved: (_parent, { brief, saved }, context) =>
    answerBrief(context, brief, async (parts, uid) => {
      const set = await setSaved(parts, uid, brief, saved);
      if (!set.ok) return set;
      const found = await parts.store.get<Brief>(briefsCollection, brief);
      return found ? ok(found) : refuse("NOT_FOUND");
    }),
  saveProposal: (_parent, { brief, revision, proposal }, context) =>
    answerProposal(context, brief, null, (parts, uid) =>
      saveProposal(parts, uid, brief, { revision: revision ?? null, content: toProposalInput(proposal) }),
    ),
  sendProposal: (_parent, { brief, revision, proposal }, context) =>
    answerProposal(context, brief, null, (parts, uid) =>
      sendProposal(parts, uid, brief, { revision: revision ?? null, content: toProposalInput(proposal) }),
    ),
  withdrawProposal: (_parent, { brief }, context) =>
    answerProposal(context, brief, null, (parts, uid) => withdrawProposal(parts, uid, brief)),
  deleteProposal: (_parent, { brief }, context) =>
    answerDeletion(context, (parts, uid) => deleteProposalDraft(parts, uid, brief)),
  shortlistProposal: (_parent, { brief, applicant }, context) =>
    answerProposal(context, brief, applicant, (parts, uid) =>
      shortlistProposal(parts, uid, { briefId: brief, applicantUid: applicant }),
    ),
  acceptProposal: (_parent, { brief, applicant, noes }, context) =>
    answerProposal(context, brief, applicant, (parts, uid) =>
      acceptProposal(parts, uid, { briefId: brief, applicantUid: applicant }, noes.map(toNo)),
    ),
  declineProposals: (_parent, { brief, noes }, context) =>
    answerProposal(context, brief, noes[0]?.applicant ?? "", (parts, uid) =>
      declineProposals(parts, uid, brief, noes.map(toNo)),
    ),
  declineProposal: (_parent, { brief, applicant, reason, note }, context) =>
    answerProposal(context, brief, applicant, (parts, uid) =>
      declineProposal(
        parts,
        uid,
        { briefId: brief, applicantUid: applicant },
        {
          reason,
          note: note ?? null,
        },
      ),
    ),
  undoDecision: (_parent, { brief, applicant, all, tellsAt }, context) =>
    answerProposal(context, brief, applicant, (parts, uid) =>
      undoDecision(
        parts,
        uid,
        { briefId: brief, applicantUid: applicant },
        { all, tellsAt: tellsAt ?? null },
      ),
    ),
} satisfies Partial<CompleteResolvers["Mutation"]>;

const deviceOf = async (context: GraphQLContext) => (await context.session())?.device ?? null;

async function noteEnd(context: GraphQLContext, event: ActivityEvent): Promise<void> {
  const session = await context.session();
  if (session) await context.auth.noteActivity(session, event);
}
