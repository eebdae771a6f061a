/** Seconds. A page that takes more than five has been refused by its deadline. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Metric {
  kind: "counter" | "histogram" | "gauge";
  /** What it counts, for first-time readers. */
  help: string;
  /**
   * Names of labels. Their values come from sets that the code bounds: patterns of routes, never
   * actual addresses.
   */
  labels: readonly string[];
  /** Upper bounds of a histogram's buckets. */
  buckets?: readonly number[];
}

/**
 * Every metric of the product's own. Names and units follow Prometheus: base units, `_total` for
 * counters.
 */
export const metrics = {
  http_requests_total: {
    kind: "counter",
    help: "Requests by the pattern of their route; status none: no answer was begun.",
    labels: ["route", "method", "status"],
  },
  http_request_duration_seconds: {
    kind: "histogram",
    help: "From a request’s head to the last byte of its answer, without streams.",
    labels: ["route"],
    buckets: seconds,
  },
  http_streams_open: {
    kind: "gauge",
    help: "Streams of events that are open in this process.",
    labels: [],
  },
  store_call_duration_seconds: {
    kind: "histogram",
    help: "Calls to the store; a transaction with all of its tries.",
    labels: ["call", "outcome"],
    buckets: seconds,
  },
  store_documents_read_total: {
    kind: "counter",
    help: "Documents read, counted as Firestore bills them: a read that finds nothing is one.",
    labels: ["collection"],
  },
  store_documents_written_total: {
    kind: "counter",
    help: "Documents written by commits.",
    labels: ["collection"],
  },
  store_documents_removed_total: {
    kind: "counter",
    help: "Documents removed by commits.",
    labels: ["collection"],
  },
  search_call_duration_seconds: {
    kind: "histogram",
    help: "Calls to the search.",
    labels: ["call", "outcome"],
    buckets: seconds,
  },
  provider_call_duration_seconds: {
    kind: "histogram",
    help: "Calls to the identity provider; unanswered also where none was made because it gives no answer.",
    labels: ["call", "outcome"],
    buckets: seconds,
  },
  mail_call_duration_seconds: {
    kind: "histogram",
    help: "E-mails handed to their server.",
    labels: ["call", "outcome"],
    buckets: seconds,
  },
  job_duration_seconds: {
    kind: "histogram",
    help: "Runs of jobs by type; failed ones are tried again, refused ones are not.",
    labels: ["call", "outcome"],
    buckets: seconds,
  },
  task_duration_seconds: {
    kind: "histogram",
    help: "Pictures turned and resumes read, their wait included; TOO_LONG and TOO_MUCH were ended, NO_TURN and BUSY never begun.",
    labels: ["call", "outcome"],
    buckets: seconds,
  },
  tasks_open: {
    kind: "gauge",
    help: "Pictures and resumes of this process that wait for their turn or have it; two of each run at once, 16 wait.",
    labels: ["call"],
  },
  requests_waiting: {
    kind: "gauge",
    help: "Requests for pages that wait for their turn in this process, of 1,000; 0 while it has time.",
    labels: [],
  },
  jobs_lag_seconds: {
    kind: "gauge",
    help: "For how long the job of a lane that is due longest has waited; 0 when none is due.",
    labels: ["lane"],
  },
  sign_up_mails_waiting: {
    kind: "gauge",
    help: "E-mails to new addresses that wait because of many, counted to 500.",
    labels: [],
  },
  disk_free_bytes: {
    kind: "gauge",
    help: "Bytes free on the disk of DATA_DIR; files are refused when 1 GiB is left for the store.",
    labels: [],
  },
  uploads_held_bytes: {
    kind: "gauge",
    help: "Bytes of uploads on their way that this process holds, of 160 MiB.",
    labels: [],
  },
  jobs_troubled: {
    kind: "gauge",
    help: "Jobs that keep failing, were refused for good or are held, counted to 100.",
    labels: [],
  },
} as const satisfies Record<string, Metric>;

type Names<Kind extends Metric["kind"]> = {
  [Name in keyof typeof metrics]: (typeof metrics)[Name]["kind"] extends Kind ? Name : never;
}[keyof typeof metrics];

export type CounterName = Names<"counter">;
export type HistogramName = Names<"histogram">;
export type GaugeName = Names<"gauge">;
export type LabelsOf<Name extends keyof typeof metrics> = Record<
  (typeof metrics)[Name]["labels"][number],
  string
>;
