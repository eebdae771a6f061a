import { describe, expect, it, onTestFinished, vi } from "vitest";
import { inProcess } from "#tests/api/ask";
import { createTestApp } from "#tests/support/app";
import { createStopLinks } from "~/features/notifications/mails/stop-links.server";
import { limits } from "~/values/limits";

const stop = { uid: "ann", topics: ["proposals" as const, "briefs" as const] };
const queryOf = (path: string) => new URL(path, "http://localhost").searchParams;

it("a link stops what it was made for, also after the secret was renewed", () => {
  const path = createStopLinks(["one"]).pathOf(stop);
  for (const secrets of [["one"], ["two", "one"]])
    expect(createStopLinks(secrets).read(queryOf(path))).toEqual({
      uid: "ann",
      topics: ["proposals", "briefs"],
    });
  expect(createStopLinks(["two"]).read(queryOf(path))).toBeNull();
});

it.each([
  ["to", "bob"],
  ["about", "messages"],
  ["about", "briefs proposals messages"],
  ["code", ""],
  ["code", "é".repeat(43)],
  ["to", "a".repeat(100_000)],
])("a link whose %s is changed to %.20s stops nothing", (name, value) => {
  const links = createStopLinks(["one"]);
  const query = queryOf(links.pathOf(stop));
  query.set(name, value);
  expect(links.read(query)).toBeNull();
});

it("a link mutes the one conversation that it was made for", () => {
  const links = createStopLinks(["one"]);
  const muted = { uid: "ann", topics: [], conversation: "direct_ann_bob" };
  const query = queryOf(links.pathOf(muted));
  expect(links.read(query)).toEqual(muted);
  query.set("about", "conversation:direct_ann_eve");
  expect(links.read(query)).toBeNull();
});

it("a link can’t be read as one for somebody else, by moving a word from one part to the other", () => {
  const links = createStopLinks(["one"]);
  const query = queryOf(links.pathOf(stop));
  query.set("to", "ann briefs");
  query.set("about", "proposals");
  expect(links.read(query)).toBeNull();
});

it("nothing at all is no link", () => {
  expect(createStopLinks(["one"]).read(new URLSearchParams())).toBeNull();
});

describe("the API", () => {
  const stop = async (app: ReturnType<typeof createTestApp>, link: string) => {
    const ask = "mutation ($link: String!) { stopMails(link: $link) { code } }";
    return (await inProcess(app.api)(ask, { link })).data.stopMails.code;
  };

  it("takes a link with what mail programs add to it", async () => {
    const app = createTestApp();
    const { uid } = await app.signIn();
    const path = createStopLinks(["a secret of the tests, long enough"]).pathOf({ uid, topics: ["briefs"] });
    expect(await stop(app, `${queryOf(path)}&utm_source=${"a".repeat(5_000)}`)).toBe("SUCCESS");
  });

  it("doesn’t read what is longer than any address", async () => {
    const app = createTestApp();
    const read = vi.spyOn(globalThis, "URLSearchParams");
    onTestFinished(() => void read.mockRestore());
    expect(await stop(app, "a&".repeat(limits.httpUrl))).toBe("LINK_UNKNOWN");
    expect(read).not.toHaveBeenCalled();
  });
});
