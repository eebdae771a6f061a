import { BriefsView } from "~/web/app/briefs-view";
import type { Viewer } from "~/web/app/viewer.server";

/** A hirer's own briefs. */
export function OwnBriefs({ own }: { own: Viewer }) {
  return <BriefsView viewer={own} />;
}
