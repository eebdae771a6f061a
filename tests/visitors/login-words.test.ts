import { expect, it } from "vitest";
import { loginWords } from "~/visitors/sign-in/login-words.server";

it.each([
  ["", undefined, "Log in"],
  ["", "/app/inbox", "Log in"],
  ["", "/app/briefs", "Log in"],
  ["", "/app/briefs/saved?after=x", "Log in"],
  ["", "/app/briefs/proposals", "Log in"],
  ["", "/app/briefs/new?id=x", "Log in"],
  ["", "/app/briefs/abc", "Log in to read this brief"],
  ["", "/app/briefs/abc/proposal?x=1", "Log in to read this brief"],
  ["", "/app/members/ann?through=abc", "Log in to see this profile"],
  ["signed-out=1", "/app/briefs/abc", "You’re signed out"],
  ["deleted=1", undefined, "Your account is deleted"],
])("?%s with the way on %s says %j", (query, redirect, title) => {
  expect(loginWords(new URLSearchParams(query), redirect).title).toBe(title);
});
