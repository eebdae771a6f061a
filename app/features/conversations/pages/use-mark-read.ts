import { useFetcher, useLocation } from "@remix-run/react";
import { useContext, useEffect, useState } from "react";
import { PageMember } from "~/ui/form";

interface MarkRead {
  /** Where the mark is posted. */
  action: string;
  /** The last message that was marked as read when the page loaded. */
  known: number;
  /** The last message that is read now. */
  upTo: number;
}

/**
 * Marks messages as read once they were in sight: a conversation beside a list may be loaded but
 * hidden. Begins anew where the reader chooses the same conversation again.
 */
export function useMarkRead({ action, known, upTo }: MarkRead): void {
  const { submit, state } = useFetcher();
  const pageMember = useContext(PageMember) ?? "";
  const { key } = useLocation();
  const [told, setTold] = useState({ key, upTo: known });
  if (told.key !== key) setTold({ key, upTo: known });
  useEffect(() => {
    if (upTo <= told.upTo || state !== "idle") return;
    setTold(({ key }) => ({ key, upTo }));
    submit({ intent: "read", message: String(upTo), pageMember }, { method: "post", action });
  }, [upTo, told, state, submit, action, pageMember]);
}
