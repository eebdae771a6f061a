import type { ActionFunctionArgs } from "@remix-run/node";
import { onTestFinished } from "vitest";
import { createTestApp, respond, type TestApp } from "#tests/support/app";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { createTestIdentity } from "#tests/support/identity";

/** The product without its HTTP layer, on the run's Auth emulator with a project of its own. */
export function startRealApp(): TestApp {
  // Nothing is mocked here, and msw would cost each of many requests some time.
  graphqlServer.close();
  const { identity, close } = createTestIdentity();
  onTestFinished(close);
  return createTestApp({ identity, graphql: "real", timeoutMs: 30_000 });
}

export type Page = (args: ActionFunctionArgs) => Promise<unknown>;

/** Asks a loader or an action. `network`: where the request comes from. */
export function send(app: TestApp, page: Page, request: Request, network?: string): Promise<Response> {
  return respond(() => page({ request, context: app.context(request, network), params: {} }));
}
