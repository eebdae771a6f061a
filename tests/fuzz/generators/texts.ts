import fc from "fast-check";

/** Looked for, unescaped, in every page: whoever finds it has found a hole. */
export const script = "<script>fuzzed()</script>";
export const image = '"><img src=x onerror=fuzzed()>';

/** What has broken somebody's program before. */
const dangerous = [
  "",
  " ",
  "\0",
  "a\0b",
  "\r\nset-cookie: session=1",
  "\u0001\u001b[31m\u007f",
  "\ufeff",
  "\ud800",
  "\u202eevil",
  "é",
  "日本語",
  "👩‍💻".repeat(20),
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "[object Object]",
  "NaN",
  "-1",
  "1e309",
  "0x10",
  "0",
  "1.5",
  "0000-00-00",
  "2027-02-30",
  "a,b,c,d,e,f",
  "https://a:b@c.example",
  "999999999999999999999",
  "' OR 1=1 --",
  '"; DROP TABLE accounts; --',
  "{{7*7}}<%= 7*7 %>#{7*7}",
  "../../../../etc/passwd",
  "..%2f..%2fpackage.json",
  "%",
  "%zz",
  "%00",
  "%c0%ae",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:fuzzed()",
  "data:text/html,<script>fuzzed()</script>",
  script,
  image,
  "</script><script>fuzzed()</script>",
  "<!--<script>",
  "]]>",
  "\u2028\u2029",
  "{}",
  "[[[[[[[[[[",
  '{"__proto__":{"admin":true}}',
  "a".repeat(300),
  "ä".repeat(9_000),
];

/** Any text: a dangerous one, a short random one, a piece of either twice. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...dangerous) },
  { weight: 2, arbitrary: fc.string({ maxLength: 30, unit: "grapheme" }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 30, unit: "binary" }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...dangerous), fc.nat(3)).map(([one, times]) => one.repeat(times)),
  },
);

/** Text that may stand in a header: one byte a character, no line break. */
export const headerText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: text.map((one) => one.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?").trim()) },
  { weight: 1, arbitrary: fc.constantFrom("x".repeat(2_000), ",,,,", ";;;", "=", '"', "\\", "*", "*/*;q=9") },
);

/** The same without half characters, which an address can't carry. */
export function wellFormed(one: string): string {
  return one.replaceAll(/\p{Surrogate}/gu, "\ufffd");
}
