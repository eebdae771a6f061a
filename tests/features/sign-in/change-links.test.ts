import { expect, it } from "vitest";
import { createChangeLinks } from "~/features/sign-in/auth/address-change/change-links.server";

const links = createChangeLinks(["a-secret-of-at-least-thirty-two-characters"]);
const read = (link: Parameters<typeof links.pathOf>[0]) =>
  links.read(new URL(links.pathOf(link), "http://localhost").searchParams);

it.each([
  [200, 100, true],
  [201, 100, false],
  [200, 101, false],
])("a link with %i characters of uid and %i of change is read: %s", (uid, change, isRead) => {
  const link = { uid: "u".repeat(uid), change: "c".repeat(change), side: "new" } as const;
  expect(read(link)).toEqual(isRead ? link : null);
});
