import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { attachControls, toAttachOf } from "~/domain/attach-controls";
import { conversationPath, inboxPath } from "~/paths";
import { type Post, pressed } from "~/shell/forms/member-form.server";
import { doneAt, type Outcome, refuse } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  EditMessageDocument,
  MarkReadDocument,
  MarkUnreadDocument,
  PutBackDocument,
  SendMessageDocument,
  SetArchivedDocument,
  SetBlockedDocument,
  SetMutedDocument,
  SnippetsDocument,
  SnoozeDocument,
  type SnoozeUntil,
  StartConversationDocument,
} from "~/shell/operations/operations.generated";
import * as words from "~/words/conversations.generated";
import { insertedText } from "./inserted-text";
import { listOf } from "./thread-page.server";

type Done = Promise<Response | Outcome<never>>;

/**
 * Sends or changes a message, or marks, snoozes, archives, mutes or blocks the conversation, by the
 * form's `intent`.
 */
export function runThread(request: Request, context: AppLoadContext, id: string) {
  return runForm<never>(request, context, {
    names: ["text", "key", "message", "snippet", "day", ...attachControls],
    // A suspended member may not read what others wrote.
    takesPage: ["NOT_ACTIVE"],
    place: () => ({ back: new URL(request.url).search }),
    run: (post) => pressed(intents, post)?.(post, id) ?? Promise.resolve(redirect(here(post, id), 303)),
  });
}

const intents: Record<string, (post: Post, id: string) => Done> = {
  async send(post, conversation) {
    const { text = "", key = "" } = post.typed;
    const files = toAttachOf(post.typed);
    const { sendMessage } = await post.ask(SendMessageDocument, { conversation, key, text, files });
    return doneAt(`${here(post, conversation)}#write`, sendMessage);
  },
  /** Without JavaScript: the same page, with the chosen text below what was typed. */
  async insert(post) {
    const { viewer } = await post.ask(SnippetsDocument, {});
    const found = viewer?.snippets.find(({ id }) => id === post.typed.snippet);
    if (!found) return { refusal: refuse("INVALID", [{ field: "text", message: words.snippetGone() }]) };
    return { typed: { ...post.typed, text: insertedText(post.typed.text ?? "", found.text) } };
  },
  async edit(post, conversation) {
    const { text = "", message: id = "" } = post.typed;
    const { editMessage } = await post.ask(EditMessageDocument, { id, text });
    return doneAt(`${here(post, conversation)}#write`, editMessage);
  },
  async putBack(post, conversation) {
    const { message: id = "" } = post.typed;
    const { putBack } = await post.ask(PutBackDocument, { id });
    return doneAt(`${here(post, conversation)}#write`, putBack);
  },
  async read(post, conversation) {
    const { message = "" } = post.typed;
    const upTo = /^\d{1,9}$/.test(message) ? Number(message) : 0;
    const { markRead } = await post.ask(MarkReadDocument, { conversation, upTo });
    // The page posted this by itself, so it isn't reloaded: without a connection a reload would
    // lose the typed text. The member’s feed was touched, and its listener updates the page
    // (shell/page/live.tsx).
    if (post.context.isDataRequest && !markRead.refusal) return json({ staysAsItIs: true });
    return doneAt(here(post, conversation), markRead);
  },
  // To the list: the conversation's own address would mark it as read again.
  async unread(post, conversation) {
    const { markUnread } = await post.ask(MarkUnreadDocument, { conversation });
    return doneAt(inboxPath(listOf(paramsOf(post))), markUnread);
  },
  tomorrow: (post, id) => snooze(post, id, "TOMORROW"),
  monday: (post, id) => snooze(post, id, "MONDAY"),
  week: (post, id) => snooze(post, id, "WEEK"),
  snooze: (post, id) => snooze(post, id, "DAY"),
  archive: (post, id) => archive(post, id, true),
  unarchive: (post, id) => archive(post, id, false),
  mute: (post, id) => mute(post, id, true),
  unmute: (post, id) => mute(post, id, false),
  block: (post, id) => block(post, id, true),
  unblock: (post, id) => block(post, id, false),
};

async function snooze(post: Post, conversation: string, until: SnoozeUntil): Done {
  const day = until === "DAY" ? (post.typed.day ?? "").trim() : null;
  const timeZone = post.context.cookies.readZone(post.request);
  const { snooze } = await post.ask(SnoozeDocument, { conversation, until, day, timeZone });
  return doneAt(inboxPath(listOf(paramsOf(post))), snooze);
}

async function archive(post: Post, conversation: string, archived: boolean): Done {
  const { setArchived } = await post.ask(SetArchivedDocument, { conversation, archived });
  return doneAt(archived ? inboxPath(listOf(paramsOf(post))) : here(post, conversation), setArchived);
}

async function mute(post: Post, conversation: string, muted: boolean): Done {
  const { setMuted } = await post.ask(SetMutedDocument, { conversation, muted });
  return doneAt(here(post, conversation), setMuted);
}

async function block(post: Post, conversation: string, blocked: boolean): Done {
  const { setBlocked } = await post.ask(SetBlockedDocument, { conversation, blocked });
  return doneAt(here(post, conversation), setBlocked);
}

/** A hirer's first message to a member. */
export function runNewConversation(request: Request, context: AppLoadContext) {
  const to = new URL(request.url).searchParams.get("to") ?? "";
  return runForm<never>(request, context, {
    names: ["text", "key"],
    takesPage: ["NOT_ACTIVE"],
    place: () => ({ back: new URL(request.url).search }),
    async run({ ask, typed }) {
      const { text = "", key = "" } = typed;
      const { startConversation } = await ask(StartConversationDocument, { member: to, key, text });
      const { conversation, refusal } = startConversation;
      if (!conversation) return { refusal: refusal ?? refuse("NOT_FOUND") };
      return redirect(`${conversationPath(conversation.id)}#write`, 303);
    },
  });
}

/** The conversation at its end, beside the same list. */
function here(post: Post, id: string): string {
  return conversationPath(id, listOf(paramsOf(post)));
}

const paramsOf = ({ request }: Post) => new URL(request.url).searchParams;
