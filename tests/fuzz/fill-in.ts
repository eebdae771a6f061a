import type { Asked } from "./ask";
import type { GeneratedRequest } from "./generators/requests";
import type { Member } from "./members";
import type { Product } from "./product";

/** Several, so that one can be shown what is another's. */
export type People = Record<string, Member>;

/** What each `{…}` of a generated request stands for. */
export async function readPlaceholders(product: Product, people: People): Promise<Map<string, string>> {
  const { cookies } = product.container.web;
  const value = (line: string) => line.split(";")[0] ?? "";
  const skip = value(await cookies.setSkipRedirects());
  const known = new Map([
    ["{origin}", product.origin],
    ["{host}", product.host],
    ["{HOST}", product.host.toUpperCase()],
    ["{otherHost}", product.otherHost],
    ["{skip}", skip],
    ["{theme}", value(await cookies.setTheme("dark"))],
    // Signed by us, for another use.
    ["{mixed}", skip.replace("skip-redirects", "attempt")],
  ]);
  for (const [name, member] of Object.entries(people)) {
    for (const key of [
      "session",
      "attempt",
      "attemptId",
      "record",
      "email",
      "uid",
      "idToken",
      "customToken",
    ] as const)
      known.set(`{${key}:${name}}`, member[key]);
  }
  return known;
}

/** The request that is sent. */
export function fillIn(generated: GeneratedRequest, placeholders: ReadonlyMap<string, string>): Asked {
  const fill = (text: string) =>
    text.replaceAll(/\{\w+(?::\w+)?\}/g, (name) => placeholders.get(name) ?? name);
  const { method, target, headers, cookie, body, from } = generated;
  return {
    method,
    target: fill(target),
    headers: [...headers, ...(cookie === null ? [] : [["cookie", cookie] as [string, string]])].map(
      ([name, value]) => [name, fill(value)],
    ),
    type: body?.type,
    body: body === null ? undefined : "text" in body ? fill(body.text) : Uint8Array.from(body.bytes),
    address: [10, (from >> 16) & 255, (from >> 8) & 255, from & 255].join("."),
  };
}
