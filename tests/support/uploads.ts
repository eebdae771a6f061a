import type { MarketParts } from "~/features/accounts/model/member";
import { beginUpload, claimUpload, endUpload } from "~/features/files/writes/upload";
import { succeeded } from "./market";

type Parts = Pick<MarketParts, "store" | "clock">;

/** An upload of a member that nothing shows yet, without its bytes; answers its id. */
export async function anUpload(parts: Parts, uid: string, name = "plan.pdf"): Promise<string> {
  const { id } = succeeded(await beginUpload(parts, uid, { name, size: 300 }));
  succeeded(await claimUpload(parts, uid, { id, digest: null }));
  succeeded(await endUpload(parts, uid, { id, kind: "PDF", width: null, height: null }));
  return id;
}
