import { globSync, readFileSync } from "node:fs";
import { isInputObjectType, isObjectType } from "graphql";
import { createSchema } from "graphql-yoga";
import { describe, expect, it } from "vitest";
import { typeDefs } from "~/graphql/schema.generated";
import { apiInputs } from "../api-inputs";
import { queryNames } from "./ways/addresses";
import { headNames } from "./ways/heads";
import { mailFields, mailHeads } from "./ways/inbound";

const files = globSync("app/**/*.{ts,tsx}", { exclude: ["**/*.generated.ts"] });
const codeOf = (file: string) => readFileSync(file, "utf8");
const inbound =
  /^app\/(?:features\/conversations\/mails\/inbound\/|http\/inbound-endpoint|platform\/mail\/mail-reader)/;

/** What a pattern's first group finds in files, each once, with where. */
function read(pattern: RegExp, isIn: (file: string) => boolean = () => true): Map<string, string> {
  return new Map(
    files
      .filter(isIn)
      .flatMap((file) => [...codeOf(file).matchAll(pattern)].map(([, name = ""]) => [name, file] as const)),
  );
}

/** Names in `['a', "b"]`. */
const namesIn = (lists: Map<string, string>) =>
  [...lists.keys()].flatMap((list) => [...list.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name));

const unlisted = (names: Iterable<string>, listed: readonly string[]) =>
  [...new Set(names)].filter((name) => !listed.includes(name)).sort();

describe("worst inputs are fitted to everything that is read of a request:", () => {
  // Heads of answers, of our own or of the API’s.
  const ofAnswers = [
    "allow",
    "cache-control",
    "content-disposition",
    "content-security-policy",
    "location",
    "retry-after",
    "set-cookie",
    "x-goog-hash",
    "x-remix-response",
  ];

  it("each head", () => {
    const names = read(
      /\bheaders?\??\.(?:get|has)\("([\w-]+)"\)|\.header\("[\w-]+"\)/g,
      (file) => !inbound.test(file),
    );
    const more = read(/\.header\("([\w-]+)"\)/g);
    const properties = read(/\bheaders(?:\["([\w-]+)"\])/g, (file) => !inbound.test(file));
    const all = [...names.keys(), ...more.keys(), ...properties.keys()].filter(Boolean);
    expect(unlisted(all, [...headNames, ...ofAnswers])).toEqual([]);
  });

  it("each head whose name isn’t written where it is read", () => {
    const places = read(/\bheaders\??\.(?:get|has)\((\w+)\)/g);
    expect(Object.fromEntries(places)).toEqual({
      // x-request-id
      header: "app/http/request-id.ts",
      // sec-purpose and its older names
      name: "app/shell/request/is-opened.server.ts",
      // Of an answer
      resourcePolicy: "app/http/response-headers.ts",
    });
  });

  it("each cookie: one place makes them, and three read them", () => {
    expect([...read(/(createCookie)\(/g).values()]).toEqual(["app/shell/request/cookies.server.ts"]);
    const readers = files.filter((file) => /headers\s*\??\.get\("cookie"\)/.test(codeOf(file)));
    expect(readers.sort()).toEqual([
      "app/http/audience.server.ts",
      "app/shell/request/cookies.server.ts",
      "app/shell/request/language-of.server.ts",
    ]);
  });

  it("each field of a query", () => {
    const names = read(/\b(?:searchParams|params|query)\.(?:get|getAll|has)\("([\w-]+)"\)/g);
    expect(unlisted(names.keys(), queryNames)).toEqual([]);
  });

  it("each field of the schema with arguments, and each input in them", () => {
    const schema = createSchema({ typeDefs });
    const inputs = apiInputs(schema);
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
    const withArguments = types
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap(({ name, args }) =>
          args.length > 0 ? [`${type.name}.${name}`] : [],
        ),
      );
    // Its stream has no end; what it is asked for are an id and a number.
    const missing = unlisted(withArguments, [...inputs.map(({ name }) => name), "Subscription.changes"]);
    expect(missing).toEqual([]);
    const used = JSON.stringify(inputs.map(({ variables }) => variables(nothing)));
    const unused = types
      .filter(isInputObjectType)
      .flatMap((type) => unlistedFields(Object.keys(type.getFields()), used));
    expect(unused).toEqual([]);
  });

  it("each head of a mail, each part of one, and each field of a form with a mail", () => {
    const isInbound = (file: string) => inbound.test(file);
    const heads = [
      ...read(/\bheaders\["([\w-]+)"\]/g, isInbound).keys(),
      ...read(/\["([\w-]+)", \//g, isInbound).keys(),
      ...namesIn(read(/Headers = (\[[^\]]+\])/g, isInbound)),
    ];
    expect(unlisted(heads, mailHeads)).toEqual([]);
    const fields = [
      ...namesIn(read(/Fields = (\[[^\]]+\])/g, isInbound)),
      ...read(/form\??\.get\("([\w-]+)"\)/g, isInbound).keys(),
    ];
    expect(unlisted(fields, mailFields)).toEqual([]);
    const parts = read(/\bmail\.([a-zA-Z]+)\b/g, (file) => file.includes("mail-reader"));
    expect(
      unlisted(parts.keys(), ["attachments", "cc", "from", "headerLines", "messageId", "text", "to"]),
    ).toEqual([]);
  });
});

const nothing = { text: () => "", id: () => "", number: () => 0, list: (item: () => unknown) => [item()] };

function unlistedFields(names: readonly string[], used: string): string[] {
  return names.filter((name) => !used.includes(`"${name}":`));
}
