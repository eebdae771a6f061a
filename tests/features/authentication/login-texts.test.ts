import { expect, it } from "vitest";
import { loginTexts } from "~/features/authentication/pages/login.server";
import { paths } from "~/paths";

it.each<[query: string, redirect: string | undefined, title: string]>([
  ["", undefined, "Sign in"],
  ["", "/app/inbox", "Sign in"],
  ["", "/app/briefs", "Sign in"],
  ["", "/app/briefs/saved?after=x", "Sign in"],
  ["", "/app/briefs/proposals", "Sign in"],
  ["", "/app/briefs/new?id=x", "Sign in"],
  ["", "/app/briefs/abc", "Sign in to read this brief"],
  ["", "/app/briefs/abc/proposal?x=1", "Sign in to read this brief"],
  ["", "/app/members/ann?through=abc", "Sign in to see this profile"],
  // A page of its own, though its address begins like that of a brief.
  ...Object.values(paths)
    .filter((path) => path.startsWith(`${paths.briefs}/`))
    .map((path): [string, string, string] => ["", path, "Sign in"]),
  ["signed-out=1", "/app/briefs/abc", "You’re signed out"],
  ["deleted=1", undefined, "Your account is deleted"],
])("?%s with the way on %s says %j", (query, redirect, title) => {
  expect(loginTexts(new URLSearchParams(query), redirect).title).toBe(title);
});
