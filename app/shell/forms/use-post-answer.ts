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
  const { key, pathname, search, hash } = useLocation();
  const kept = useRef<{ key: string; page: string; answer: Partial<Unread> }>();
  const page = pathname + search;
  // A link to a place in the page, as each error is one to its field, isn't a navigation.
  const isWithin = hash !== "" && kept.current?.page === page;
  if (answer) kept.current = { key, page, answer };
  else if (isWithin && kept.current) kept.current.key = key;
  else if (kept.current?.key !== key) kept.current = undefined;
  return kept.current?.answer;
}
