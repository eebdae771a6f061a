import fc from "fast-check";
import { type Field, fieldsOf } from "./forms";
import { text, wellFormed } from "./texts";

/** What is sent, and what its sender says that it is; null sends no such header. */
export type Body = { type: string | null } & ({ text: string } | { bytes: number[] });

const urlEncoded = "application/x-www-form-urlencoded";
const boundary = "----boundary";
const multipart = `multipart/form-data; boundary=${boundary}`;

const wrongTypes = [
  null,
  "",
  "text/plain",
  "application/json",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary=${"b".repeat(3_000)}`,
  `${urlEncoded}; charset=utf-16`,
  `${urlEncoded}, text/plain`,
  "application/octet-stream",
  "/",
  "x".repeat(500),
];

/** A form as a browser may send it, or nearly so. */
export function formBody(form: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<Body> {
  const fields = fieldsOf(form);
  const encoded = fields.map((pairs): Body => ({ type: urlEncoded, text: toUrlEncoded(pairs) }));
  return fc.oneof(
    { weight: 8, arbitrary: encoded },
    { weight: 2, arbitrary: fields.map((pairs) => ({ type: multipart, text: toMultipart(pairs) })) },
    { weight: 1, arbitrary: fields.map((pairs) => ({ type: multipart, text: toMultipart(pairs, "file") })) },
    {
      weight: 1,
      arbitrary: fields.map((pairs) => ({ type: multipart, text: toMultipart(pairs).slice(0, -20) })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(encoded, fc.constantFrom(...wrongTypes))
        .map(([body, type]): Body => ({ ...body, type })),
    },
    { weight: 1, arbitrary: anyBody },
  );
}

const notUtf8 = fc.constantFrom(
  "email=%ff%fe&name=%c0%80",
  "email=ann%40example.com&name=%ed%a0%80",
  "email=a%",
  "&&&=&=&",
  "email",
  `name=${"%00".repeat(500)}`,
  `${"a=1&".repeat(5_000)}`,
);

/** Anything that can follow a header. */
export const anyBody: fc.Arbitrary<Body> = fc.oneof(
  { weight: 3, arbitrary: notUtf8.map((one) => ({ type: urlEncoded, text: one })) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom(urlEncoded, multipart, ...wrongTypes),
      bytes: fc.uint8Array({ maxLength: 60 }).map((bytes) => [...bytes]),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom(urlEncoded, multipart, ...wrongTypes), text }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(262_144, 262_145, 400_000)
      .map((length) => ({ type: urlEncoded, text: "a".repeat(length) })),
  },
);

function toUrlEncoded(fields: Field[]): string {
  const encode = (one: string) =>
    encodeURIComponent(wellFormed(one)).replaceAll(/%7B(\w+)%3A(\w+)%7D/g, "{$1:$2}");
  return fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
}

/** With `file`, every text field is one. Names are not escaped: a wrong one breaks the part. */
function toMultipart(fields: Field[], file?: string): string {
  const parts = fields.map(([name, value]) => {
    const named = file ? `name="${name}"; filename="${file}"` : `name="${name}"`;
    return `--${boundary}\r\ncontent-disposition: form-data; ${named}\r\n\r\n${value}\r\n`;
  });
  return `${parts.join("")}--${boundary}--\r\n`;
}
