import { collection } from "~/platform/ports/collection";
import type { StoreReads, Versioned } from "~/platform/ports/store";

/** `passkeys/{hash of the credential's id}`: what proves that a member's own device asks. */
export interface Passkey {
  uid: string;
  /** The credential's id, base64url: browsers know it by that. */
  credential: string;
  /** As its member calls it. */
  name: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often the device has signed; 0 where it doesn't count. */
  counter: number;
  /** How a browser reaches it: "internal", "usb". */
  transports: string[];
  /** ISO 8601 UTC. */
  createdAt: string;
  lastUsedAt: string | null;
}

export const passkeys = collection<Passkey>()({
  name: "passkeys",
  ofMember: "apart",
  shared: true,
  indexes: [["uid", "-createdAt"]],
});
export const passkeysCollection = passkeys.name;

/** A member's own, the newest first; there are `limits.passkeys` at most. */
export async function listPasskeys(reads: StoreReads, uid: string): Promise<Versioned<Passkey>[]> {
  const { items } = await reads.query<Passkey>({
    collection: passkeysCollection,
    where: { uid },
    orderBy: { field: "createdAt", direction: "desc" },
    limit: 50,
  });
  return items;
}
