import type { OtherSide } from "./other-side";
import { OtherFace, OwnFace } from "./side-face";
import * as css from "./two-faces.css";
import type { WorkHead } from "./work-next";

interface TwoFacesProps {
  work: Pick<WorkHead, "id" | "brief" | "other">;
  named: OtherSide;
}

/** The other side of a work, and its reader. */
export function TwoFaces({ work, named }: TwoFacesProps) {
  return (
    <div className={css.faces}>
      <OtherFace work={work} named={named} size="portrait" />
      <OwnFace size="portrait" />
    </div>
  );
}
