import type { Result } from "~/values/result";

/**
 * Kinds of work that don't wait for each other: each is claimed separately and has its own places.
 * So a slow mail server delays no closing, and no sign-in mail waits behind a digest.
 */
export const lanes = ["sign-in", "mail", "moves", "search", "cleaning"] as const;
export type Lane = (typeof lanes)[number];

/** The lanes whose jobs hold a connection to the mail server. */
export const mailLanes: readonly Lane[] = ["sign-in", "mail"];

/**
 * The planner's view of a job. The name never changes: it is stored, and administrators read it.
 */
export interface JobType<Payload> {
  name: string;
  lane: Lane;
  /**
   * How long the job makes sense after it was due, in ms. By default MAIL_TELLS for mails, else for
   * ever.
   */
  serves?: number;
  /** Parses the stored payload; absent where the payload is used as planned. */
  payload?(stored: unknown): Payload;
}

/** A job as its handler gets it. */
export interface Job<Payload = unknown> {
  id: string;
  payload: Payload;
  /** 1 on the first try. */
  attempts: number;
  /**
   * Whether there is time for another step; always when absent. Answer `goOn` when there is none.
   */
  hasTime?(): boolean;
}

/** `goOn`: the rest of a job’s work, as its payload for another run, at once. */
export type JobOutcome<Payload = unknown> = Result<void, string> | Result<{ goOn: Payload }, string>;

/**
 * Does a job's work, at least once: after a crash, or past its lease, it runs again with the same
 * id. A refusal is retried later, without end; `refuse("permanent", …)` is not.
 */
export type JobHandler = (job: Job) => Promise<JobOutcome>;

/** A job type with its handler; listed in `app/config/job-list.ts`. */
export interface JobEntry<Payload, Parts> extends JobType<Payload> {
  handler: (parts: Parts) => JobHandler;
}

/**
 * The one entry of a background job (docs/adding-a-job.md). Where the planner may not import the
 * feature with the handler, the planner has the `JobType`, and the entry begins with it.
 */
export function job<Payload, Parts>({
  run,
  ...type
}: JobType<Payload> & {
  run: (parts: Parts, job: Job<Payload>) => Promise<JobOutcome<NoInfer<Payload>>>;
}): JobEntry<Payload, Parts> {
  const read = type.payload ?? ((stored) => stored as Payload);
  return { ...type, handler: (parts) => (given) => run(parts, { ...given, payload: read(given.payload) }) };
}

/** A job that exists once per payload: planning it again replaces it. */
export function oneFor<Payload extends object>(type: JobType<Payload>, payload: NoInfer<Payload>) {
  return { type, payload, id: [type.name, ...Object.values(payload)].join("-") };
}

/** A worker's handlers, by job name. */
export function handlersOf<Parts>(entries: readonly JobEntry<unknown, Parts>[], parts: Parts) {
  return Object.fromEntries(entries.map(({ name, handler }) => [name, handler(parts)]));
}

export type LaneOf = (name: string) => Lane;

/** Unknown types come from another release; run them in `moves`. */
export function lanesOf(types: readonly JobType<unknown>[]): LaneOf {
  const known = new Map(types.map(({ name, lane }) => [name, lane]));
  return (name) => known.get(name) ?? "moves";
}
