import { STREAM_MISSED, STREAM_RETRY, STREAM_RETRY_LAST } from "~/values/durations";

interface Listener {
  /** Something may have changed. */
  changed(): void;
  /** Whether the server has been silent for too long; false once it is heard again. */
  missed(isMissed: boolean): void;
}

/**
 * Listens to changes while the page is visible and online. A hidden page gives up its connection,
 * because a browser opens only six to a site, and resumes from its last version. `addressOf` gives
 * the address for the last version seen. Returns a function that stops listening.
 */
export function openChangeStream(
  addressOf: (since: string | null) => string,
  { changed, missed }: Listener,
): () => void {
  let source: EventSource | undefined;
  let since: string | null = null;
  let retry: number | undefined;
  let silence: number | undefined;
  let pause = STREAM_RETRY;

  function close(): void {
    source?.close();
    source = undefined;
    window.clearTimeout(retry);
    window.clearTimeout(silence);
    silence = undefined;
  }

  function connect(): void {
    close();
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    source = new EventSource(addressOf(since));
    expectSoon();
    for (const kind of ["current", "changed"])
      source.addEventListener(kind, ({ lastEventId }) => {
        since = lastEventId;
        heard();
        if (kind === "changed") changed();
      });
    // The member has too many listening pages open. This one listens again when it gets the focus.
    source.addEventListener("crowded-out", close);
    source.onerror = () => {
      expectSoon();
      // Otherwise the browser is about to reconnect by itself.
      if (source?.readyState !== EventSource.CLOSED) return;
      window.clearTimeout(retry);
      retry = window.setTimeout(connect, pause);
      pause = Math.min(pause * 2, STREAM_RETRY_LAST);
    };
  }

  function expectSoon(): void {
    silence ??= window.setTimeout(() => missed(true), STREAM_MISSED);
  }

  function heard(): void {
    pause = STREAM_RETRY;
    window.clearTimeout(silence);
    silence = undefined;
    missed(false);
  }

  // While another window had the focus, the server may have closed this one's stream.
  const resume = () => {
    if (!source) connect();
  };
  connect();
  window.addEventListener("focus", resume);
  document.addEventListener("visibilitychange", connect);
  window.addEventListener("online", connect);
  window.addEventListener("offline", connect);
  return () => {
    close();
    window.removeEventListener("focus", resume);
    document.removeEventListener("visibilitychange", connect);
    window.removeEventListener("online", connect);
    window.removeEventListener("offline", connect);
  };
}
