import { createRequestHandler, type EntryContext, json, type ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { withoutCopies } from "~/shell/request/uncopied-data.server";

const list = [{ title: "A brief" }];

/** Answers with a page; what Remix gave it to render is kept. */
function siteOf(loader: () => unknown) {
  const rendered: EntryContext[] = [];
  const page = (_request: Request, status: number, _headers: Headers, context: EntryContext) => {
    rendered.push(context);
    return new Response("a page", { status });
  };
  const build = {
    mode: "production",
    publicPath: "/build/",
    assetsBuildDirectory: "public/build",
    isSpaMode: false,
    future: {},
    assets: { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} },
    entry: { module: { default: page, handleError: () => undefined } },
    routes: {
      root: { id: "root", path: "", module: { loader: withoutCopies(loader), default: () => null } },
    },
  } as unknown as ServerBuild;
  const handler = createRequestHandler(build, "production");
  return {
    rendered,
    ask: (address: string) =>
      handler(new Request(`http://localhost${address}`), {
        isDataRequest: address.includes("_data"),
      } as never),
  };
}

test("a page renders what its loader has returned, and not a copy", async () => {
  const { ask, rendered } = siteOf(() => ({ list, later: undefined }));
  expect((await ask("/")).status).toBe(200);
  const [context] = rendered;
  expect(context?.staticHandlerContext.loaderData.root.list).toBe(list);
  // For the browser, as ever.
  expect(context?.serverHandoffString).toContain('"loaderData":{"root":{"list":[{"title":"A brief"}]}}');
});

test("a request for data alone gets JSON", async () => {
  const { ask } = siteOf(() => ({ list }));
  const answer = await ask("/?_data=root");
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await answer.json()).toEqual({ list });
});

test("an answer of a loader's own keeps its status, and null is null", async () => {
  const missing = siteOf(() => json({ list: [] }, 404));
  expect((await missing.ask("/")).status).toBe(404);
  expect(missing.rendered[0]?.staticHandlerContext.loaderData.root).toEqual({ list: [] });
  const none = siteOf(() => null);
  await none.ask("/");
  expect(none.rendered[0]?.staticHandlerContext.loaderData.root).toBeNull();
});
