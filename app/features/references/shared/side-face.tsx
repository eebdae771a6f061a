import { useViewer } from "~/shell/page/use-viewer";
import { Monogram, type MonogramProps } from "~/ui/monogram";
import type { OtherSide } from "./other-side";
import type { WorkHead } from "./work-next";

interface OtherFaceProps extends Pick<MonogramProps, "size"> {
  work: Pick<WorkHead, "id" | "brief" | "other">;
  named: OtherSide;
}

/** The face of the other side of a work. */
export function OtherFace({ work: { id, brief, other }, named, size }: OtherFaceProps) {
  return (
    <Monogram
      uid={other?.uid ?? id}
      name={named.name}
      face={other?.profile.face}
      through={brief?.id}
      size={size}
    />
  );
}

/** The reader's own. */
export function OwnFace({ size }: Pick<MonogramProps, "size">) {
  const viewer = useViewer();
  if (!viewer) return null;
  const { uid, email, profile } = viewer;
  return <Monogram uid={uid} name={profile?.displayName ?? email} face={profile?.face} size={size} />;
}
