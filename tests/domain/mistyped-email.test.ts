import { expect, it } from "vitest";
import { meantAddress } from "~/domain/mistyped-email.server";

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
  // Two slips, though each letter is there.
  "ann@gxmil.com",
  "ann@gaxil.com",
  "ann@gmaaail.com",
  "ann@gil.com",
])("%s is taken as it was typed", (typed) => {
  expect(meantAddress(typed)).toBeNull();
});

const providers = [
  ...[
    "gmail.com",
    "googlemail.com",
    "outlook.com",
    "hotmail.com",
    "hotmail.co.uk",
    "hotmail.fr",
    "yahoo.com",
  ],
  ...["yahoo.co.uk", "yahoo.de", "yahoo.fr", "icloud.com", "proton.me", "protonmail.com", "fastmail.com"],
  ...["t-online.de", "freenet.de", "orange.fr", "wanadoo.fr", "laposte.net", "libero.it", "btinternet.com"],
  ...["comcast.net", "verizon.net"],
];

it.each(providers)("%s is meant where a letter of it was typed twice, and taken as it is", (host) => {
  expect(meantAddress(`ann@${host.slice(0, 2)}${host.slice(1)}`)).toBe(`ann@${host}`);
  expect(meantAddress(`ann@${host}`)).toBeNull();
});

it.each([
  ...["mail.com", "email.com", "ymail.com", "rocketmail.com", "outlook.fr", "outlook.de", "yahoo.it"],
  ...["yahoo.es", "yahoo.ca", "yahoo.in", "hotmail.it", "hotmail.es", "hotmail.de"],
])("%s is one slip from another, and meant", (host) => {
  expect(meantAddress(`ann@${host}`)).toBeNull();
});

it.each(["con com", "cmo com", "ocm com", "comm com", "vom com", "xom com", "cpm com", "nte net", "ner net"])(
  "an ending is none: %s",
  (slip) => {
    const [typed, meant] = slip.split(" ");
    expect(meantAddress(`ann@acme.${typed}`)).toBe(`ann@acme.${meant}`);
  },
);

it.each(["ogr", "orh"])("an ending is none: %s", (typed) => {
  expect(meantAddress(`ann@acme.${typed}`)).toBe("ann@acme.org");
});
