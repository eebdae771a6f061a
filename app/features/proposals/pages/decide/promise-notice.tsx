import { Notice } from "~/ui/notice";
import type { Promised } from "./promise";

/** The decide-by promise, at the head of every page on which a hirer decides. */
export function PromiseNotice({ promised }: { promised: Promised | null }) {
  if (!promised) return null;
  return (
    <Notice kind={promised.urgent ? "warning" : "info"} title={promised.title}>
      {promised.text}
    </Notice>
  );
}
