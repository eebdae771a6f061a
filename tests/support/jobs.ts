import { jobs } from "~/config/job-list";
import type { JobType } from "~/platform/jobs/job";

/** A type of job by its name; one that no release knows, too. */
export function jobNamed(name: string): JobType<unknown> {
  return jobs.find((job) => job.name === name) ?? { name, lane: "moves" };
}
