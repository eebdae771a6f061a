import { useActionData } from "@remix-run/react";
import type { PostAnswer } from "./post-answer";

/** The answer of a form of this route; undefined before one was sent, and for a draft that saved itself. */
export function usePostAnswer<Shown>(): PostAnswer<Shown> | undefined {
  const answer = useActionData() as object | undefined;
  return answer && "lastResult" in answer ? (answer as PostAnswer<Shown>) : undefined;
}
