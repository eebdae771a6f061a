import { type ReadConversation, readConversation } from "~/features/conversations/reads/read-conversation";
import { editMessage } from "~/features/conversations/writes/edit-message";
import {
  markRead,
  markUnread,
  setArchived,
  setBlocked,
  setMuted,
} from "~/features/conversations/writes/keep-thread";
import { putBack } from "~/features/conversations/writes/put-back";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { snooze } from "~/features/conversations/writes/snooze";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { type Run, run, toApiRefusal } from "~/features/sign-in/api/answers";
import type { GraphQLContext } from "~/graphql/context";
import type { CompleteResolvers, Refusal } from "~/graphql/schema.generated";
import { toTimeZone } from "~/values/zoned-days";

/** The members' mutations of conversations; every rule is in `writes/`. */
export const conversationMutations = {
  sendMessage: (_parent, { conversation, key, text, files }, context) =>
    answer(
      context,
      (parts, uid) =>
        sendMessage(parts, uid, { conversationId: conversation, key, text, files: files ?? [] }),
      ofMessage,
    ),
  startConversation: (_parent, { member, key, text }, context) =>
    answer(context, (parts, uid) => startConversation(parts, uid, { to: member, key, text }), ofMessage),
  editMessage: (_parent, { id, text }, context) =>
    answer(context, (parts, uid) => editMessage(parts, uid, { id, text }), ofMessage),
  putBack: (_parent, { id }, context) =>
    answer(context, (parts, uid) => putBack(parts, uid, { id }), ofMessage),
  markRead: (_parent, { conversation, upTo }, context) =>
    answer(context, (parts, uid) => markRead(parts, uid, { conversationId: conversation, upTo }), ofThread),
  markUnread: (_parent, { conversation }, context) =>
    answer(context, (parts, uid) => markUnread(parts, uid, conversation), ofThread),
  snooze: (_parent, { conversation, until, day = null, timeZone }, context) =>
    answer(
      context,
      (parts, uid) =>
        snooze(parts, uid, {
          conversationId: conversation,
          until,
          day,
          timeZone: timeZone ? toTimeZone(timeZone) : null,
        }),
      ofThread,
    ),
  setArchived: (_parent, { conversation, archived }, context) =>
    answer(context, (parts, uid) => setArchived(parts, uid, conversation, archived), ofThread),
  setMuted: (_parent, { conversation, muted }, context) =>
    answer(context, (parts, uid) => setMuted(parts, uid, conversation, muted), ofThread),
  setBlocked: (_parent, { conversation, blocked }, context) =>
    answer(context, (parts, uid) => setBlocked(parts, uid, conversation, blocked), ofThread),
} satisfies Partial<CompleteResolvers["Mutation"]>;

const ofMessage = ({ data }: { data: { conversationId: string } }) => data.conversationId;
const ofThread = ({ conversationId }: { conversationId: string }) => conversationId;

/** The conversation after a change. */
async function answer<T>(
  context: GraphQLContext,
  work: Run<T>,
  idOf: (done: T) => string,
): Promise<{ conversation: ReadConversation | null; refusal: Refusal | null }> {
  const { uid, ...outcome } = await run(context, work);
  const conversation =
    outcome.ok && uid ? await readConversation(context.reads(), uid, idOf(outcome.value)) : null;
  return { conversation, refusal: toApiRefusal(outcome) };
}
