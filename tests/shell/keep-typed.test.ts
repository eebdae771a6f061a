import type { ClientActionFunctionArgs } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { post } from "#tests/support/app";
import { keepTyped, keepWhenOffline } from "~/shell/client/keep-typed";
import { keepDraft } from "~/shell/forms/keep-draft";

/** Sends a form without a connection: browsers say so by a TypeError. */
function sendOffline(send: typeof keepTyped, fields: Record<string, string>) {
  const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
  return send({ request: post("/app", fields), serverAction, params: {} } as ClientActionFunctionArgs);
}

describe("a form that was sent without a connection", () => {
  it("is answered with all that was typed, for the form that it was, from the revision that it was made from", async () => {
    const answer = await sendOffline(keepTyped, { intent: "publish", revision: "3", title: "A shop" });
    expect(answer).toMatchObject({
      unanswered: true,
      intent: "publish",
      revision: 3,
      lastResult: { status: "error", initialValue: { title: "A shop" } },
    });
    expect(await sendOffline(keepTyped, { revision: "", title: "A shop" })).toMatchObject({
      intent: "",
      revision: null,
    });
  });

  it("by itself is to be tried again", async () => {
    expect(await sendOffline(keepDraft, { intent: "autosave" })).toEqual({ autosaved: "failed" });
  });
});

it.each([
  ["stays", "/app/briefs?page=2", undefined, false],
  ["is the form’s own by now", "/app/briefs/a", "/app/briefs/a", false],
  ["is left for another", "/app/profile", "/app/briefs/a", true],
  ["gets another filter", "/app/briefs?page=3", undefined, true],
])("data is loaded anew after an autosave that ends while the page %s: %s", (_, to, formAction, loads) => {
  const currentUrl = new URL("/app/briefs?page=2", "https://guildhall.test");
  const nextUrl = new URL(to, currentUrl);
  const args = { actionResult: { autosaved: true }, defaultShouldRevalidate: true, formAction };
  expect(keepWhenOffline({ ...args, currentUrl, nextUrl } as never)).toBe(loads);
});
