import { beforeEach, expect, test, vi } from "vitest";
import { forgetLists, noteShown, takeList } from "~/shell/client/shown-lists";

const list = { pathname: "/app/briefs", search: "" };
const at = (address: string) => new URL(address, "https://guildhall.test");

/** The browser has gone to an entry of its history. */
const goTo = (key: string) => vi.stubGlobal("window", { history: { state: { key } } });

beforeEach(forgetLists);

test("the list that one goes back to is known, and not the one that is shown", () => {
  noteShown("a", list, "first");
  goTo("a");
  expect(takeList(at("/app/briefs"))).toBeNull();
  noteShown("b", { pathname: "/app/profile", search: "" });
  expect(takeList(at("/app/briefs"))).toMatchObject({ data: "first", at: 0 });
});

test("a list isn’t taken for another at the same place of the history", () => {
  noteShown("default", list, "first");
  noteShown("b", list, "second");
  vi.stubGlobal("window", { history: { state: null } });
  expect(takeList(at("/app/briefs?keyword=x"))).toBeNull();
  expect(takeList(at("/app/briefs"))?.data).toBe("first");
});

test("a page that stands in place of a list is no list", () => {
  noteShown("a", list, "first");
  noteShown("a", list);
  noteShown("b", list);
  goTo("a");
  expect(takeList(at("/app/briefs"))).toBeNull();
});

test("the twenty lists that were shown last are kept", () => {
  for (let key = 0; key <= 20; key += 1) noteShown(String(key), list, key);
  goTo("0");
  expect(takeList(at("/app/briefs"))).toBeNull();
  goTo("1");
  expect(takeList(at("/app/briefs"))?.data).toBe(1);
});
