import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { ConversationLink } from "~/features/conversations/shared/conversation-link";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

it.each([
  ["Hale", 0, ["WRITE", "BLOCK"], "#write", "Write to Hale"],
  ["Hale", 2, ["WRITE", "BLOCK"], "#new", "2 unread messages from Hale"],
  // Nothing can be sent to a member who is leaving, who blocks or is blocked.
  ["Hale", 0, ["BLOCK"], "", "Go to the conversation"],
  ["Hale", 0, ["UNBLOCK"], "", "Go to the conversation"],
  ["Hale", 2, ["UNBLOCK"], "#new", "2 unread messages from Hale"],
  [null, 0, ["WRITE"], "", "Go to the conversation"],
] as const)(
  "a conversation with %s and %i unread, where %j may be done",
  (name, unread, moves, hash, text) => {
    const link = renderToStaticMarkup(
      <ConversationLink conversation={{ id: "c", unread, moves }} name={name} />,
    );
    expect(link).toContain(` href="/app/inbox/c${hash}"`);
    expect(link).toContain(`>${text}</a>`);
  },
);
