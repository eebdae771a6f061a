import "vitest";

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: has to repeat Vitest's own declaration.
  interface Matchers<T = any> {
    /** A 3xx answer whose Location is exactly `path` (and, when given, with that status). */
    toHaveRedirect(path: string, status?: number): T;
    /** An answer that sets a cookie of that name: to `value` when given; a cleared cookie counts only with `""`. */
    toSetCookie(name: string, value?: string): T;
  }
}

interface Verdict {
  pass: boolean;
  message: () => string;
}

export function toHaveRedirect(received: unknown, path: string, status?: number): Verdict {
  const response = requireResponse(received);
  const location = response.headers.get("location");
  const redirects = response.status >= 300 && response.status < 400 && location !== null;
  return {
    pass: redirects && location === path && (status === undefined || response.status === status),
    message: () =>
      `Expected a redirect to ${path}${status ? ` with ${status}` : ""}, or none under \`not\`; got ${response.status}, Location ${location ?? "absent"}.`,
  };
}

export function toSetCookie(received: unknown, name: string, value?: string): Verdict {
  const cookies = requireResponse(received).headers.getSetCookie();
  const values = cookies.map(toPair).filter((cookie) => cookie.name === name);
  return {
    pass: values.some((cookie) => (value === undefined ? cookie.value !== "" : cookie.value === value)),
    message: () =>
      `Expected the cookie ${name}${value === undefined ? "" : `=${value}`} to be set, or not under \`not\`; got ${cookies.length > 0 ? cookies.join(" | ") : "no cookies"}.`,
  };
}

function toPair(cookie: string): { name: string; value: string } {
  const [pair = ""] = cookie.split(";");
  const at = pair.indexOf("=");
  return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim() };
}

function requireResponse(received: unknown): Response {
  if (received instanceof Response) return received;
  throw new TypeError(`Expected a Response, got ${String(received)}.`);
}
