import { useLocation, useNavigate, useNavigation, useParams, useSubmit } from "@remix-run/react";
import { type ReactNode, useContext, useEffect, useRef } from "react";
import { rowLinks, useRowKeys, useShownRow } from "~/features/market/shared/use-row-keys";
import { proposalsPath } from "~/paths";
import { PageMember } from "~/ui/form";

interface BoardKeysProps {
  briefId: string;
  className: string;
  children: ReactNode;
}

/**
 * The list with its keys (`useRowKeys`): besides j and k, s puts on the shortlist and d leads to
 * the reason of a decline. Both act on the proposal in sight alone: on another row they show it
 * first. Keeps the row that is shown beside the list in sight.
 */
export function BoardKeys({ briefId, className, children }: BoardKeysProps) {
  const list = useRef<HTMLDivElement>(null);
  const press = useKeys(briefId, list);
  useShownRow(list, useParams().uid ?? null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links in it
    <div ref={list} className={className} onKeyDown={press} data-keeps-focus>
      {children}
    </div>
  );
}

function useKeys(briefId: string, list: React.RefObject<HTMLElement>) {
  const { uid } = useParams();
  const { state } = useNavigation();
  const { key } = useLocation();
  const navigate = useNavigate();
  // Not a fetcher: if the page is reloaded meanwhile, the router drops the redirect that answers a
  // fetcher.
  const submit = useSubmit();
  const pageMember = useContext(PageMember) ?? "";
  const isIdle = state === "idle";
  // The applicants for whom a key asked to decline, whose reasons have the focus, and who are shown
  // after a decision.
  const asked = useRef<string>();
  const declining = useRef<string>();
  const next = useRef<string>();
  // A busy browser may leave out the render in which a decision is on its way: the key tells that
  // its answer has come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
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
      rowLinks(list)
        .find((name) => uidOf(name) === uid)
        ?.focus();
    } else if (next.current !== undefined) {
      // A refusal stays where it is.
      if (next.current === uid)
        rowLinks(list)
          .find((name) => uidOf(name) === uid)
          ?.focus();
      next.current = undefined;
    }
  }, [uid, isIdle, key, list]);

  return useRowKeys(list, {
    s: (link, links) => {
      if (uidOf(link) !== uid) return link.click();
      if (!isIdle || !link.dataset.mayShortlist) return;
      const at = links.indexOf(link);
      // The one that is asked about next; the decided one stays if it was the last.
      const others = [...links.slice(at + 1), ...links.slice(0, at).toReversed()];
      next.current = uidOf(others.find(({ dataset }) => dataset.mayShortlist) ?? link);
      const { pathname: action, search } = new URL(link.href);
      const back = proposalsPath(briefId, next.current) + search;
      submit({ intent: "shortlist", back, pageMember }, { method: "post", action, preventScrollReset: true });
    },
    d: (link) => {
      const { pathname, search } = new URL(link.href);
      asked.current = uidOf(link);
      navigate(pathname + search, { preventScrollReset: true });
    },
  });
}

const uidOf = (name: HTMLAnchorElement) => new URL(name.href).pathname.split("/").at(-1);
