import { useActionData, useLocation } from "@remix-run/react";
import { useRef } from "react";
import { useKeptPage } from "~/shell/page/kept-page";
import type { PostAnswer } from "./post-answer";

/** The answer of a form of this route; undefined before one was sent, and for an autosave. */
export function usePostAnswer<Shown>(): PostAnswer<Shown> | undefined {
  const answer = useKept(useActionData() as Partial<Unread> | undefined);
  useKeptPage(Boolean(answer?.staysAsItIs || answer?.unanswered));
  return answer && "lastResult" in answer ? (answer as PostAnswer<Shown>) : undefined;
}

/** What an answer says of a page that can't be read again. */
interface Unread {
  staysAsItIs: boolean;
  unanswered: boolean;
}

/**
 * The router drops an answer when the page's data is reloaded; this keeps it until the next
 * navigation, and not for who comes back.
 */
function useKept(answer: Partial<Unread> | undefined): Partial<Unread> | undefined {
  const { key } = useLocation();
  const kept = useRef<{ key: string; answer: Partial<Unread> }>();
  if (answer) kept.current = { key, answer };
  else if (kept.current?.key !== key) kept.current = undefined;
  return kept.current?.answer;
}
