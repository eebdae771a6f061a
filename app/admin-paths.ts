/**
 * Addresses that only administrators know. Not in paths.ts, which every page loads: these are only
 * in the scripts of the administrators' pages.
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

/** A member, by uid, so that no person's e-mail address is part of a page's address. */
export function adminMemberPath(uid: string): string {
  return `${adminPaths.members}?${new URLSearchParams({ uid })}`;
}
