import { useViewer } from "~/shell/page/use-viewer";
import { Monogram } from "~/ui/monogram";
import type { OtherSide } from "./other-side";
import * as css from "./two-faces.css";
import type { WorkHead } from "./work-next";

interface TwoFacesProps {
  work: Pick<WorkHead, "id" | "brief" | "other">;
  named: OtherSide;
}

/** The other side of a work, and its reader. */
export function TwoFaces({ work: { id, brief, other }, named }: TwoFacesProps) {
  const viewer = useViewer();
  return (
    <div className={css.faces}>
      <Monogram
        uid={other?.uid ?? id}
        name={named.name}
        face={other?.profile.face}
        through={brief?.id}
        size="portrait"
      />
      {viewer && (
        <Monogram
          uid={viewer.uid}
          name={viewer.profile?.displayName ?? viewer.email}
          face={viewer.profile?.face}
          size="portrait"
        />
      )}
    </div>
  );
}
