import { type ReactNode, useContext } from "react";
import { Zone } from "./reader-times";

/**
 * Shows every time below in the zone (IANA name) that a member's settings name; null leaves it as
 * it is around them.
 */
export function MemberTimes({ zone, children }: { zone: string | null; children: ReactNode }) {
  const around = useContext(Zone);
  return <Zone.Provider value={zone ?? around}>{children}</Zone.Provider>;
}
