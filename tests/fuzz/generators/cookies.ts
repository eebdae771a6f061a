import fc from "fast-check";
import { traders } from "./market";
import { headerText } from "./texts";

/** Stands for something that only a running product has; `fillIn` puts it in. */
const tokens = ["{session:ann}", "{session:ben}", "{attempt:ann}", "{skip}", "{theme}", "{mixed}"];

const base64 = (value: unknown) => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"));
const names = [
  "session",
  "__Host-session",
  "attempt",
  "__Host-attempt",
  "skip-redirects",
  "theme",
  "language",
  "signed-out",
];
const values = [
  "",
  "%zz",
  "%00",
  "null",
  "e30",
  base64({ a: 1 }),
  base64(["dark"]),
  base64("dark"),
  base64("no theme"),
  base64("__proto__"),
  base64(null),
  base64(1e300),
  `${base64("attempt")}.signature`,
  base64("x".repeat(5_000)),
  "x".repeat(9_000),
];

const broken: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...values), headerText))
  .map(([name, value]) => `${name}=${value}`);

const jar: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...tokens) },
      { weight: 2, arbitrary: broken },
      { weight: 1, arbitrary: headerText },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((pieces) => pieces.join("; "));

/** A cookie header, or none. */
export const cookies: fc.Arbitrary<string | null> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 3, arbitrary: fc.constantFrom("{session:ann}", "{session:ben}", "{attempt:ann}") },
  { weight: 6, arbitrary: fc.constantFrom(...traders).map((name) => `{session:${name}}`) },
  { weight: 3, arbitrary: jar },
);
