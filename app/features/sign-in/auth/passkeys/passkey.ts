import { collection } from "~/platform/ports/collection";
import type { StoreReads, Versioned } from "~/platform/ports/store";

/** `passkeys/{hash of the credential's id}`: a member's passkey, the proof of their own device. */
export interface Passkey {
  uid: string;
  /** The credential's id for browsers, base64url. */
  credential: string;
  /** The name that its member gave it. */
  name: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often the device has signed; 0 if it doesn't count. */
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

/** A member's passkeys, the newest first; `limits.passkeys` at most. */
export async function listPasskeys(reads: StoreReads, uid: string): Promise<Versioned<Passkey>[]> {
  const { items } = await reads.query<Passkey>({
    collection: passkeysCollection,
    where: { uid },
    orderBy: { field: "createdAt", direction: "desc" },
    limit: 50,
  });
  return items;
}
