import { expect, it } from "vitest";
import { scriptsIn } from "~/shell/page/scripts-in.server";

it("scripts are one for each language, styles one for all", () => {
  const route = { module: "/build/root-1.js", css: ["/build/root-2.css"] };
  const manifest = { routes: { root: route }, entry: { module: "/build/entry-3.js" } } as never;
  expect(scriptsIn("de", manifest)).toEqual({
    routes: { root: { module: "/build/de/root-1.js", css: ["/build/root-2.css"] } },
    entry: { module: "/build/de/entry-3.js" },
  });
});
