import { randomUUID } from "node:crypto";
import type { Bucket } from "./client.server";

export interface BucketOptions {
  name: string;
  projectId: string;
  /**
   * The JSON of a service account's key. Without one: the machine's own credentials. Not used with
   * an emulator, whose address the SDK takes from STORAGE_EMULATOR_HOST.
   */
  serviceAccount?: object | null;
}

/** Opens a bucket at the first call, because loading the SDK takes a moment. Sends no request. */
export function createBucketOpener({
  name,
  projectId,
  serviceAccount,
}: BucketOptions): () => Promise<Bucket> {
  let opened: Promise<Bucket> | undefined;
  async function open(): Promise<Bucket> {
    const { cert, initializeApp } = await import("firebase-admin/app");
    const { getStorage } = await import("firebase-admin/storage");
    const credential = serviceAccount ? { credential: cert(serviceAccount) } : {};
    return getStorage(initializeApp({ projectId, ...credential }, `files-${randomUUID()}`)).bucket(name);
  }
  return () => (opened ??= open());
}
