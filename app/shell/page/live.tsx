import { useFetchers, useLocation, useMatches, useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/paths";
import { openChangeStream } from "~/shell/client/change-stream";
import { isWriting } from "~/shell/client/unsent-text";
import { touchTarget } from "~/ui/link.css";
import { notice, place } from "~/ui/offline-notice.css";
import { say } from "~/ui/said";
import * as words from "~/words/shellApp.generated";
import { isPageKept } from "./kept-page";
import { useKnownPages } from "./use-known-pages";
import { useQuietReload } from "./use-quiet-reload";

/**
 * What a page listens to: changes that its member can see; or these and those of the brief in its
 * address.
 */
type LiveTopic = "member" | "brief";

/**
 * The `handle` of a route whose page updates itself, always or depending on its data, or is kept
 * for going back.
 */
export interface LiveHandle {
  live?: LiveTopic | ((data: unknown) => LiveTopic | null);
  /** A list that going back shows at once (shell/client/shown-lists.ts). */
  again?: boolean;
}

/**
 * Reloads the page's data whenever something has changed, if one of its routes listens. The server
 * sends no more than that hint, so after missed events nothing appears twice or is left out.
 * `shownAt`: when the page was requested, ISO 8601 UTC. `unread`: conversations with unread
 * messages, up to 10; an increase is announced.
 */
export function Live({ shownAt, unread }: { shownAt: string; unread: number }) {
  const topic = useTopic();
  const { state } = useRevalidator();
  const reloadQuietly = useQuietReload();
  const { state: navigation } = useNavigation();
  const isSending = useFetchers().length > 0;
  const isBusy = state !== "idle" || navigation !== "idle" || isSending;
  const [isOld, setOld] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const shown = useRef(shownAt);
  shown.current = shownAt;

  useEffect(() => {
    if (topic === null) return;
    const seen = (since: string | null): Record<string, string> =>
      since === null ? { shown: shown.current } : { since };
    return openChangeStream(
      (since) => `${paths.live}?${new URLSearchParams({ ...(topic && { brief: topic }), ...seen(since) })}`,
      { changed: () => setOld(true), missed: setMissed },
    );
  }, [topic]);
  useKnownPages(() => setOld(true));
  // One reload at a time, and none during typing or sending: the new page may lack the form.
  useEffect(() => {
    if (!isOld || isBusy) return;
    const reload = () => {
      if (isWriting() || isPageKept()) return;
      setOld(false);
      reloadQuietly();
    };
    reload();
    window.addEventListener("input", reload);
    return () => window.removeEventListener("input", reload);
  }, [isOld, isBusy, reloadQuietly]);

  useNewlyUnread(unread);

  return topic !== null && isMissed && <MissedNotice />;
}

function useNewlyUnread(count: number) {
  const seen = useRef(count);
  useEffect(() => {
    if (count > seen.current) say(words.unreadInInbox({ count }));
    seen.current = count;
  }, [count]);
}

/** The id of a brief, "" for the member's own changes, null on a page that doesn't listen. */
function useTopic(): string | null {
  const matches = useMatches();
  let topic: string | null = null;
  for (const { handle, data, params } of matches) {
    const live = (handle as Partial<LiveHandle> | undefined)?.live;
    const found = typeof live === "function" ? live(data) : live;
    if (found) topic = found === "brief" ? (params.id ?? "") : "";
  }
  return topic;
}

function MissedNotice() {
  const { pathname, search } = useLocation();
  useEffect(() => say(words.notUpdating()), []);
  return (
    <div className={place}>
      <p className={notice}>
        {words.notUpdatingReload({
          reload: (said) => (
            <a className={touchTarget} href={pathname + search}>
              {said}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
