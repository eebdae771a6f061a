import type { MarketParts } from "~/features/accounts/rules/member";
import { directId } from "~/features/conversations/rules/conversation";
import { markRead } from "~/features/conversations/rules/keep-thread";
import { sendMessage } from "~/features/conversations/rules/send-message";
import { startConversation } from "~/features/conversations/rules/start-conversation";
import { day, type Step } from "./step";
import { firstMessages, talks } from "./texts/talks";

/** How long somebody takes to reply, in days. */
const replies = 0.11;

/** What the two sides of a proposal say from a moment on; `index` chooses what. */
export function talkSteps(
  conversationId: string,
  [hirerUid, uid]: readonly [string, string],
  { at, index, now }: { at: number; index: number; now: number },
): Step[] {
  const lines = talks[index % talks.length] ?? [];
  return lines.map((text, line) => ({
    // Never later than now, the last line some minutes ago.
    at: Math.min(at + line * replies * day, now - (lines.length - line) * 0.01 * day),
    what: `line ${line} of ${conversationId} is written`,
    run: (parts) =>
      say(parts, line % 2 === 0 ? hirerUid : uid, { conversationId, key: `sample-${line}`, text }),
  }));
}

/** What hirers wrote to members first, in the last days. */
export function firstMessageSteps(now: number, uidOf: (handle: string) => string): Step[] {
  return firstMessages.flatMap(([hirer, talent, ...lines], index) => {
    const [from, to] = [uidOf(hirer), uidOf(talent)];
    return lines.map((text, line): Step => {
      const message = { key: `sample-${line}`, text };
      return {
        at: now - (index + 1.5) * day + line * replies * day,
        what: `${hirer} and ${talent} write to each other`,
        run: (parts) =>
          line === 0
            ? startConversation(parts, from, { to, ...message })
            : say(parts, line % 2 === 0 ? from : to, {
                conversationId: directId(from, to),
                ...message,
              }),
      };
    });
  });
}

/** Who writes has read what came before. */
async function say(parts: MarketParts, uid: string, message: Parameters<typeof sendMessage>[2]) {
  const sent = await sendMessage(parts, uid, message);
  const { conversationId } = message;
  if (sent.ok) await markRead(parts, uid, { conversationId, upTo: sent.value.data.seq });
  return sent;
}
