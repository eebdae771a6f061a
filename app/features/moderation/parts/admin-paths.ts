/**
 * Addresses that only administrators know. Not in paths.ts, which every page of everybody brings to the browser: these
 * are in the scripts of the administrators' own pages alone.
 */
export const adminPaths = {
  reports: "/app/admin",
  decided: "/app/admin/decided",
  members: "/app/admin/members",
  jobs: "/app/admin/jobs",
  trail: "/app/admin/trail",
} as const;

/** A report with its context. */
export function adminReportPath(id: string): string {
  return `/app/admin/reports/${encodeURIComponent(id)}`;
}

/** A member, by uid: no address of a person stands in an address of a page. */
export function adminMemberPath(uid: string): string {
  return `${adminPaths.members}?${new URLSearchParams({ uid })}`;
}
