import { expect, it } from "vitest";
import { inProcess, overTheWire } from "#tests/api/ask";
import { createTestApp, get, respond, type TestApp } from "#tests/support/app";
import { requireValue } from "#tests/support/identity";
import { createGraphQLServer } from "~/api/server";
import { messagesCollection } from "~/features/conversations/model/message";
import { threadId, threadsCollection } from "~/features/conversations/model/thread";
import { takeExportPart } from "~/features/leaving/auth/export-turns.server";
import * as account from "~/routes/app.profile_.account";
import * as exportFile from "~/routes/app.profile_.export";
import { EXPORT_LEASE, EXPORT_WINDOW } from "~/values/durations";
import { limits } from "~/values/limits";

const ask =
  "mutation ($after: String) { exportAccount(after: $after) { part { text next } refusal { code } } }";

/** A member who has written so many messages of 4,000 characters. */
async function createWriter(messages = 0) {
  const app = createTestApp({ graphql: "real" });
  const member = await app.signIn();
  const { uid } = member;
  const conversationId = `${uid}~other`;
  const of = { conversationId, uid, otherUid: "other", briefId: null, kind: "DEFAULT", archived: false };
  const said = { by: uid, at: "2026-01-01T00:00:00.000Z", files: [], editedAt: null, words: [] };
  for (let first = 0; first < messages || first === 0; first += 200)
    await app.store.transact(async (tx) => {
      const thread = { ...of, muted: false, unread: 0, sortAt: "2026-01-01_a" };
      tx.set(threadsCollection, threadId(conversationId, uid), thread);
      for (let n = first; n < Math.min(first + 200, messages); n += 1) {
        const place = `${conversationId}_${String(n).padStart(9, "0")}`;
        tx.set(messagesCollection, place, {
          ...said,
          conversationId,
          place,
          text: `${n} ${"x".repeat(3_990)}`,
        });
      }
    });
  return { app, ...member };
}

function download(app: TestApp, cookie: string): Promise<Response> {
  const request = get("/app/profile/export", { cookie });
  return respond(() => exportFile.loader({ request, context: app.context(request), params: {} }));
}

/** Each way in which a file begins: whether it does, and after how many seconds it would. */
async function waysIn({ app, cookie, sessionId, uid }: Awaited<ReturnType<typeof createWriter>>) {
  const session = await app.api.sessionOf(sessionId);
  const auth = { ...app.auth, sessions: { ...app.auth.sessions, findByIdToken: async () => session } };
  const wire = createGraphQLServer({
    ...app,
    log: app.context(get("/")).log,
    auth,
    apiKey: null,
    local: false,
  });
  const ofApi = async (answered: ReturnType<ReturnType<typeof inProcess>>) => {
    const { data, errors } = await answered;
    return data?.exportAccount?.part ? 0 : errors?.[0]?.extensions?.retryAfter;
  };
  return {
    page: async () => {
      const answer = await download(app, cookie);
      const again = new URL(answer.headers.get("location") ?? "/", "http://a").searchParams.get(
        "export-again",
      );
      await answer.text();
      return again === null ? 0 : Math.ceil((Number(again) - app.clock.now().getTime()) / 1_000);
    },
    inProcess: () => ofApi(inProcess(app.api, sessionId)(ask)),
    overTheWire: () => ofApi(overTheWire(wire, "Bearer token")(ask)),
    function: async () => {
      const answer = await app
        .context(get("/"))
        .functions.call("exportAccount", { id: sessionId, uid }, null);
      return answer.ok ? 0 : Math.ceil((answer.retryAfterMs ?? Number.NaN) / 1_000);
    },
  };
}

type Way = keyof Awaited<ReturnType<typeof waysIn>>;
const ways: Way[] = ["page", "inProcess", "overTheWire", "function"];

it.each(ways)(
  "six files a day are made of a member, whichever way they begin (%s the seventh)",
  async (way) => {
    const writer = await createWriter();
    const enter = await waysIn(writer);
    for (let n = 0; n < limits.exports; n += 1)
      expect(await enter[ways[n % ways.length] ?? "page"]()).toBe(0);
    expect(await enter[way]()).toBe(EXPORT_WINDOW / 1_000);
    writer.app.clock.advance(EXPORT_WINDOW);
    const { cookie } = await writer.app.signIn({ uid: writer.uid, email: writer.email });
    expect((await download(writer.app, cookie)).status).toBe(200);
  },
);

it.each(ways)("while a member’s file is made no second one begins (%s)", async (way) => {
  const writer = await createWriter(100);
  const first = await download(writer.app, writer.cookie);
  const enter = await waysIn(writer);
  expect(await enter[way]()).toBe(EXPORT_LEASE / 1_000);
  const text = await first.text();
  expect(JSON.parse(text).conversations[0].messages).toHaveLength(100);
  // It is over, so the next one begins at once.
  expect(await enter[way]()).toBe(0);
});

