import type { Timed } from "~/shell/format/use-timed";
import { Notice } from "~/ui/notice";
import type { Promised } from "./promise";

interface PromiseNoticeProps {
  promised: Promised | null;
  /** Knows the times that the promise names. */
  timed: Timed["timed"];
}

/** The decide-by promise, at the head of every page on which a hirer decides. */
export function PromiseNotice({ promised, timed }: PromiseNoticeProps) {
  if (!promised) return null;
  return (
    <Notice kind={promised.urgent ? "warning" : "info"} title={timed(promised.title)}>
      {promised.text}
    </Notice>
  );
}
