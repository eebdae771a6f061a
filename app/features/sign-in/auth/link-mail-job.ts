import type { JobType } from "~/platform/jobs/job";
import { LINK_LIFETIME } from "~/values/durations";

export interface LinkMailPayload {
  address: string;
  redirect: string;
  attempt: string | null;
  /**
   * For the mail of a sign-up: until when it can confirm the address, ISO 8601 UTC. It is not sent
   * once the address is proven or the account gone.
   */
  confirmsUntil?: string;
  /**
   * The number of its form among those of its network in ten minutes; never the network itself.
   * Absent if not counted.
   */
  posts?: number;
  /** Of the request that asked for it; absent in a job of a release with one language. */
  language?: string;
  /** Set if it has waited in a flood of mails to new addresses: how busy its sender was. */
  weight?: number;
}

export const linkMailType: JobType<LinkMailPayload> = {
  name: "link-mail",
  lane: "sign-in",
  serves: LINK_LIFETIME,
};

export function linkMailJob(payload: LinkMailPayload) {
  const { confirmsUntil } = payload;
  return { type: linkMailType, payload, ...(confirmsUntil && { expiresAt: new Date(confirmsUntil) }) };
}
