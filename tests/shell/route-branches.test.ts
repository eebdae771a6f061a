import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { createBranchHandler } from "~/shell/request/route-branches.server";

/** Routes that answer with their own name and parameters; their paths are as different as paths can be. */
const paths: Record<string, { path?: string; index?: true; parentId?: string }> = {
  root: { path: "" },
  "public-layout": { parentId: "root" },
  home: { index: true, parentId: "public-layout" },
  hire: { path: "hire", parentId: "public-layout" },
  app: { path: "app", parentId: "root" },
  dashboard: { index: true, parentId: "app" },
  briefs: { path: "briefs", parentId: "app" },
  "new-brief": { path: "briefs/new", parentId: "app" },
  brief: { path: "briefs/:id", parentId: "app" },
  proposal: { path: "briefs/:id/proposals/:uid", parentId: "app" },
  member: { path: "members/:uid", parentId: "app" },
  mailbox: { path: "local/mailbox.json", parentId: "root" },
  file: { path: "files/:id/:name", parentId: "root" },
  files: { path: "files/all/kinds", parentId: "root" },
  optional: { path: ":language?/help", parentId: "root" },
  exact: { path: "Exact", parentId: "root" },
  "anything-else": { path: "*", parentId: "root" },
};

const build = {
  mode: "production",
  publicPath: "/build/",
  assetsBuildDirectory: "public/build",
  isSpaMode: false,
  future: {},
  assets: { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} },
  entry: { module: { default: () => new Response("a page"), handleError: () => undefined } },
  routes: Object.fromEntries(
    Object.entries(paths).map(([id, route]) => [
      id,
      {
        id,
        ...route,
        module: { loader: ({ params }: { params: object }) => Response.json({ id, params }) },
      },
    ]),
  ),
} as unknown as ServerBuild;

const whole = createRequestHandler(build, "production");
const branched = createBranchHandler(build);

async function answer(handler: typeof whole, address: string, method = "GET") {
  const response = await handler(new Request(`http://localhost${address}`, { method }));
  return {
    status: response.status,
    text: await response.text(),
    error: response.headers.get("x-remix-error"),
  };
}

describe("an address is answered as by the whole build", () => {
  test.each([
    "/",
    "//",
    "/hire",
    "/hire/",
    "/HIRE",
    "/app",
    "/app/",
    "/App/Briefs",
    "/app//briefs",
    "/app/briefs",
    "/app/briefs/",
    "/app/briefs/new",
    "/app/briefs/New",
    "/app/briefs/b1",
    "/app/briefs/b1/proposals/u1",
    "/app/briefs/b1/proposals",
    "/app/members/u1",
    "/app/members",
    "/app/nothing",
    "/app/%62riefs",
    "/%61pp",
    "/local/mailbox.json",
    "/local/mailbox",
    "/local",
    "/files/f1/small.avif",
    "/files/all/kinds",
    "/files/%61ll/kinds",
    "/files/all/others",
    "/files/f1",
    "/files",
    "/files/help",
    "/hire/help",
    "/help",
    "/en/help",
    "/en/help/more",
    "/exact",
    "/exact/more",
    "/nowhere/at/all",
    "/constructor",
    "/__proto__",
  ])("%s", async (address) => {
    expect(await answer(branched, address)).toEqual(await answer(whole, address));
    expect(await answer(branched, address, "POST")).toEqual(await answer(whole, address, "POST"));
    for (const id of Object.keys(paths)) {
      const data = `${address}?_data=${id}`;
      expect(await answer(branched, data)).toEqual(await answer(whole, data));
    }
  });
});

test("these addresses reach the routes that they are meant to reach", async () => {
  expect((await answer(branched, "/app/briefs/b1")).text).toBe('{"id":"brief","params":{"id":"b1"}}');
  expect((await answer(branched, "/en/help")).text).toBe('{"id":"optional","params":{"language":"en"}}');
});
