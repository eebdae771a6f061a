import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "~/shell/page/content-security-policy.server";
import type { SiteSettings } from "~/shell/request/context.server";
import { createTestApplication, siteOfTests } from "./application";

const analytics = { script: "https://stats.example/js/script.js", site: "guildhall.example" };

/** The sources of a directive. */
function sources(policy: string | null, directive: string): string[] {
  const found = policy?.split("; ").find((part) => part.startsWith(`${directive} `));
  return found?.split(" ").slice(1) ?? [];
}

/** What browsers read, in this order, where a policy lacks a directive (CSP 3, 6.8.3). */
const instead: Record<string, string[]> = {
  "frame-src": ["child-src"],
  "worker-src": ["child-src", "script-src"],
};

/** The sources that hold for a kind of content. */
function effectiveSources(policy: string, kind: string): string[] {
  const read = [kind, ...(instead[kind] ?? []), "default-src"];
  return read.map((directive) => sources(policy, directive)).find((found) => found.length > 0) ?? [];
}

/** The texts of the inline scripts of a page. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
}

function hashOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

function policyFor(
  html: string,
  {
    site = {},
    pathname = "/",
    headers = {} as HeadersInit,
  }: { site?: Partial<SiteSettings>; pathname?: string; headers?: HeadersInit } = {},
) {
  const context = {
    serverHandoffString: '{"state":{"loaderData":{}}}',
    manifest: { entry: { module: "/build/entry.client-TEST.js" } },
  } as EntryContext;
  return contentSecurityPolicy(
    html,
    context,
    { ...siteOfTests, ...site },
    new Request(new URL(pathname, "http://localhost:3000"), { headers }),
  );
}

describe("a page as Remix renders it", () => {
  test("has three inline scripts, and the policy allows exactly these by their hashes", async () => {
    const response = await createTestApplication().ask("/");
    const scripts = inlineScripts(await response.text());
    expect(scripts).toHaveLength(3);
    const policy = response.headers.get("content-security-policy");
    expect(sources(policy, "script-src")).toEqual(["'self'", ...scripts.map(hashOf)]);
  });

  test.each(["/", "/broken", "/nowhere"])("never allows what is inline as such: %s", async (path) => {
    const response = await createTestApplication().ask(path);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/unsafe-|\*|strict-dynamic|data:(?! *;)[^;]*script/);
    for (const directive of ["frame-ancestors", "base-uri"]) {
      expect(sources(policy, directive)).toEqual(["'none'"]);
    }
    expect(sources(policy, "form-action")).toEqual(["'self'"]);
  });

  test.each([
    ["script-src", ["'self'"]],
    ["style-src", ["'self'"]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", "https://identitytoolkit.googleapis.com"]],
    ["img-src", ["'self'", "data:"]],
    ["object-src", ["'none'"]],
    ["media-src", ["'none'"]],
    ["frame-src", ["'none'"]],
    ["worker-src", ["'none'"]],
    // Where one of these stands in the policy, a browser that doesn't know it says so in its console.
    ["prefetch-src", ["'self'"]],
    ["manifest-src", ["'self'"]],
  ])(
    "says for each kind of content where it may come from, directly or by what a browser reads instead: %s",
    (kind, from) => {
      expect(effectiveSources(policyFor(""), kind)).toEqual(from);
    },
  );

  test("an error page runs its scripts, too", async () => {
    const response = await createTestApplication().ask("/broken");
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).not.toContain("the reason");
    expect(sources(response.headers.get("content-security-policy"), "script-src")).toEqual([
      "'self'",
      ...inlineScripts(html).map(hashOf),
    ]);
  });

  test("is the same, byte for byte, for two visitors without a session", async () => {
    const { ask } = createTestApplication();
    const [first, second] = await Promise.all([ask("/"), ask("/")]);
    expect(await first.text()).toBe(await second.text());
    expect(first.headers.get("content-security-policy")).toBe(second.headers.get("content-security-policy"));
  });

  test("nobody keeps it", async () => {
    expect((await createTestApplication().ask("/")).headers.get("cache-control")).toBe("no-store");
  });

  test("text that a visitor supplied can't end a script", async () => {
    const { ask } = createTestApplication();
    const html = await (await ask("/?said=</script><script>alert(1)</script>")).text();
    expect(inlineScripts(html)).toHaveLength(3);
    expect(html).not.toContain("<script>alert(1)");
  });
});

describe("an injected script is never allowed", () => {
  test.each([
    ["a plain one", "alert(1)"],
    ["an empty one", ""],
    ["one that names the context", 'window.__remixContext = {"state":{}};alert(1)'],
    [
      "one that repeats the context behind its own code",
      'alert(1);window.__remixContext = {"state":{"loaderData":{}}}',
    ],
    ["an import from elsewhere", 'import "https://evil.example/x.js"'],
    ["one that names the entry behind its own code", 'alert(1);import "/build/entry.client-TEST.js"'],
    ["one that names the storage key", "alert(storageKey)"],
  ])("%s", (_, text) => {
    expect(sources(policyFor(`<html><script>${text}</script></html>`), "script-src")).toEqual(["'self'"]);
  });

  test.each([
    ["scroll restoration", "((STORAGE_KEY)=>alert(1))()"],
    ["the entry", 'import "/build/entry.client-TEST.js";alert(1)'],
    ["the context", 'window.__remixContext = {"state":{"loaderData":{}}};alert(1)'],
  ])("one in the page that begins like %s", (_, text) => {
    const real = [
      "((STORAGE_KEY)=>{})()",
      "window.__remixContext = {}",
      'import "/build/entry.client-TEST.js";',
    ];
    const html = [text, ...real].map((script) => `<script>${script}</script>`).join("");
    expect(sources(policyFor(html), "script-src")).not.toContain(hashOf(text));
  });

  test("a script with an address needs no hash", () => {
    expect(
      sources(policyFor('<script defer src="https://evil.example/x.js"></script>'), "script-src"),
    ).toEqual(["'self'"]);
  });
});

describe("other origins stand in the policy only where they are needed", () => {
  test.each(["/", "/boutiques", "/hire", "/login", "/sign-in"])(
    "%s may ask the provider, to finish a sign-in",
    (pathname) => {
      expect(sources(policyFor("", { pathname }), "connect-src")).toEqual([
        "'self'",
        "https://identitytoolkit.googleapis.com",
      ]);
    },
  );

  test.each(["/app", "/app/profile", "/app/briefs", "/app/inbox"])("%s asks nobody but us", (pathname) => {
    expect(sources(policyFor("", { pathname }), "connect-src")).toEqual(["'self'"]);
  });

  test("under the emulator the provider is the emulator", () => {
    const firebase = { ...siteOfTests.firebase, emulatorHost: "127.0.0.1:9099" };
    expect(sources(policyFor("", { site: { firebase } }), "connect-src")).toEqual([
      "'self'",
      "http://127.0.0.1:9099",
    ]);
  });

  test("analytics may load and report where they are configured, by their origin alone", () => {
    const policy = policyFor("", { site: { analytics }, pathname: "/app" });
    expect(sources(policy, "script-src")).toEqual(["'self'", "https://stats.example"]);
    expect(sources(policy, "connect-src")).toEqual(["'self'", "https://stats.example"]);
    expect(policyFor("")).not.toContain("stats.example");
  });

  test.each(["dnt", "sec-gpc"])(
    "whoever refuses to be measured has no analytics in the policy: %s",
    (header) => {
      expect(policyFor("", { site: { analytics }, headers: { [header]: "1" } })).not.toContain(
        "stats.example",
      );
    },
  );

  test("only the development server may run what is inline and listen to live reload", () => {
    const policy = policyFor("", { site: { development: true } });
    // A hash beside it would make browsers ignore it.
    expect(sources(policy, "script-src")).toEqual(["'self'", "'unsafe-inline'"]);
    expect(sources(policy, "connect-src")).toEqual(
      expect.arrayContaining(["ws://localhost:*", "http://localhost:*"]),
    );
  });
});
