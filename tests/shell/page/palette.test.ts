import { expect, it } from "vitest";
import { entriesFor } from "~/shell/page/palette-entries";
import { isPaletteKey } from "~/shell/page/palette-key";

const none = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, repeat: false };

it.each([
  ["⌘K", "MacIntel", { key: "k", metaKey: true }, true],
  ["⌘K with caps lock", "MacIntel", { key: "K", metaKey: true }, true],
  ["Ctrl K, which deletes text", "MacIntel", { key: "k", ctrlKey: true }, false],
  ["Ctrl K", "Linux x86_64", { key: "k", ctrlKey: true }, true],
  ["Ctrl K", "Win32", { key: "k", ctrlKey: true }, true],
  ["the Windows key and K", "Win32", { key: "k", metaKey: true }, false],
  ["Ctrl Shift K", "Win32", { key: "k", ctrlKey: true, shiftKey: true }, false],
  ["Ctrl Alt K", "Win32", { key: "k", ctrlKey: true, altKey: true }, false],
  ["Ctrl K that is held", "Win32", { key: "k", ctrlKey: true, repeat: true }, false],
  ["k alone", "Win32", { key: "k" }, false],
])("%s on %s opens the palette or doesn’t", (_keys, platform, pressed, opens) => {
  expect(isPaletteKey({ ...none, ...pressed }, platform)).toBe(opens);
});

it.each([
  ["FREELANCER", "prop", ["/app/briefs/proposals"]],
  ["HIRER", "prop", []],
  ["HIRER", "YOUR brief", ["/app/briefs"]],
  ["AGENCY", "cases", ["/app/profile/cases"]],
  ["HIRER", "cases", []],
  [null, "talent", []],
] as const)("%s finds by “%s” the pages of that name", (kind, typed, addresses) => {
  const found = entriesFor(kind, typed).map(([to]) => to);
  expect(found.filter((to) => !to.includes("keyword=") && !to.includes("q="))).toEqual(addresses);
});

it("what was typed is searched for among members, briefs and messages", () => {
  const found = (kind: Parameters<typeof entriesFor>[0]) =>
    entriesFor(kind, " Ada & Söhne ").map(([to]) => to);
  const text = "Ada+%26+S%C3%B6hne";
  const [members, briefs, messages] = [
    `/app/members?keyword=${text}`,
    `/app/briefs?keyword=${text}`,
    `/app/inbox?q=${text}`,
  ];
  expect(found("HIRER")).toEqual([members, messages]);
  expect(found("AGENCY")).toEqual([members, briefs, messages]);
  expect(found(null)).toEqual([messages]);
});

it("members found by what was typed stand between pages and searches, and those of another text nowhere", () => {
  const members = [{ uid: "one", name: "Ada Prop", headline: "Engines" }];
  const found = (keyword: string) => entriesFor("AGENCY", "prop ", { keyword, members }).map(([to]) => to);
  expect(found("prop").slice(0, 3)).toEqual([
    "/app/briefs/proposals",
    "/app/members/one",
    "/app/members?keyword=prop",
  ]);
  expect(found("pro")).not.toContain("/app/members/one");
});

it("no page is named twice", () => {
  for (const kind of ["FREELANCER", "AGENCY", "HIRER", null] as const) {
    const labels = entriesFor(kind, "").map(([, label]) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
