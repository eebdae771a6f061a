import { useNavigate, useNavigation, useParams, useSubmit } from "@remix-run/react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { proposalsPath } from "~/paths";
import { from } from "~/ui/breakpoints";

interface BoardKeysProps {
  briefId: string;
  className: string;
  children: ReactNode;
}

/**
 * The list with its keys: j and k go through it, s puts on the shortlist, d leads to the reason of a decline.
 * They work while one of its links has the focus and at no other time, so that nobody who types or whose software
 * speaks letters presses one by chance (WCAG 2.1.4).
 */
export function BoardKeys({ briefId, className, children }: BoardKeysProps) {
  const list = useRef<HTMLDivElement>(null);
  const press = useKeys(briefId, list);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links in it
    <div ref={list} className={className} onKeyDown={press} data-keeps-focus>
      {children}
    </div>
  );
}

/** Says which keys there are, where they work: in a running page. */
export function KeysHint() {
  const [runs, setRuns] = useState(false);
  useEffect(() => setRuns(true), []);
  if (!runs) return null;
  return (
    <>
      With a name in focus: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>s</kbd> shortlist, <kbd>d</kbd>{" "}
      decline.
    </>
  );
}

function useKeys(briefId: string, list: React.RefObject<HTMLElement>) {
  const { uid } = useParams();
  const { state } = useNavigation();
  const navigate = useNavigate();
  // Not a fetcher’s: when the page is loaded anew meanwhile, the router drops the redirect that answers a fetcher.
  const submit = useSubmit();
  const isIdle = state === "idle";
  // Whose decline was asked for by a key, whose reasons have the focus since, and whose name gets it after a decision.
  const asked = useRef<string>();
  const declining = useRef<string>();
  const next = useRef<string>();
  useEffect(() => {
    if (!isIdle) return;
    if (uid !== undefined && asked.current === uid) {
      asked.current = undefined;
      declining.current = uid;
      const details = document.getElementById("decide")?.querySelector("details");
      if (details) details.open = true;
      details?.querySelector("select")?.focus();
    } else if (declining.current !== undefined && declining.current !== uid) {
      declining.current = undefined;
      namesIn(list)
        .find((name) => uidOf(name) === uid)
        ?.focus();
    } else if (next.current !== undefined) {
      namesIn(list)
        .find((name) => uidOf(name) === next.current)
        ?.focus();
      next.current = undefined;
    }
  }, [uid, isIdle, list]);

  return (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.metaKey || event.ctrlKey || event.altKey || !(target instanceof HTMLAnchorElement)) return;
    const names = namesIn(list);
    const at = names.indexOf(target);
    if (at < 0) return;
    const { pathname, search } = new URL(target.href);
    const go = (to: HTMLAnchorElement | undefined) => {
      to?.focus();
      // Read beside the list at once; where there is no room for that, Enter leads there.
      if (to && matchMedia(from("smallDesktop")).matches) to.click();
    };
    const keys: Record<string, () => void> = {
      j: () => go(names[at + 1]),
      k: () => go(names[at - 1]),
      s: () => {
        if (!target.dataset.mayShortlist) return;
        const neighbour = names[at + 1] ?? names[at - 1] ?? target;
        next.current = uidOf(neighbour);
        const back = proposalsPath(briefId, uid) + search;
        submit({ intent: "shortlist", back }, { method: "post", action: pathname, preventScrollReset: true });
      },
      d: () => {
        asked.current = uidOf(target);
        navigate(pathname + search, { preventScrollReset: true });
      },
    };
    const run = keys[key];
    if (!run) return;
    event.preventDefault();
    run();
  };
}

const namesIn = (list: React.RefObject<HTMLElement>) => [
  ...(list.current?.querySelectorAll<HTMLAnchorElement>("h3 a") ?? []),
];
const uidOf = (name: HTMLAnchorElement) => new URL(name.href).pathname.split("/").at(-1);
