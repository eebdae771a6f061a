import { expect, it } from "vitest";
import { createTestApp } from "#tests/support/app";
import type { SessionRecord } from "~/domain/session";
import { askAgainAboutSessions } from "~/features/sign-in/auth/restored-sessions.server";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";

it("the provider is asked again about every session of a restored store, also beyond a first page", async () => {
  const { store } = createTestApp();
  const ids = Array.from({ length: 101 }, (_, number) => `session-${number}`);
  await store.transact(async (tx) => {
    for (const id of ids) tx.set(sessionsCollection, id, { uid: id, verifiedAt: "2026-11-01T10:00:00.000Z" });
  });
  await askAgainAboutSessions(store);
  const found = await Promise.all(ids.map((id) => store.get<SessionRecord>(sessionsCollection, id)));
  expect(found.map((session) => session?.data)).toEqual(
    ids.map((uid) => expect.objectContaining({ uid, verifiedAt: new Date(0).toISOString() })),
  );
});
