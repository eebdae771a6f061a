import { expect, it } from "vitest";
import { createTestApp, get, post, respond } from "#tests/support/app";
import { mockGraphql } from "#tests/support/graphql-mocks";
import { loader as inbox } from "~/routes/app.inbox._index";
import { action, loader as thread } from "~/routes/app.inbox.$id";
import {
  ConversationDocument,
  InboxDocument,
  MarkReadDocument,
  SnippetsDocument,
} from "~/shell/operations/operations.generated";

const row = {
  id: "a-conversation",
  kind: "DEFAULT",
  with: null,
  withState: "ACTIVE",
  brief: null,
  unread: 1,
  archived: false,
  snoozedUntil: null,
  muted: false,
  markedUnread: false,
  last: null,
} as const;
const pageInfo = { hasNextPage: false, endCursor: null };
const message = {
  at: "2026-11-23T10:00:00.000Z",
  event: null,
  about: null,
  text: "Hello",
  files: [],
  editedAt: null,
  editableUntil: null,
  leftOut: null,
};
const conversation = {
  ...row,
  blocked: false,
  messages: 2,
  moves: [],
  proposal: null,
  scope: null,
  unsentReplies: [],
  timeline: {
    nodes: [
      { ...message, id: "one", own: true, number: 1 },
      { ...message, id: "two", own: false, number: 2 },
    ],
    pageInfo,
  },
};

interface Loaded {
  headers?: Record<string, string>;
  /** What is found of the conversation. */
  found?: typeof conversation | null;
  /** Of the list's first conversation. */
  markedUnread?: boolean;
}

/** The page at an address, and up to which message it was noted as read. */
async function load(
  route: typeof thread | typeof inbox,
  path: string,
  { headers = {}, found = conversation, markedUnread = false }: Loaded = {},
) {
  const app = createTestApp();
  const { cookie } = await app.signIn({ email: "ann@example.com" });
  const nodes = [{ ...row, id: "another", unread: 0, markedUnread }, row];
  mockGraphql(InboxDocument, { viewer: { waitingThreads: 1, conversations: { nodes, pageInfo } } });
  mockGraphql(ConversationDocument, { viewer: { snippets: [] }, conversation: found });
  const marked = mockGraphql(MarkReadDocument, { markRead: { conversation: { id: row.id }, refusal: null } });
  const request = get(path, { cookie, headers });
  const response = await respond(() =>
    route({ request, context: app.context(request), params: { id: row.id } }),
  );
  return { page: await response.json(), read: marked.map(({ variables }) => variables.upTo) };
}

const path = `/app/inbox/${row.id}`;

it("a conversation that is opened at its address is read, as far as it is shown", async () => {
  expect(await load(thread, path)).toMatchObject({ page: { isRead: true }, read: [2] });
});

it("a conversation that the list opened by itself stays unread, through a reload, too", async () => {
  const { page, read } = await load(thread, `${path}?opened=list`);
  expect({ page, read }).toMatchObject({ page: { isRead: false, isChosen: false }, read: [] });
});

it("a page that runs says by itself what came in sight", async () => {
  const { page, read } = await load(thread, `${path}?_data=routes%2Fapp.inbox.%24id`);
  expect({ page, read }).toMatchObject({ page: { isRead: false }, read: [] });
});

it("a prefetch of a conversation reads nothing", async () => {
  const { page, read } = await load(thread, path, { headers: { "sec-purpose": "prefetch" } });
  expect({ page, read }).toMatchObject({ page: { isRead: false }, read: [] });
});

it.each([
  ["Please pay to DE89 3704 0044 0532 0130 00.", null, true],
  ["Shall we talk on WhatsApp?", "SENT", true],
  ["Please pay to DE89 3704 0044 0532 0130 00.", "ACCEPTED", false],
  ["Shall we talk on Monday?", null, false],
])(
  "beside “%s” in a conversation about a proposal that is %s a warning stands: %s",
  async (text, status, warns) => {
    const proposal = (status && { status }) as never;
    const timeline = { nodes: [{ ...message, text, id: "one", own: false, number: 1 }], pageInfo };
    const { page } = await load(thread, path, { found: { ...conversation, proposal, timeline } });
    expect(page.warns).toBe(warns);
  },
);

it("an earlier part of a conversation reads nothing", async () => {
  expect((await load(thread, `${path}?before=2`)).read).toEqual([]);
});

it.each(["/app/inbox", "/app/inbox/"])(
  "%s holds the first unread conversation, which its document may hide: it stays unread",
  async (address) => {
    const { page, read } = await load(inbox, address);
    expect({ page, read }).toMatchObject({ page: { conversation: { id: row.id }, isRead: false }, read: [] });
  },
);

it("none opens by itself for a reader who keeps one as unread", async () => {
  expect((await load(inbox, "/app/inbox", { markedUnread: true })).page).toBeNull();
});

it("a page that runs goes on to the conversation’s own address, so the inbox loads none", async () => {
  expect((await load(inbox, "/app/inbox?_data=routes%2Fapp.inbox._index")).page).toBeNull();
});

it.each(["1.5", "1e400", "99999999999", "-1", ""])(
  "a post that says “%s” was read reads nothing",
  async (message) => {
    const app = createTestApp();
    const { cookie } = await app.signIn({ email: "ann@example.com" });
    const marked = mockGraphql(MarkReadDocument, {
      markRead: { conversation: { id: row.id }, refusal: null },
    });
    const request = post(path, { intent: "read", message }, { cookie });
    const args = { request, context: app.context(request), params: { id: row.id } };
    expect((await respond(() => action(args))).status).toBe(303);
    expect(marked.map(({ variables }) => variables.upTo)).toEqual([0]);
  },
);

it.each([
  ["one", "Hello,\n\nThirty days net", undefined],
  ["of-another", "Hello,", ["You don’t keep this snippet any more."]],
])(
  "without JavaScript a snippet (%s) comes below what was typed, and nothing typed is lost",
  async (snippet, text, error) => {
    const app = createTestApp();
    const { cookie } = await app.signIn({ email: "ann@example.com" });
    const snippets = [{ id: "one", name: "Terms", text: "Thirty days net" }];
    mockGraphql(SnippetsDocument, { viewer: { snippets } });
    const typed = { intent: "insert", key: "the-message", text: "Hello,", snippet };
    const request = post(path, typed, { cookie });
    const args = { request, context: app.context(request), params: { id: row.id } };
    const answer = await (await respond(() => action(args))).json();
    expect(answer.lastResult.initialValue).toMatchObject({ text, key: "the-message" });
    expect(answer.lastResult.error?.text).toEqual(error);
  },
);

it("a first conversation that is gone leaves the list", async () => {
  expect((await load(inbox, "/app/inbox", { found: null })).page).toBeNull();
});
