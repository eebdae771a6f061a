import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { graphqlServer, isForAuthEmulator } from "./graphql-mocks";
import { toHaveRedirect, toSetCookie } from "./matchers";

expect.extend({ toHaveRedirect, toSetCookie });

beforeAll(() => {
  graphqlServer.listen({
    onUnhandledRequest(request, print) {
      if (!isForAuthEmulator(request)) print.error();
    },
  });
});
afterEach(() => {
  graphqlServer.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => {
  graphqlServer.close();
  vi.unstubAllEnvs();
});

let printed: unknown[][] = [];
let areErrorsExpected = false;

beforeEach(() => {
  printed = [];
  areErrorsExpected = false;
  const spy = vi.spyOn(console, "error").mockImplementation((...words) => {
    printed.push(words);
  });
  return () => {
    spy.mockRestore();
    if (areErrorsExpected || printed.length === 0) return;
    const lines = printed.map((words) => words.map(String).join(" "));
    throw new Error(`The test printed with console.error:\n${lines.join("\n")}`);
  };
});

/** For a test that expects console.error: it doesn't fail, and what was printed is answered (the list grows). */
export function expectConsoleErrors(): unknown[][] {
  areErrorsExpected = true;
  return printed;
}
