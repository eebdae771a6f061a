import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { ConversationLink } from "~/features/conversations/parts/conversation-link";

vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const leavesAt = "2027-01-01T00:00:00.000Z";

it.each([
  ["Hale", 0, null, "#write", "Write to Hale"],
  ["Hale", 2, null, "#new", "2 unread messages from Hale"],
  // Messages can't be sent to a member who is leaving.
  ["Hale", 0, leavesAt, "", "Go to the conversation"],
  ["Hale", 2, leavesAt, "#new", "2 unread messages from Hale"],
  [null, 0, null, "", "Go to the conversation"],
])("a conversation with %s and %i unread, where they leave at %s", (name, unread, leaves, hash, text) => {
  const link = renderToStaticMarkup(
    <ConversationLink conversation={{ id: "c", unread }} name={name} leavesAt={leaves} />,
  );
  expect(link).toContain(` href="/app/inbox/c${hash}"`);
  expect(link).toContain(`>${text}</a>`);
});
