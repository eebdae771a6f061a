const hosts = ["evil.example", "evil.example:443\\@localhost:3000", "evil。example/app"];

/** What may make a browser leave when a host follows it. */
const beginnings = [
  ...["//", "///", "////", "//////", "/\\", "\\/", "\\\\", "\\", "/\\/", "/\\\\", "//\\", "\\/\\/"],
  ...[
    "/\t/",
    "/\n/",
    "/\r/",
    "\t//",
    "\n//",
    "\r\n//",
    " //",
    "\u00a0//",
    "/\t\\",
    "\0//",
    "/\0/",
    "\u001f//",
  ],
  ...["/%2f", "/%2f%2f", "%2f%2f", "/%5c", "%5c%5c", "/%09/", "/%0a/", "/%0d%0a/", "/%00/", "/%252f%252f"],
  ...["/.//", "/..//", "/a/..//", "/./\\", "/%2e//", "/%2e%2e//", "/a/%2e%2e//", "/..%2f/", "/..;//"],
  ...["https:", "https:/", "https://", "https:///", "https:\\\\", "HTTPS://", "http://", "hTtP:", "ftp://"],
  ...["//user@", "//user:password@", "//localhost:3000@", "//localhost%3a3000@", "https://localhost:3000@"],
  ...["https://localhost:3000.", "//localhost:3000.", "https://localhost:3000\\@", "//localhost\\"],
  ...[
    "\uff0f\uff0f",
    "/\uff0f",
    "\u2215\u2215",
    "/\u2044",
    "/\uff3c",
    "/\u3002",
    "/\u202e",
    "\ufeff//",
    "/\u2028/",
  ],
  ...["//%65vil.example@", "//\u24d4vil.example/", "/@", "@", ".", "..//", "?//", "#//", ";//", "/;@"],
];

const others = [
  "javascript:fuzzed()",
  "JaVaScRiPt:fuzzed()",
  "java\nscript:fuzzed()",
  "\u0001javascript:fuzzed()",
  "javascript://%0afuzzed()",
  "javascript:/app",
  "/javascript:fuzzed()",
  "data:text/html,<script>fuzzed()</script>",
  "data:text/html;base64,PHNjcmlwdD4=",
  "vbscript:fuzzed()",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "mailto:a@evil.example",
  "intent://evil.example#Intent;scheme=https;end",
  "about:blank",
  "view-source:https://evil.example",
  "/app\r\nlocation: https://evil.example",
  "/app\r\n\r\n<script>fuzzed()</script>",
  "/app%0d%0alocation:%20https://evil.example",
  '/app"><script>fuzzed()</script>',
  "/app' onmouseover='fuzzed()",
  `//${"a".repeat(5_000)}.example`,
  `/${"a".repeat(5_000)}`,
  `https://evil.example/${"a".repeat(5_000)}`,
  "",
  " ",
  "null",
  "undefined",
  "[object Object]",
  "http://[",
  "http://[::1",
  "//[",
  "//%",
  "/%",
];

/** Addresses that try to lead off the site, each in its own way. */
export const redirectPayloads: readonly string[] = [
  ...new Set([...beginnings.flatMap((beginning) => hosts.map((host) => beginning + host)), ...others]),
];

/** What a path may end in so that the router's catch-all route, whose pattern takes no line break, misses it. */
export const pathEndings = ["", "/%0A", "/%0D", "/%E2%80%A8", "/%e2%80%a9"];

/** Whether a browser on a page of `origin` that follows this stays there, however it reads it. */
export function stays(to: string | null | undefined, origin: string): boolean {
  if (to === null || to === undefined || !URL.canParse(to, origin)) return false;
  // Read from a page deep in the site, too.
  return [origin, `${origin}/app/profile?a=b`].every((base) => new URL(to, base).origin === origin);
}
