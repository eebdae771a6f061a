import { createContext, type ReactNode, useEffect, useState } from "react";
import { keepZone } from "~/shell/client/keep-zone";

/**
 * The reader's time zone (IANA name); null while nothing says it. Every page has this module, those
 * that show times `useTimes` as well.
 */
export const Zone = createContext<string | null>(null);

interface ReaderTimesProps {
  /**
   * The reader's time zone (IANA name) as their settings or their browser's cookie say; null if
   * neither does.
   */
  zone: string | null;
  children: ReactNode;
}

/**
 * Shows every time below in the reader's zone. Where the server doesn't know it yet, the page shows
 * the site's until its script runs, which tells the server for the pages that follow.
 */
export function ReaderTimes({ zone, children }: ReaderTimesProps) {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => setFound(keepZone()), []);
  return <Zone.Provider value={zone ?? found}>{children}</Zone.Provider>;
}
