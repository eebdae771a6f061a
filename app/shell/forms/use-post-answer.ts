import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";
import type { PostAnswer } from "./post-answer";

/** The answer of a form of this route; undefined before one was sent, and for an autosave. */
export function usePostAnswer<Shown>(): PostAnswer<Shown> | undefined {
  const answer = useKept(useActionData() as object | undefined);
  return answer && "lastResult" in answer ? (answer as PostAnswer<Shown>) : undefined;
}

/**
 * The router drops an answer when the page's data is reloaded; this keeps it until the next
 * navigation, and not for who comes back.
 */
function useKept(answer: object | undefined): object | undefined {
  const { key } = useLocation();
  const kept = useRef<{ key: string; answer: object }>();
  if (answer) kept.current = { key, answer };
  else if (kept.current?.key !== key) kept.current = undefined;
  return kept.current?.answer;
}
