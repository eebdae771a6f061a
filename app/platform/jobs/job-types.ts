import { LINK_LIFETIME, MAIL_TELLS } from "~/platform/values/times";

/**
 * Kinds of work that don't wait for each other: each is claimed by itself and has places of its own. So a
 * mail server that takes its time delays no closing, and no sign-in mail waits behind a digest.
 */
export const lanes = ["sign-in", "mail", "moves", "search", "cleaning"] as const;
export type Lane = (typeof lanes)[number];

/** The lanes whose jobs hold a connection to the mail server. */
export const mailLanes = ["sign-in", "mail"] as const satisfies readonly Lane[];

/** `serves`: for how long after it was due a job has a purpose, in ms; for ever when absent. */
interface JobType {
  lane: Lane;
  serves?: number;
}

/** Every type of job that this release knows. */
const jobTypes: Readonly<Record<string, JobType>> = {
  "link-mail": { lane: "sign-in", serves: LINK_LIFETIME },
  "address-mail": { lane: "sign-in", serves: MAIL_TELLS },
  "new-browser-mail": { lane: "mail", serves: MAIL_TELLS },
  "notice-mail": { lane: "mail", serves: MAIL_TELLS },
  "digest-mail": { lane: "mail", serves: MAIL_TELLS },
  "act-mail": { lane: "mail", serves: MAIL_TELLS },
  "account-mail": { lane: "mail", serves: MAIL_TELLS },
  "message-mail": { lane: "mail", serves: MAIL_TELLS },
  "flood-mail": { lane: "mail", serves: MAIL_TELLS },
  "wake-mails": { lane: "moves" },
  "reply-outcome-mail": { lane: "mail", serves: MAIL_TELLS },
  "brief-closes": { lane: "moves" },
  "brief-reminder": { lane: "moves" },
  "brief-expires": { lane: "moves" },
  "brief-ended": { lane: "moves" },
  "accept-tells": { lane: "moves" },
  "decline-tells": { lane: "moves" },
  "shortlist-tells": { lane: "moves" },
  "leave-briefs": { lane: "moves" },
  "hide-briefs": { lane: "moves" },
  "tell-waiting": { lane: "moves" },
  "address-change": { lane: "moves" },
  "member-back": { lane: "moves" },
  "open-threads": { lane: "cleaning" },
  "remove-rest": { lane: "cleaning" },
  "index-brief": { lane: "search" },
  "index-hirer": { lane: "search" },
  "build-search": { lane: "search" },
  "delete-unproven": { lane: "cleaning" },
  "remove-account": { lane: "cleaning" },
};

/** A type that only another release knows waits for nobody outside. */
const unknownType: JobType = { lane: "moves" };

export function jobTypeOf(type: string): JobType {
  return (Object.hasOwn(jobTypes, type) && jobTypes[type]) || unknownType;
}

export const jobTypeNames = Object.keys(jobTypes);