it("of twenty presses at once one is a file, and the others lead to when the next is made", async () => {
  const { app, cookie } = await createWriter(100);
  const answers = await Promise.all(Array.from({ length: 20 }, () => download(app, cookie)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(302)]);
  const led = answers.find(({ status }) => status === 302)?.headers.get("location") ?? "";
  const request = get(led, { cookie });
  const page = await respond(() => account.loader({ request, context: app.context(request), params: {} }));
  expect(page.status).toBe(429);
  expect(page.headers.get("retry-after")).toBe("60");
  expect((await page.json()).exportAgain.said).toMatch(/download it again in 1 minute\.$/);
});

it("a file that broke off half-way blocks no other for longer than a minute", async () => {
  const { app, cookie, uid, email } = await createWriter(200);
  const first = await download(app, cookie);
  const reader = first.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await download(app, cookie)).status).toBe(302);
  app.clock.advance(EXPORT_LEASE);
  // Whose verdict is fresh again.
  const again = await app.signIn({ uid, email });
  const whole = await download(app, again.cookie);
  expect(JSON.parse(await whole.text()).conversations[0].messages).toHaveLength(200);
});

it("a file that was whole by a clock that is ahead a little lets the next one begin at once", async () => {
  const { app, uid } = await createWriter();
  app.clock.advance(EXPORT_LEASE / 2);
  await requireValue(await takeExportPart(app, uid, null)).end();
  app.clock.advance(-EXPORT_LEASE / 2);
  requireValue(await takeExportPart(app, uid, null));
});

it("a file that ends late lets no third one begin beside the second", async () => {
  const { app, uid } = await createWriter();
  const begin = () => takeExportPart(app, uid, null);
  const first = requireValue(await begin());
  app.clock.advance(EXPORT_LEASE);
  requireValue(await begin());
  await first.end();
  expect(await begin()).toMatchObject({ ok: false, code: "too-many" });
});

it("a file that was begun while the clock was ahead keeps nobody waiting once it is right", async () => {
  const { app, uid } = await createWriter();
  app.clock.advance(60 * EXPORT_LEASE);
  requireValue(await takeExportPart(app, uid, null));
  app.clock.advance(-60 * EXPORT_LEASE);
  expect((await takeExportPart(app, uid, null)).ok).toBe(true);
});

it("a file goes on only with the part whose turn it is: none is made twice, and none that was made up", async () => {
  const { app, sessionId } = await createWriter(200);
  const call = async (after: string | null) =>
    (await inProcess(app.api, sessionId)(ask, { after })) as never as {
      data: { exportAccount: { part: { text: string; next: string } } } | null;
      errors?: { extensions: object }[];
    };
  const first = (await call(null)).data?.exportAccount.part;
  const second = (await call(first?.next ?? null)).data?.exportAccount.part;
  const [text = "", code = ""] = second?.next.split(".") ?? [];
  const madeUp = Buffer.from(JSON.stringify([2, { list: 0, after: null, comma: false }])).toString(
    "base64url",
  );
  for (const after of [first?.next ?? "", `${madeUp}.${code}`, `${text}.`, "", "a.b.c", "🙂"])
    expect((await call(after)).errors?.[0]?.extensions, after).toMatchObject({ code: "BAD_USER_INPUT" });
  const stranger = await app.signIn();
  expect((await inProcess(app.api, stranger.sessionId)(ask, { after: second?.next })).errors).toHaveLength(1);
  expect((await call(second?.next ?? null)).data?.exportAccount.part.text).toContain("xxx");
});

it("two aliases of an export in one request are refused before anything is read", async () => {
  const { app, sessionId } = await createWriter(10);
  let reads = 0;
  const { transact } = app.store;
  app.store.transact = (work) => {
    reads += 1;
    return transact(work);
  };
  const aliases = Array.from({ length: 2 }, (_, n) => `a${n}: exportAccount { part { text } }`);
  const answer = inProcess(app.api, sessionId)(`mutation { ${aliases.join(" ")} }`);
  await expect(answer.then(({ errors }) => errors?.[0]?.message ?? "", String)).resolves.toMatch(/too large/);
  expect(reads).toBe(0);
});

it("a part is as long however much was written, and others get their turn while it is made", async () => {
  const { app, cookie } = await createWriter(1_000);
  let turns = 0;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  let timer = setImmediate(count);
  const file = await download(app, cookie);
  const reader = file.body?.getReader();
  let longest = 0;
  let parts = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    longest = Math.max(longest, read.value.length);
    parts += 1;
  }
  clearImmediate(timer);
  // 4 MB.
  expect(parts).toBeGreaterThan(25);
  expect(longest).toBeLessThan(2 * limits.exportPart);
  // Twenty rows at a time.
  expect(turns).toBeGreaterThan(1_000 / 20);
});

it("a message that comes while its conversation is written loses none of the others", async () => {
  const { app, cookie, uid } = await createWriter(100);
  const file = await download(app, cookie);
  const reader = file.body?.getReader();
  const decoder = new TextDecoder();
  let text = decoder.decode((await reader?.read())?.value, { stream: true });
  const id = threadId(`${uid}~other`, uid);
  await app.store.transact(async (tx) => {
    const thread = await tx.get<object>(threadsCollection, id);
    tx.set(threadsCollection, id, { ...thread?.data, sortAt: "2026-02-01_a" });
  });
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read())
    text += decoder.decode(read.value, { stream: true });
  expect(JSON.parse(text).conversations[0].messages).toHaveLength(100);
});
