import { createHmac } from "node:crypto";
import { createSigningKey, jwt, type SigningKey } from "#tests/support/stub-provider";

type Named = [what: string, token: string];

const strangersKey = createSigningKey("stranger");
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Bits of a part that are turned, one at a time: so many of each, spread over its length. */
const flipsPerPart = 280;

/**
 * Everything that is nearly a good token: wrong in what it says, in who signed it, in its shape, or in
 * one bit. `key` is the provider's own; only what is wrong otherwise is signed with it.
 */
export function forgedTokens(header: object, claims: Record<string, unknown>, key: SigningKey): Named[] {
  const good = jwt(header, claims, key);
  return [...wrongClaims(header, claims, key), ...wrongSignatures(header, claims, key), ...wrongShapes(good)];
}

function wrongClaims(header: object, claims: Record<string, unknown>, key: SigningKey): Named[] {
  const now = Math.floor(Date.now() / 1_000);
  const project = String(claims.aud);
  const changes: Record<string, unknown[]> = {
    aud: [
      "elsewhere",
      "",
      null,
      undefined,
      [project],
      [project, "elsewhere"],
      `${project} `,
      project.toUpperCase(),
    ],
    iss: [
      `https://securetoken.google.com/${project}`,
      `https://session.firebase.google.com/${project}/`,
      "https://session.firebase.google.com/elsewhere",
      `http://session.firebase.google.com/${project}`,
      "accounts.google.com",
      "",
      undefined,
      [claims.iss],
    ],
    exp: [now - 1, now - 86_400, 0, -1],
    sub: ["", undefined, null, 1, {}, "u".repeat(129)],
  };
  const wrong = Object.entries(changes).flatMap(([name, values]) =>
    values.map(
      (value): Named => [`${name} ${JSON.stringify(value)}`, jwt(header, { ...claims, [name]: value }, key)],
    ),
  );
  return [
    ...wrong,
    ["claims that are a list", jwt(header, [claims], key)],
    ["no claims", jwt(header, {}, key)],
  ];
}

function wrongSignatures(header: object, claims: object, key: SigningKey): Named[] {
  const none = ["none", "None", "NONE", "nOnE", "", null, undefined, 0].flatMap((alg): Named[] => [
    [`alg ${alg} without a signature`, jwt({ ...header, alg }, claims)],
    [`alg ${alg} with one`, jwt({ ...header, alg }, claims, key)],
  ]);
  // The classic: the verifier's public key taken for a shared secret.
  const secrets = {
    "the public key": key.publicPem,
    nothing: "",
    "the key's name": key.kid,
    secret: "secret",
  };
  const shared = ["HS256", "HS384", "HS512"].flatMap((alg) =>
    Object.entries(secrets).map(([what, secret]): Named => {
      const signed = `${part({ ...header, alg })}.${part(claims)}`;
      const digest = createHmac(alg.replace("HS", "sha"), secret || "\0")
        .update(signed)
        .digest("base64url");
      return [`${alg} with ${what}`, `${signed}.${digest}`];
    }),
  );
  const others = ["RS384", "RS512", "PS256", "ES256", "EdDSA", "rs256"].map(
    (alg): Named => [`${alg}, signed as RS256`, jwt({ ...header, alg }, claims, key)],
  );
  // An absent name is no forgery by itself: the SDK tries every key then, and this one is the provider's.
  const kids = ["unknown", 1, true, "../current", "__proto__", "constructor", `${key.kid} `, key.publicPem];
  return [
    ...none,
    ...shared,
    ...others,
    ...kids.map((kid): Named => [`key ${JSON.stringify(kid)}`, jwt({ ...header, kid }, claims, key)]),
    ["a stranger's key under our name", jwt(header, claims, strangersKey)],
    ["a stranger's key, brought along", jwt({ ...header, jwk: { kty: "RSA" } }, claims, strangersKey)],
    ["a stranger's address for keys", jwt({ ...header, jku: "http://127.0.0.1:9/" }, claims, strangersKey)],
    ["an empty signature", jwt(header, claims)],
    ["a signature of zeros", `${jwt(header, claims)}${"A".repeat(342)}`],
  ];
}

function wrongShapes(good: string): Named[] {
  const [header = "", claims = "", signature = ""] = good.split(".");
  const parts = [header, claims, signature];
  const flips = parts.flatMap((one, index) => {
    const bytes = Buffer.from(one, "base64url");
    const bits = bytes.length * 8;
    return Array.from({ length: Math.min(flipsPerPart, bits) }, (_, flip): Named => {
      const bit = Math.floor((flip * bits) / Math.min(flipsPerPart, bits));
      const turned = Buffer.from(bytes);
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const forged = parts.with(index, turned.toString("base64url")).join(".");
      return [`bit ${bit} of part ${index + 1}`, forged];
    });
  });
  const cuts = Array.from({ length: 40 }, (_, cut): Named => {
    const length = Math.floor((cut * good.length) / 40);
    return [`its first ${length} characters`, good.slice(0, length)];
  });
  const orders = [
    [claims, header, signature],
    [header, signature, claims],
    [header, claims],
    [header, claims, signature, signature],
    [header, claims, signature, ""],
    ["", header, claims, signature],
    [header, "", signature],
    ["", "", ""],
    [header, claims, claims],
  ];
  return [
    ...flips,
    ...cuts,
    ...orders.map((order, at): Named => [`its parts in order ${at}`, order.join(".")]),
    ["100 KB", `${header}.${claims}${"A".repeat(100_000)}.${signature}`],
    ["100 KB of dots", ".".repeat(100_000)],
    ["four parts of it", `${good}.${good}`],
    ["a space before the claims", `${header}. ${claims}.${signature}`],
    ["NUL behind it", `${good}\0`],
    ["the whole twice", good + good],
  ];
}
