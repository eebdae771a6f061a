import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction, SerializeFrom } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { loadViewer } from "~/features/account-page/flows/load-viewer.server";
import { runAccountMove } from "~/features/account-page/pages/account-moves.server";
import { AppBanner } from "~/features/account-page/pages/app-banner";
import { ReviewPanel } from "~/features/account-page/pages/review-panel";
import { WaitingPage } from "~/features/account-page/pages/waiting-page";
import { useSeen } from "~/features/accounts/shared/use-seen";
import { loadDashboard } from "~/features/dashboard/pages/dashboard-page.server";
import { NotFound } from "~/features/market/shared/not-found";
import { paths, signedOutPath, signOutPath } from "~/paths";
import { keepFrame } from "~/shell/client/keep-frame";
import { keepWhenOffline } from "~/shell/client/keep-typed";
import { MemberTimes } from "~/shell/format/member-times";
import { UnsentForm, unsentOf } from "~/shell/forms/unsent-form";
import { describeError, mayTryAgain, referenceOf } from "~/shell/page/describe-error";
import { errorTitle } from "~/shell/page/error-title";
import { Live } from "~/shell/page/live";
import { pageTitle } from "~/shell/page/page-title";
import { PaletteKey } from "~/shell/page/palette-key";
import { useSite } from "~/shell/page/site";
import { requireAdministrator } from "~/shell/request/guards.server";
import { AppShell } from "~/ui/app-shell";
import { ErrorMark } from "~/ui/error-mark";
import { ErrorView } from "~/ui/error-view";
import { PageMember } from "~/ui/form";
import * as words from "~/words/shellApp.generated";

export { keepTyped as clientAction } from "~/shell/client/keep-typed";
export { loadFrame as clientLoader } from "~/shell/client/load-frame";
export { headers } from "~/shell/forms/form-route";

/**
 * A navigation to one of these reloads this data: the dashboard shows what is loaded here, opening
 * a conversation marks it as read, and the page of all notifications must agree with their count.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  asksAnew(args.nextUrl) ? keepWhenOffline({ ...args, defaultShouldRevalidate: true }) : keepFrame(args);

function asksAnew({ pathname }: URL): boolean {
  return pathname === paths.app || pathname === paths.notifications || pathname.startsWith(paths.inbox);
}

// Its error boundary replaces every page below, so it sets their titles, too.
export const meta: MetaFunction = ({ matches, error }) =>
  pageTitle(matches, error ? errorTitle(error) : words.dashboardTitle());

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  // An unknown path leads a visitor to `/`, not to `/login` (product.md §2).
  if (params["*"] !== undefined) await requireAdministrator(context, 302);
  const loaded = await loadViewer(request, context);
  // Here instead of in the dashboard's own loader: it reads what was just written, and saves one
  // loader (decisions/dashboard.md).
  const isDashboard = new URL(request.url).pathname === paths.app;
  return { ...loaded, dashboard: isDashboard ? await loadDashboard(request, context) : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runAccountMove(request, context);
}

export default function AppLayout() {
  const data = useLoaderData<typeof loader>();
  const { viewer, started } = data;
  return (
    // Made anew for another member, who may have signed in in another tab: no text of one stays in
    // a form that posts as the other.
    <Frame {...data} key={viewer.uid}>
      {started ? <ReviewPanel kind={viewer.kind} started={started} /> : <Outlet context={data} />}
    </Frame>
  );
}

function Frame({
  viewer,
  notice,
  places,
  emailControl,
  mailDelay,
  shownAt,
  children,
}: SerializeFrom<typeof loader> & { children: ReactNode }) {
  const { pathname, search } = useLocation();
  useSeen(viewer);
  const who = viewer.profile?.displayName ?? viewer.email;
  return (
    <PageMember.Provider value={viewer.uid}>
      <MemberTimes zone={viewer.settings.timeZone}>
        <AppShell
          {...useSite()}
          who={who}
          uid={viewer.uid}
          face={viewer.profile?.face ?? null}
          places={places}
          news={viewer.notifications.nodes.length}
          unread={viewer.unreadThreads}
          signOut={signOutPath(signedOutPath(pathname + search))}
          banner={<AppBanner {...{ viewer, notice, emailControl, mailDelay }} />}
        >
          {children}
        </AppShell>
        <Live shownAt={shownAt} unread={viewer.unreadThreads} />
        <PaletteKey />
      </MemberTimes>
    </PageMember.Provider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("routes/app");
  if (isRouteErrorResponse(error) && error.status === 202) return <WaitingPage />;
  const unsent = unsentOf(error);
  if (data && !unsent && isRouteErrorResponse(error) && error.status === 404)
    return (
      <Frame {...data}>
        <ErrorMark />
        <NotFound />
      </Frame>
    );
  return (
    <ErrorView
      happened={unsent ? `${describeError(error)} ${unsent.text}` : describeError(error)}
      retry={mayTryAgain(error)}
      home="/app"
      reference={referenceOf(error)}
    >
      {unsent && <UnsentForm {...unsent} />}
    </ErrorView>
  );
}
