import { adminPaths } from "~/admin-paths";
import type { PostAnswer } from "~/shell/forms/post-answer";
import { PageHeading } from "~/ui/page-heading";
import { SubNav } from "~/ui/sub-nav";
import * as words from "~/words/moderationAdmin.generated";
import type { loadAdminPage } from "./admin-page.server";
import { JobsList } from "./jobs-list";
import { MemberView } from "./member-view";
import { ReportHeading, ReportView } from "./report-view";
import { OtherReports, ReportsList } from "./reports-list";
import { TrailList } from "./trail-list";

type Loaded = Awaited<ReturnType<typeof loadAdminPage>>;

/** The loaded data of one administrators' page, with the answer to its form. */
export type Shown<Page extends Loaded["page"]> = Extract<Loaded, { page: Page }> & {
  answer: PostAnswer | undefined;
};

const places = () =>
  [
    [adminPaths.reports, words.reports()],
    [adminPaths.members, words.members()],
    [adminPaths.jobs, words.jobs()],
    [adminPaths.trail, words.audit()],
  ] as const;

/** `/app/admin` and what is below it. */
export function AdminPage(page: Shown<Loaded["page"]>) {
  return (
    <>
      {page.page === "report" ? (
        <ReportHeading {...page} />
      ) : (
        <PageHeading title={page.title} action={page.page === "reports" && <OtherReports {...page} />} />
      )}
      <SubNav label={words.administration()} places={places()} />
      <View {...page} answer={page.answer ?? page.kept ?? undefined} />
    </>
  );
}

function View(page: Shown<Loaded["page"]>) {
  switch (page.page) {
    case "reports":
      return <ReportsList {...page} />;
    case "report":
      return <ReportView {...page} />;
    case "member":
      return <MemberView {...page} />;
    case "jobs":
      return <JobsList {...page} />;
    case "trail":
      return <TrailList {...page} />;
  }
}
