import { expect, test, vi } from "vitest";
import { listsAgain } from "~/shell/client/show-again";

const asked = (key: string, address = "/app/briefs?") => ({ key, address, route: "list" });

/** The router’s state while it shows a list. */
function shown(key: string, errors: object | null = null) {
  return {
    ...{ navigation: { state: "idle" }, revalidation: "idle", errors, loaderData: { list: key } },
    location: { key, pathname: "/app/briefs", search: "" },
    matches: [{ route: { id: "list", handle: { again: true } } }],
  } as never;
}

test("a list isn’t taken for another at the same place of the history", () => {
  const { note, find } = listsAgain(() => {});
  note(shown("default"));
  expect(find(asked("default"))).not.toBeNull();
  expect(find(asked("default", "/app/briefs?keyword=x"))).toBeNull();
});

test("a list that failed isn’t kept", () => {
  const { note, find } = listsAgain(() => {});
  note(shown("a", { list: new Error("no answer") }));
  expect(find(asked("a"))).toBeNull();
});

test("the twenty lists that were shown last are kept", () => {
  const { note, find } = listsAgain(() => {});
  for (let key = 0; key <= 20; key += 1) note(shown(String(key)));
  expect(find(asked("0"))).toBeNull();
  expect(find(asked("1"))).not.toBeNull();
});

test("what is new is asked for once", () => {
  const onShown = vi.fn();
  const { note, find } = listsAgain(onShown);
  for (const key of ["a", "b"]) note(shown(key));
  void find(asked("a"));
  for (let time = 0; time < 3; time += 1) note(shown("a"));
  expect(onShown).toHaveBeenCalledOnce();
});
