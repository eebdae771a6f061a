import { expect, it } from "vitest";
import { meantAddress } from "~/content/mistyped-email.server";

it.each([
  ["ann@gmial.con", "ann@gmail.com"],
  ["ann@gmial.com", "ann@gmail.com"],
  ["ann@gmai.com", "ann@gmail.com"],
  ["ann@gmaill.com", "ann@gmail.com"],
  ["ann@gnail.com", "ann@gmail.com"],
  ["ann@gmail.co", "ann@gmail.com"],
  ["ann@gmail.con", "ann@gmail.com"],
  ["ann@hotnail.com", "ann@hotmail.com"],
  ["ann@yahooo.de", "ann@yahoo.de"],
  ["ann@mail.con", "ann@mail.com"],
  ["ann@acme.con", "ann@acme.com"],
  ["ann@mail.acme.ogr", "ann@mail.acme.org"],
])("%s is asked about: %s?", (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
  expect(meantAddress(meant)).toBeNull();
});

it.each([
  "ann@gmail.com",
  "ann@mail.com",
  "ann@ymail.com",
  "ann@yahoo.it",
  "ann@acme.co",
  "ann@gmx.de",
  "ann@gmail.de",
  "ann@example.com",
  "gmial.con@example.com",
])("%s is taken as it was typed", (typed) => {
  expect(meantAddress(typed)).toBeNull();
});
