import { expect, it } from "vitest";
import { createTestApp, get, respond } from "#tests/support/app";
import { mockGraphql, mockGraphqlFailure } from "#tests/support/graphql-mocks";
import * as exportFile from "~/routes/app.profile_.export";
import { ExportAccountDocument } from "~/shell/operations/operations.generated";

// A web half that was told of no host for functions has the API's process make the export.

/** A member who presses "download", in a web half apart from the API. */
async function startDownload() {
  const app = createTestApp();
  const { cookie } = await app.signIn();
  const request = get("/app/profile/export", { cookie });
  const context = app.context(request);
  return { app, download: () => exportFile.loader({ request, context, params: {} }) };
}

it("what the API has made, a part at a time, is the file", async () => {
  const parts: Record<string, { text: string; next: string | null }> = {
    first: { text: '{"account":', next: "second" },
    second: { text: '{"uid":"ann"}}', next: null },
  };
  const calls = mockGraphql(ExportAccountDocument, ({ after }) => ({
    exportAccount: { part: parts[after ?? "first"] ?? null, refusal: null },
  }));
  const { download } = await startDownload();
  const file = await respond(download);
  expect(await file.json()).toEqual({ account: { uid: "ann" } });
  expect(file.headers.get("content-disposition")).toContain("attachment");
  expect(calls.map(({ variables }) => variables)).toEqual([{ after: null }, { after: "second" }]);
});

it("the API is asked by the number of the request that waits for it, and for its member", async () => {
  const calls = mockGraphql(ExportAccountDocument, {
    exportAccount: { part: { text: "{}", next: null }, refusal: null },
  });
  const { download } = await startDownload();
  await respond(download);
  expect(calls[0]?.headers.get("x-request-id")).toBe("request-of-a-test");
  expect(calls[0]?.headers.get("authorization")).toMatch(/^Bearer id-token-of-uid-/);
});

it("a session that isn’t freshly proven proves itself first", async () => {
  mockGraphql(ExportAccountDocument, {
    exportAccount: { part: null, refusal: { code: "PROVE_AGAIN" } },
  });
  const { download } = await startDownload();
  expect(await respond(download)).toHaveRedirect("/app/confirm?to=%2Fapp%2Fprofile%2Faccount");
});

it("an API that gives no answer leads back to the page, which offers it again", async () => {
  mockGraphqlFailure(ExportAccountDocument, "invalid-json");
  const { app, download } = await startDownload();
  expect(await respond(download)).toHaveRedirect("/app/profile/account?no-export");
  expect(app.logged).toContainEqual(
    expect.objectContaining({ code: "unavailable", reason: expect.stringContaining("invalid-json") }),
  );
});
