import fc from "fast-check";
import {
  SaveBriefDocument,
  SaveDraftDocument,
  SaveProposalDocument,
} from "~/shell/operations/operations.generated";
import { type Field, forms } from "./forms";
import { marketForms } from "./market";
import type { GeneratedRequest } from "./requests";

/** Bytes of a body: all that one may have, or less, as often small as large. */
const room = fc.oneof(
  fc.constant(250_000),
  fc.double({ min: 3, max: Math.log10(250_000), noNaN: true }).map((digits) => Math.floor(10 ** digits)),
);
const fill = (bytes: number, part: string) =>
  part.repeat(Math.max(1, Math.floor(bytes / Buffer.byteLength(part))));
const urlEncoded = "application/x-www-form-urlencoded";

/** 120,000 fields stopped the process for 83 s, and brackets and indices alike. */
const manyFields = fc
  .tuple(
    room,
    fc.oneof(
      fc.constantFrom(
        "a&",
        "a=1&",
        "a[b][c][d][e]=1&",
        "a[0]=1&",
        "a.b=1&",
        "email=a&",
        "intent&",
        "&",
        "a[]=&",
      ),
      fc
        .string({ unit: fc.constantFrom(..."ab[].=&%"), minLength: 1, maxLength: 12 })
        .map((one) => `${one}&`),
    ),
  )
  .map(([bytes, part]) => fill(bytes, part));

/** Marks that come in an order, each of another class; 36,000 in a name took seconds. */
const marks = fc
  .array(
    fc.constantFrom(
      "\u0301",
      "\u0323",
      "\u0344",
      "\u0345",
      "\u0334",
      "\u05b0",
      "\u0591",
      "\u3099",
      "\uff9e",
      "\u0f71",
      "\u034f",
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((some) => some.join(""));
const markedText = fc
  .tuple(room, fc.constantFrom("a", "", "\u05d0", "\uff76"), fc.oneof(fc.constant("\u0301\u0323"), marks))
  .map(([bytes, letter, part]) => letter + fill(bytes, part));

/** 240 KB of short skills took 1.9 s. */
const shortItems = fc
  .tuple(
    room,
    fc.constantFrom(",", "\n", "\r\n", ", ", "\n\n"),
    fc.constantFrom("", "https://", "a", "\u00e9"),
  )
  .map(([bytes, separator, start]) => {
    const items = Array.from(
      { length: Math.ceil(bytes / (start.length + separator.length + 3)) },
      (_, at) => start + at.toString(36),
    );
    return items.join(separator).slice(0, bytes);
  });

/** Names of hosts, words and runs that programs read again from each place in them. */
const longRun = fc
  .tuple(
    room,
    fc.constantFrom("", "a", "https://", "//"),
    fc.string({ minLength: 1, maxLength: 3 }),
    fc.constantFrom("", "a", "@"),
  )
  .map(([bytes, start, part, end]) => start + fill(bytes, part) + end);

const worstText = fc.oneof(markedText, shortItems, longRun);

const encode = (text: string) => text.replaceAll(/[%&+=\r\n]/g, (sign) => encodeURIComponent(sign));
const encodeAll = (fields: Field[]) =>
  fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");

/** One field of a form is the worst, and the others are as they are meant. */
const formPost = fc
  .constantFrom(...Object.entries({ ...forms, ...marketForms }))
  .chain(([target, fields]) => {
    const names = Object.keys(fields);
    const filled = fc.record(fields).map((values) => Object.entries(values) as Field[]);
    const oneWorst = fc
      .tuple(filled, names.length > 0 ? fc.constantFrom(...names) : fc.constant("a"), worstText)
      .map(([given, worst, text]) => encodeAll([...given.filter(([name]) => name !== worst), [worst, text]]));
    return fc.record({
      target: fc.constant(target),
      body: fc
        .oneof(
          manyFields,
          fc.tuple(filled, manyFields).map(([given, more]) => `${encodeAll(given)}&${more}`),
          oneWorst,
        )
        .map((text) => ({ type: urlEncoded, text })),
    });
  });

/** 33,000 items took 0.6 s. */
const manyItems = fc
  .tuple(room, fc.constantFrom<unknown>("a", 1, null, {}, [], { evidence: "a", met: true }, { a: 1 }))
  .map(([bytes, item]) =>
    Array.from({ length: Math.floor(bytes / (JSON.stringify(item).length + 1)) }, () => item),
  );
const worstValue = fc.oneof(manyItems, worstText);
const call = (document: unknown, variables: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(variables).map((given) => JSON.stringify({ query: String(document), variables: given }));
const apiPost = fc
  .oneof(
    call(SaveDraftDocument, {
      draft: fc.record({ freelancer: fc.record({ displayName: fc.constant("Ann"), skills: worstValue }) }),
    }),
    call(SaveBriefDocument, {
      id: fc.constantFrom("{draft}", "{brief}"),
      brief: fc
        .tuple(
          fc.constantFrom("title", "problem", "skills", "mustHaves", "location", "startOn", "a"),
          worstValue,
        )
        .map(([name, value]) => ({ [name]: value })),
    }),
    call(SaveProposalDocument, {
      brief: fc.constant("{brief}"),
      proposal: fc
        .tuple(fc.constantFrom("pitch", "answers", "links"), worstValue)
        .map(([name, value]) => ({ [name]: value })),
    }),
  )
  .map((text) => ({ target: "/graphql", body: { type: "application/json", text } }));

const leads = [
  "//evil.example",
  "/\\evil.example",
  "///evil.example",
  "/%2f/evil.example",
  "/.//evil.example",
  "//evil.example/..",
  "/app//evil.example",
];
const breaks = ["%0A", "%0D", "%E2%80%A8", "%E2%80%A9", "%0D%0A", "%09", "%00", "%20", "%C2%85"];

/** `//evil.example/%0A` showed a page with a link that led there. */
export const leadingAway: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...leads),
    fc.array(fc.constantFrom("/", "a", "..", "?a", ...breaks), { maxLength: 3 }),
    fc.constantFrom("", ...breaks),
  )
  .map(([lead, parts, end]) => `${lead}/${parts.join("")}${end}`);

const pageAway = leadingAway.map((target) => ({ target, body: null }));

/** Requests of the kinds that have stopped the process, or led its visitors away, before. */
export const worstRequest: fc.Arbitrary<GeneratedRequest> = fc
  .record({
    asked: fc.oneof(
      { weight: 4, arbitrary: formPost },
      { weight: 2, arbitrary: apiPost },
      { weight: 1, arbitrary: pageAway },
    ),
    as: fc.constantFrom("hal", "flo", "ada", null),
    from: fc.nat(0xff_ff_ff),
  })
  .map(({ asked, as, from }) => ({
    ...asked,
    product: "local",
    method: asked.body ? "POST" : "GET",
    headers: [
      ["origin", "{origin}"],
      ...(as && asked.target === "/graphql"
        ? [["authorization", `Bearer {idToken:${as}}`] as [string, string]]
        : []),
    ],
    cookie: as && `{session:${as}}`,
    from,
  }));
