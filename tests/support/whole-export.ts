import { exportMember } from "~/features/leaving/reads/export-member";
import type { ExportPlace } from "~/features/leaving/reads/export-part";
import type { StoreReads } from "~/platform/ports/store";

/** All parts of a member's file, put together and read; null for nobody. */
export async function wholeExport(reads: StoreReads, uid: string, now: Date): Promise<object | null> {
  let text = "";
  let from: ExportPlace | null = null;
  do {
    const part = await exportMember(reads, { uid, now, from, beside: async () => ({}) });
    if (!part) return null;
    text += part.text;
    from = part.next;
  } while (from !== null);
  const { exportedAt: _now, ...kept } = JSON.parse(text);
  return kept;
}
