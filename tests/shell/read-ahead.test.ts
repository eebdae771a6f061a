import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { briefPath, memberPath, paths } from "~/paths";
import { routeAhead } from "~/shell/client/read-ahead";

const brief = briefPath("11111111-2222-4333-8444-555555555555");
const member = memberPath("Zx0123456789abcdefghijklmnop");

test.each([paths.briefs, paths.ownProposals, paths.bookmarks, paths.members, brief, member])(
  "data may be asked for ahead of a page that there is: %s",
  (path) => {
    const id = routeAhead(path);
    expect(existsSync(fileURLToPath(new URL(`../../app/${id}.tsx`, import.meta.url)))).toBe(true);
  },
);

test.each([
  ...[paths.app, paths.inbox, `${paths.inbox}/new`, `${paths.inbox}/${"a".repeat(36)}`, paths.notifications],
  ...[`${paths.notifications}/${"a".repeat(36)}`, paths.searches, paths.savedMembers, paths.account],
  ...[`${brief}/proposals`, `${brief}/edit`, `${paths.briefs}/new`, "/app/administration", "/briefs"],
])("nor of one that marks something as read, writes, or whose reading is logged: %s", (path) => {
  expect(routeAhead(path)).toBeNull();
});
