import { STREAM_MISSED, STREAM_RETRY, STREAM_RETRY_LAST } from "~/platform/values/times";

interface Listener {
  /** Something may have changed. */
  changed(): void;
  /** Whether nothing has been heard from the server for some time, or is again. */
  missed(isMissed: boolean): void;
}

/**
 * Listens to changes while the page can be seen and there is a connection: a browser has six to a site, and a page that
 * comes back into view asks from where it was. `addressOf` gives the address for the version that was seen last. Answers what ends it.
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
    // Enough of the member's pages listen. This one does again once it is looked at anew.
    source.addEventListener("crowded-out", close);
    source.onerror = () => {
      expectSoon();
      // Else the browser is about to ask again by itself.
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

  // Another window may have had the focus, and this one its stream taken.
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
