import type { Field } from "#tests/fuzz/generators/forms";

/** What is posted, and what it says that it is. */
export interface Posted {
  type: string | null;
  body: string | Uint8Array<ArrayBuffer>;
}

export interface BadInput {
  what: string;
  posted: Posted;
  /** Of the answer: all of these stand on the page. */
  words: string[];
  /** 422 where none is named. */
  status?: number;
}

/** What each form needs, all of it good. */
export const good = {
  "/?index": { email: "ann@example.com", name: "Ann" },
  "/boutiques": { email: "ann@example.com", name: "Studio" },
  "/hire": { email: "ann@example.com", organisation: "Works" },
  "/login": { email: "ann@example.com" },
} as const;

export type Door = keyof typeof good;

const urlEncoded = "application/x-www-form-urlencoded";

export function encoded(fields: Field[]): Posted {
  return { type: urlEncoded, body: new URLSearchParams(fields).toString() };
}

/** A file where each of `files` stands, text elsewhere. */
export function inParts(fields: Field[], files: readonly string[] = []): Posted {
  const parts = fields.map(([name, value]) => {
    const file = files.includes(name) ? '; filename="a.txt"\r\ncontent-type: text/plain' : "";
    return `--cut\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return { type: "multipart/form-data; boundary=cut", body: `${parts.join("")}--cut--\r\n` };
}

const noAddress = "look like an e-mail address";
const addresses: [string, string][] = [
  ["ann", noAddress],
  ["ann@", noAddress],
  ["@example.com", noAddress],
  ["ann@example", noAddress],
  ["ann@@example.com", noAddress],
  ["ann example@example.com", noAddress],
  ["ann@exam ple.com", noAddress],
  ["ann@-example.com", noAddress],
  ["ann@example..com", noAddress],
  [".ann@example.com", noAddress],
  ["ann@[127.0.0.1]", noAddress],
  ["ann@example.com,ben@example.com", "comma"],
  ["Ann <ann@example.com> and <ben@example.com>", noAddress],
  ["ann@example.com\r\nbcc: ben@example.com", noAddress],
  ["<script>@example.com", noAddress],
  ["__proto__", noAddress],
  ["", "Write your e-mail address."],
  ["jürgen@example.com", "only letters without accents work here"],
  [`${"a".repeat(65)}@example.com`, noAddress],
  [`${"a".repeat(300)}@example.com`, "too long"],
  [`${"a".repeat(100_000)}@example.com`, "too long"],
];

/** What is wrong with an address, at every form. */
export function wrongAddresses(door: Door): BadInput[] {
  const wrong = addresses.map(([email, words]) => ({
    what: `the address ${JSON.stringify(email.slice(0, 40))}`,
    posted: encoded(Object.entries({ ...good[door], email })),
    words: [words],
  }));
  const twice: Field[] = [...Object.entries(good[door]), ["email", "ben@example.com"]];
  return [
    ...wrong,
    { what: "two addresses", posted: encoded(twice), words: ["This came twice."] },
    {
      what: "a file for an address",
      posted: inParts(Object.entries(good[door]), ["email"]),
      words: ["Write your e-mail address."],
    },
    {
      what: "bytes that are no UTF-8 for an address",
      posted: { type: urlEncoded, body: "email=%ff%fe@example.com&name=Ann&organisation=Works" },
      words: ["only letters without accents work here"],
    },
  ];
}

/** Posts that are no form of ours: told as an empty one. */
export function wrongBodies(door: Door): BadInput[] {
  const words = ["Write your e-mail address."];
  const form = new URLSearchParams(good[door]).toString();
  const bytes = Uint8Array.from({ length: 500 }, (_, at) => (at * 7) % 256);
  const bodies: [string, Posted][] = [
    ["no body", { type: urlEncoded, body: "" }],
    ["no content type", { type: null, body: form }],
    ["text", { type: "text/plain", body: form }],
    ["JSON", { type: "application/json", body: JSON.stringify(good[door]) }],
    ["a broken content type", { type: "application/", body: form }],
    ["a content type of nonsense", { type: ";;;=", body: form }],
    ["parts without a boundary", { type: "multipart/form-data", body: form }],
    [
      "parts with another boundary",
      { ...inParts(Object.entries(good[door])), type: "multipart/form-data; boundary=x" },
    ],
    [
      "parts that were cut off",
      { type: "multipart/form-data; boundary=cut", body: "--cut\r\ncontent-dispo" },
    ],
    ["bytes that are no text", { type: urlEncoded, body: bytes }],
    ["bytes that are no parts", { type: "multipart/form-data; boundary=cut", body: bytes }],
    ["signs alone", { type: urlEncoded, body: "&=&&=;&" }],
    [
      "the prototype",
      encoded([
        ["__proto__", "x"],
        ["__proto__.email", "x"],
        ["constructor[prototype][email]", "x"],
      ]),
    ],
    [
      "paths and lists",
      encoded([
        ["email[]", "ann@example.com"],
        ["email[0]", "x"],
        ["email.a", "x"],
      ]),
    ],
    ["10,000 fields", { type: urlEncoded, body: "a=1&".repeat(10_000) }],
  ];
  return bodies.map(([what, posted]) => ({ what, posted, words }));
}

const wrongValues: Record<Exclude<Door, "/login">, [name: string, value: string, words: string][]> = {
  "/?index": [
    ["name", "", "Write your name."],
    ["name", " \t\u200b\u2800", "Write your name."],
    ["name", "a".repeat(121), "Keep your name within 120 characters."],
    ["name", "a".repeat(100_000), "Keep your name within 120 characters."],
    ["discipline", "magic", "Choose a discipline from the list."],
    ["discipline", "__proto__", "Choose a discipline from the list."],
    ["skills", "a,b,c,d,e,f", "Name 5 skills at most."],
    ["skills", `${"a".repeat(41)}`, "within 40 characters"],
    ["skills", "a".repeat(100_000), "within 40 characters"],
    ["country", "Atlantis", "name of a country, like Germany"],
    ["country", "x".repeat(100_000), "name of a country, like Germany"],
    ["dayRate", "much", "Write the day rate as a number."],
    ["dayRate", "-5", "above zero"],
    ["dayRate", "0", "above zero"],
    ["dayRate", "4.8055", "two decimals at most"],
    ["dayRate", "$480", "EUR is chosen beside it"],
    ["dayRate", "1e3", "Write the day rate as a number."],
    ["dayRate", "Infinity", "Write the day rate as a number."],
    ["dayRate", "9".repeat(400), "as a number up to"],
    ["currency", "XXX", "Choose a currency from the list."],
  ],
  "/boutiques": [
    ["name", "", "Write the agency’s name."],
    [
      "services",
      Array(9)
        .fill("a")
        .map((one, at) => one + at)
        .join(),
      "Name 8 services at most.",
    ],
    ["teamSize", "many", "Write the team size as a number."],
    ["teamSize", "10001", "from 1 to 10,000"],
    ["website", "javascript:alert(1)", "starts with https://"],
    ["website", "ftp://studio.example", "starts with https://"],
    ["website", "https://user:password@studio.example", "name or password before its @"],
    ["website", "https://127.0.0.1/", "starts with https://"],
    ["website", "localhost", "starts with https://"],
    ["website", "stu dio.example", "starts with https://"],
    ["website", `https://studio.example/${"a".repeat(400)}`, "within 300 characters"],
  ],
  "/hire": [
    ["organisation", "", "Write your organisation."],
    ["organisation", "a".repeat(121), "within 120 characters"],
    ["problem", "a".repeat(4_001), "within 4,000 characters"],
    ["budget", "[object Object]", "Write the budget as a number."],
    ["budget", "20000001", "up to 20,000,000"],
    ["startOn", "soon", "year-month-day"],
    ["startOn", "2027-02-30", "That day doesn’t exist."],
    ["startOn", "2001-01-01", "from today on"],
    ["startOn", "9999-12-31", "from today on"],
    ["startOn", "+012027-01-01", "year-month-day"],
  ],
};

/** What is wrong with another field, at the forms that have some. */
export function wrongFields(door: Exclude<Door, "/login">): BadInput[] {
  const wrong = wrongValues[door].map(([name, value, words]) => ({
    what: `${name} ${JSON.stringify(value.slice(0, 40))}`,
    posted: encoded(Object.entries({ ...good[door], [name]: value })),
    words: [words],
  }));
  const names = [...new Set(wrongValues[door].map(([name]) => name))];
  const twice = names.map((name) => ({
    what: `${name} twice`,
    posted: encoded([...Object.entries({ ...good[door], [name]: "1" }), [name, "2"]]),
    words: [],
  }));
  const needed = Object.keys(good[door]).filter((name) => name !== "email");
  const files = needed.map((name) => ({
    what: `a file for ${name}`,
    posted: inParts(Object.entries(good[door]), [name]),
    words: ["Write "],
  }));
  return [...wrong, ...twice, ...files];
}
