import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { expect, test } from "vitest";
import { keepFrame } from "~/shell/client/keep-frame";

/** Whether the frame is loaded anew on the way from one address to another. */
function loadsFrame(from: string, to: string, more: Partial<ShouldRevalidateFunctionArgs> = {}): boolean {
  return keepFrame({
    currentUrl: new URL(from, "https://guildhall.test"),
    nextUrl: new URL(to, "https://guildhall.test"),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...more,
  } as ShouldRevalidateFunctionArgs);
}

test.each([
  ["a filter", "/app/briefs", "/app/briefs?keyword=shop", {}],
  ["a form that asks", "/app/briefs", "/app/briefs?keyword=shop", { formMethod: "GET" }],
  ["a page that leads back", "/app/members", "/app/members/a?back=%2Fapp%2Fmembers", {}],
] as const)("stays: %s", (_, from, to, more) => {
  expect(loadsFrame(from, to, more)).toBe(false);
});

test.each([
  ["the same page again", "/app/briefs", "/app/briefs", {}],
  ["a post that leads on", "/app/briefs/a", "/app/briefs?status=open", { formMethod: "POST" }],
  ["a notice that begins", "/app/confirm", "/app/profile?notice=confirmed", {}],
  ["a notice that is over", "/app/profile?notice=confirmed", "/app/briefs", {}],
  ["another language", "/terms", "/terms?lang=de", {}],
  ["a notification that is read", "/app/notifications?after=1", "/app/briefs/a", {}],
] as const)("is loaded anew: %s", (_, from, to, more) => {
  expect(loadsFrame(from, to, more)).toBe(true);
});

test("stays after a post that never arrived", () => {
  const more = { formMethod: "POST", actionResult: { unanswered: true } } as const;
  expect(loadsFrame("/app/briefs/a", "/app/briefs/a", more)).toBe(false);
});
