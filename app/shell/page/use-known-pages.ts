import { useFetchers, useLocation, useMatches, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { setQuiet } from "~/shell/client/load-frame";
import { takeIsOld } from "~/shell/client/load-page";
import { forgetAhead, readAhead } from "~/shell/client/read-ahead";
import { forgetLists, noteShown } from "~/shell/client/shown-lists";
import { watchIntent } from "~/ui/link-intent";
import type { LiveHandle } from "./live";

/**
 * Shows pages whose data is known: lists that one goes back to, and what was asked for while a
 * pointer rested on its link. `onOld` is called where the shown page is to be asked for again
 * behind. All of it is forgotten once the page sends a form, and when another tab signs in or out.
 */
export function useKnownPages(onOld: () => void): void {
  const { key, pathname, search } = useLocation();
  const page = useMatches().at(-1);
  const { state, formMethod = "GET" } = useNavigation();
  const { state: revalidation } = useRevalidator();
  const isPost = [formMethod, ...useFetchers().map((one) => one.formMethod ?? "GET")].some(
    (method) => method !== "GET",
  );
  const isIdle = state === "idle" && revalidation === "idle";
  const idle = useRef(isIdle);
  idle.current = isIdle;
  const again = (page?.handle as LiveHandle | undefined)?.again ? page?.data : undefined;

  useEffect(() => watchIntent((link) => idle.current && readAhead(link)), []);
  useEffect(() => {
    if (!isPost) return;
    forget();
    // What was asked for meanwhile may be of before.
    return forget;
  }, [isPost]);
  useEffect(() => {
    // A page that signs in or out writes to the local storage (local-storage.ts).
    window.addEventListener("storage", forget);
    return () => window.removeEventListener("storage", forget);
  }, []);
  useEffect(() => {
    if (revalidation === "loading") forgetAhead();
    if (state !== "idle" || revalidation === "idle") setQuiet(false);
  }, [state, revalidation]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page that is shown
  useEffect(() => {
    if (!isIdle) return;
    noteShown(key, { pathname, search }, again);
    if (takeIsOld()) onOld();
  }, [isIdle, key, pathname, search, again]);
}

function forget(): void {
  forgetAhead();
  forgetLists();
}
