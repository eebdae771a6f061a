import type { MarketParts } from "~/features/accounts/model/member";
import {
  type Conversation,
  conversationsCollection,
  directId,
} from "~/features/conversations/model/conversation";
import { markRead } from "~/features/conversations/writes/keep-thread";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { startConversation } from "~/features/conversations/writes/start-conversation";
import { ok, type Result } from "~/values/result";
import type { DemoFile } from "./gallery";
import { uploadAll } from "./picture-steps";
import { day, type Step, type StepParts } from "./step";
import { firstMessages, talks } from "./texts/texts";

/** How long a member takes to reply, in days. */
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
    return lines.map((said, line): Step => {
      const { text, files = [] } = typeof said === "string" ? { text: said } : said;
      const message = { key: `sample-${line}`, text };
      return {
        at: now - (index + 1.5) * day + line * replies * day,
        what: `${hirer} and ${talent} write to each other`,
        run: (parts) =>
          line === 0
            ? startConversation(parts, from, { to, ...message })
            : show(parts, line % 2 === 0 ? from : to, {
                conversationId: directId(from, to),
                ...message,
                files,
                line,
              }),
      };
    });
  });
}

/** Its uploads make a line with files another message each time, so it is written once. */
async function show(
  parts: StepParts,
  uid: string,
  { files, line, ...message }: Omit<Said, "files"> & { files: readonly DemoFile[]; line: number },
): Promise<Result<unknown>> {
  if (files.length === 0) return say(parts, uid, message);
  const found = await parts.store.get<Conversation>(conversationsCollection, message.conversationId);
  if (found && found.data.messages > line) return ok();
  const uploaded = await uploadAll(parts, uid, files);
  return uploaded.ok ? say(parts, uid, { ...message, files: uploaded.value }) : uploaded;
}

type Said = Parameters<typeof sendMessage>[2];

/** Who writes has read what came before. */
async function say(parts: MarketParts, uid: string, message: Said) {
  const sent = await sendMessage(parts, uid, message);
  const { conversationId } = message;
  if (sent.ok) await markRead(parts, uid, { conversationId, upTo: sent.value.data.seq });
  return sent;
}
