import { afterEach, expect, test, vi } from "vitest";
import { answerRouter } from "~/shell/client/answer-router";

afterEach(() => vi.unstubAllGlobals());

test("all that is known is forgotten at each step of a form that is sent", () => {
  let tell = (_state: object) => {};
  const state = { navigation: { state: "idle" }, fetchers: new Map() };
  const subscribe = (told: typeof tell) => {
    tell = told;
    return () => {};
  };
  vi.stubGlobal("window", { __remixRouter: { state, subscribe }, fetch, addEventListener() {} });
  const source = { note() {}, find: () => null, forget: vi.fn() };
  answerRouter([source]);
  tell({ ...state, fetchers: new Map([["save", { formMethod: "POST" }]]) });
  expect(source.forget).toHaveBeenCalledOnce();
});
