import type { JobType } from "~/platform/jobs/job";
import { LINK_LIFETIME } from "~/platform/values/times";

export interface LinkMailPayload {
  address: string;
  redirect: string;
  attempt: string | null;
  /**
   * For the mail of a sign-up: until when it can confirm the address, ISO 8601 UTC. Once that is proven, or the
   * account gone, it serves nobody.
   */
  confirmsUntil?: string;
  /** Which form of its network asked for it, of ten minutes; never the network itself. Absent where nobody counted. */
  posts?: number;
  /** It has waited because of many mails to new addresses: how busy its sender was. */
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
