/**
 * The parts that a process serves, by its setting SERVE: everything, or one half of the product
 * (decisions/processes.md).
 */
interface Half {
  /** Pages, forms, their files, and the streams of open pages. */
  pages: boolean;
  /** Whether the API is served over the wire. */
  api: "always" | "in local mode" | "never";
  /** Mails posted by a service, which become messages. */
  inbound: boolean;
  /** Background work: jobs, sweeps, the search's index, the rewriting of older documents. */
  works: boolean;
}

export const halves = {
  all: { pages: true, api: "in local mode", inbound: true, works: true },
  web: { pages: true, api: "never", inbound: false, works: false },
  api: { pages: false, api: "always", inbound: true, works: true },
} as const satisfies Record<string, Half>;

export type Serve = keyof typeof halves;
