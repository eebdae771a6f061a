/** The receiving server's checks of a mail's sender (RFC 8601). */
interface Results {
  /** Its authserv-id. */
  server: string;
  found: Result[];
}

/** One check: `pass` by `dkim`, with its properties: `header.d` → `example.com`. */
interface Result {
  method: string;
  result: string;
  about: ReadonlyMap<string, string>;
}

/**
 * Whether our own server found that a mail came from the domain of this address: DMARC passed, or,
 * where the domain has no policy, SPF or DKIM for this very domain. `header` is the topmost of its
 * kind, since a sender can write those below it. A header that can't be parsed proves nothing.
 */
export function isProven(header: string, { email, server }: { email: string; server: string }): boolean {
  const results = readResults(header);
  if (results?.server !== server.toLowerCase()) return false;
  const domain = domainOf(email);
  const by = (method: string) => results.found.filter((one) => one.method === method);
  const [dmarc, otherDmarc] = by("dmarc");
  const [spf, otherSpf] = by("spf");
  // A server gives one result of each: a second one comes from the sender, by an unquoted address.
  if (otherDmarc || otherSpf) return false;
  if (dmarc && dmarc.result !== "none") return isPassOf(dmarc, ["header.from"], domain);
  return (
    (spf !== undefined && isPassOf(spf, ["smtp.mailfrom"], domain)) ||
    by("dkim").some((one) => isPassOf(one, ["header.d", "header.i"], domain))
  );
}

/** Judged by the first of these properties that the result has. */
function isPassOf({ result, about }: Result, names: readonly string[], domain: string): boolean {
  const name = names.find((one) => about.has(one));
  return result === "pass" && name !== undefined && domainOf(about.get(name) ?? "") === domain;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

function readResults(header: string): Results | null {
  const [first, ...parts] = partsOf(header) ?? [];
  const [, server] = /^(\S+)(?: 1)?$/.exec(first ?? "") ?? [];
  return server === undefined ? null : { server: server.toLowerCase(), found: parts.flatMap(readResult) };
}

function readResult(part: string): Result[] {
  const [first = "", ...properties] = part.replaceAll(/ ?= ?/g, "=").split(" ");
  const [, method = "", result = ""] = /^([a-z][a-z\d-]*)(?:\/\d+)?=([a-z]+)$/i.exec(first) ?? [];
  const pairs = properties.map((property): [string, string] => {
    const at = property.indexOf("=");
    return [property.slice(0, at).toLowerCase(), property.slice(at + 1)];
  });
  const about = new Map(pairs);
  // A property given twice is ambiguous: one of them may be the sender's.
  const isUnclear = method === "" || about.size < pairs.length;
  return isUnclear ? [] : [{ method: method.toLowerCase(), result: result.toLowerCase(), about }];
}

/**
 * The parts between semicolons, with spaces collapsed. Removes comments and the text in quotes,
 * which the sender may have chosen, but keeps the quotes. Null for an unterminated one.
 */
function partsOf(header: string): string[] | null {
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < header.length; at += 1) {
    const letter = header[at] ?? "";
    if (letter === "\\" && (isQuoted || depth > 0)) at += 1;
    else if (letter === '"' && depth === 0) {
      isQuoted = !isQuoted;
      part += letter;
    } else if (isQuoted) continue;
    else if (letter === "(") depth += 1;
    else if (letter === ")" && depth > 0) {
      depth -= 1;
      part += " ";
    } else if (depth > 0) continue;
    else if (letter === ";") {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  if (isQuoted || depth > 0) return null;
  return [...parts, part].map((one) => one.replaceAll(/\s+/g, " ").trim());
}
