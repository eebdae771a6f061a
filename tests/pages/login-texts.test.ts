import { expect, it } from "vitest";
import { loginTexts } from "~/features/sign-in/pages/login.server";

it.each([
  ["", undefined, "Sign in"],
  ["", "/app/inbox", "Sign in"],
  ["", "/app/briefs", "Sign in"],
  ["", "/app/briefs/saved?after=x", "Sign in"],
  ["", "/app/briefs/proposals", "Sign in"],
  ["", "/app/briefs/new?id=x", "Sign in"],
  ["", "/app/briefs/abc", "Sign in to read this brief"],
  ["", "/app/briefs/abc/proposal?x=1", "Sign in to read this brief"],
  ["", "/app/members/ann?through=abc", "Sign in to see this profile"],
  ["signed-out=1", "/app/briefs/abc", "You’re signed out"],
  ["deleted=1", undefined, "Your account is deleted"],
])("?%s with the way on %s says %j", (query, redirect, title) => {
  expect(loginTexts(new URLSearchParams(query), redirect).title).toBe(title);
});
