import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "#tests/fuzz/ask";
import { type Member, signUpMember } from "#tests/fuzz/members";
import { type Mode, type Product, startProduct } from "#tests/fuzz/product";
import { createSigningKey } from "#tests/support/stub-provider";
import { forgedTokens } from "./forged-tokens";

const key = createSigningKey("current");
const modes: Mode[] = ["local", "production"];
const places = new Map<Mode, { product: Product; ann: Member; ben: Member }>();

beforeAll(async () => {
  for (const mode of modes) {
    const product = await startProduct(mode);
    const ann = await signUpMember(product, "ann");
    places.set(mode, { product, ann, ben: await signUpMember(product, "ben") });
  }
});
afterAll(async () => {
  for (const { product } of places.values()) await product.stop();
});

function placeOf(mode: Mode) {
  const place = places.get(mode);
  if (!place) throw new Error(`no product for ${mode}`);
  return place;
}

/** The value of the session cookie: the provider's token and what we put behind it. */
async function sessionValue({ container, origin }: Product, { session }: Member): Promise<string> {
  const request = new Request(origin, { headers: { cookie: session } });
  return (await container.web.cookies.readSession(request)) ?? "";
}

/** Cookie headers that are nearly Ann's own, by what is wrong with them. */
async function tampered(product: Product, ann: Member, ben: Member): Promise<[string, string][]> {
  const [name = "", wire = ""] = ann.session.split(/=(.*)/s);
  const value = await sessionValue(product, ann);
  const [token = "", tail = ""] = value.split("~");
  const [bensToken = "", bensTail = ""] = (await sessionValue(product, ben)).split("~");
  const [head = "", body = ""] = token.split(".");
  const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
  const header = { alg: "RS256", kid: key.kid, typ: "JWT" };

  const values: [string, unknown][] = [
    ...forgedTokens(header, read(body), key).map(([what, one]): [string, string] => [what, `${one}~${tail}`]),
    ["the emulator's own kind, for somebody else", `${head}.${bensToken.split(".")[1]}.~${tail}`],
    ["without its tail", token],
    ["with an empty tail", `${token}~`],
    ["with another's tail", `${token}~${bensTail}`],
    ["with two tails", `${value}~${tail}`],
    ["the tail alone", `~${tail}`],
    ["its record's id", ann.record],
    ["the uid", ann.uid],
    ["the attempt", ann.attemptId],
    ["an ID token", ann.idToken],
    ["a custom token", ann.customToken],
    ["in capitals", value.toUpperCase()],
    ["with a space", ` ${value}`],
    ["100 KB behind it", value + "x".repeat(100_000)],
    ["in a list", [value]],
    ["in an object", { value }],
    ...["", " ", "null", "undefined", "true", "__proto__", "../..", "*", "%"].map((one): [string, string] => [
      `the value ${JSON.stringify(one)}`,
      one,
    ]),
    ...[null, true, 0, {}, []].map((one): [string, unknown] => [`the value ${JSON.stringify(one)}`, one]),
  ];
  // As Remix writes a cookie's value: JSON, its UTF-8 in base64.
  const write = (one: unknown) => encodeURIComponent(Buffer.from(JSON.stringify(one)).toString("base64"));
  const other = name.startsWith("__Host-") ? name.slice(7) : `__Host-${name}`;
  return [
    ...values.map(([what, one]): [string, string] => [what, `${name}=${write(one)}`]),
    ...flipCharacters(wire, 200).map(([what, one]): [string, string] => [what, `${name}=${one}`]),
    ["as it is, not encoded", `${name}=${value}`],
    ["encoded twice", `${name}=${encodeURIComponent(wire)}`],
    ["nothing", `${name}=`],
    ["no sign", name],
    ["in quotes", `${name}="${wire}`],
    ["signed by somebody", `${name}=${wire}.signature`],
    ["under the name of the other mode", `${other}=${wire}`],
    ["under its name in capitals", `${name.toUpperCase()}=${wire}`],
    ["under the theme's name", `theme=${wire}`],
    ["under the attempt's name", `${name.replace("session", "attempt")}=${wire}`],
    ["twice, both wrong", `${name}=${write("a")}; ${name}=${write("b")}`],
    ["behind a wrong one of the same name", `${name}=${write("a")}; ${name}=${wire}`],
    ["both names, both wrong", `session=${write("a")}; __Host-session=${write("b")}`],
    ["a header of 100 KB", `${name}=${write("x".repeat(75_000))}`],
  ];
}

/** The text with one character of it changed for another that may stand there. */
function flipCharacters(text: string, times: number): [string, string][] {
  return Array.from({ length: times }, (_, flip) => {
    const at = Math.floor((flip * text.length) / times);
    const changed = text[at] === "A" ? "B" : "A";
    return [`character ${at} changed`, text.slice(0, at) + changed + text.slice(at + 1)];
  });
}

describe.each(modes)("in %s mode", { timeout: 120_000 }, (mode) => {
  it("more than 1,000 tampered session cookies open nothing, and Ann stays signed in", async () => {
    const { product, ann, ben } = placeOf(mode);
    const visit = (cookie: string, target = "/app") =>
      ask(product, { method: "GET", target, headers: [["cookie", cookie]] });
    const cookies = await tampered(product, ann, ben);
    expect(cookies.length).toBeGreaterThanOrEqual(1_000);
    const taken: unknown[] = [];
    for (const [what, cookie] of cookies) {
      const page = await visit(cookie);
      const isOut = page.status === 302 && page.headers.get("location") === "/login";
      const told = ann.secrets.some((secret) => page.text.includes(secret));
      if (!isOut || told) taken.push([what, page.status, page.headers.get("location")]);
    }
    expect(taken).toEqual([]);
    expect(product.lines.filter(({ level }) => level >= 50)).toEqual([]);
    expect((await visit(ann.session)).status).toBe(200);
  });

  it("a tampered cookie changes nothing for the account, and ends no session of its owner", async () => {
    const { product, ann, ben } = placeOf(mode);
    const cookies = (await tampered(product, ann, ben)).filter((_, at) => at % 40 === 0);
    for (const [, cookie] of cookies) {
      for (const target of ["/app", "/sign-out"]) {
        const answer = await ask(product, {
          method: "POST",
          target,
          headers: [
            ["cookie", cookie],
            ["origin", product.origin],
          ],
          type: "application/x-www-form-urlencoded",
          body: "intent=choose-kind&kind=HIRER",
        });
        expect(answer.status).toBe(302);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    const page = await ask(product, { method: "GET", target: "/app", headers: [["cookie", ann.session]] });
    expect(page.status).toBe(200);
  });
});
