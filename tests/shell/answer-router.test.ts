import { expect, test, vi } from "vitest";
import { answerRouter } from "~/shell/client/answer-router";

test("all that is known is forgotten when a post begins, and when it has ended", async () => {
  const state = { navigation: { state: "idle" }, fetchers: new Map() };
  let answer = (_: Response) => {};
  const sent = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const window = {
    __remixRouter: { state, subscribe: () => () => {} },
    location: new URL("https://guildhall.test/app"),
    fetch: () => sent,
    addEventListener() {},
  };
  vi.stubGlobal("window", window);
  const source = { note() {}, find: () => null, forget: vi.fn() };
  answerRouter([source]);
  const posted = (window.fetch as unknown as typeof fetch)("/uploads", { method: "POST" });
  expect(source.forget).toHaveBeenCalledTimes(1);
  answer(new Response());
  await posted;
  expect(source.forget).toHaveBeenCalledTimes(2);
  await (window.fetch as unknown as typeof fetch)("https://elsewhere.test/", { method: "POST" });
  expect(source.forget).toHaveBeenCalledTimes(2);
});

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
