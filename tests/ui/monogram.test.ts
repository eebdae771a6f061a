import { expect, it } from "vitest";
import { contrast } from "#tests/support/contrast";
import { groundOf, grounds, initialsOf, ink } from "~/ui/monogram-colours";

it.each([
  ["Ann Example", "AE"],
  ["Dr. Friederike Vogt", "DV"],
  ["Harbour & Hale Ferries", "HF"],
  ["Velomar", "V"],
  ["Jean-Luc", "JL"],
  ["ødegård", "Ø"],
  ["山田 太郎", "山太"],
  ["(42) — ", "4"],
  ["استوديو النور", "ا\u200cن"],
  ["محمد", "م"],
  ["الف", "ا"],
  ["دار المعرفة (Dar Al-Maarifa)", "د\u200cم"],
  ["Dar Al-Maarifa (دار المعرفة)", "DM"],
  ["…", "?"],
])("%s is %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it("everybody keeps one colour, and all colours are somebody's", () => {
  const uids = Array.from({ length: 500 }, (_, at) => `user-${at}`);
  expect(uids.map(groundOf)).toEqual(uids.map(groundOf));
  expect(new Set(uids.map(groundOf)).size).toBe(grounds.length);
});

it("initials hold 7:1 on each colour", () => {
  expect(grounds.filter((ground) => contrast(ink, ground) < 7)).toEqual([]);
});
