import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { runAccountMove } from "~/members/app/account-moves.server";
import { AppBanner } from "~/members/app/app-banner";
import { ReviewPanel } from "~/members/app/review-panel";
import { WaitingPage } from "~/members/app/waiting-page";
import { loadViewer } from "~/members/viewer/viewer.server";
import { paths } from "~/paths";
import { AppShell } from "~/ui/app-shell";
import { ErrorView } from "~/ui/error-view";
import { keepWhenOffline } from "~/web/client/keep-typed";
import { UnsentForm, unsentOf } from "~/web/forms/unsent-form";
import { describeError, mayTryAgain, referenceOf } from "~/web/page/describe-error";
import { errorTitle } from "~/web/page/error-title";
import { pageTitle } from "~/web/page/page-title";
import { useSite } from "~/web/page/site";

export { keepTyped as clientAction } from "~/web/client/keep-typed";
export { retryAfterHeaders as headers } from "~/web/request/retry-after";

/** The dashboard shows this data and has none of its own, so going there asks for it anew. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  keepWhenOffline({
    ...args,
    defaultShouldRevalidate: args.defaultShouldRevalidate || args.nextUrl.pathname === paths.app,
  });

// Its boundary stands in for every page below, so this names their errors, too.
export const meta: MetaFunction = ({ matches, error }) =>
  pageTitle(matches, error ? errorTitle(error) : "Dashboard");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadViewer(request, context));
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runAccountMove(request, context);
}

export default function AppLayout() {
  const { viewer, notice, started } = useLoaderData<typeof loader>();
  const who = viewer.profile?.displayName ?? viewer.email;
  return (
    <AppShell
      {...useSite()}
      who={who}
      uid={viewer.uid}
      banner={<AppBanner viewer={viewer} notice={notice} />}
    >
      {started ? <ReviewPanel viewer={viewer} /> : <Outlet context={viewer} />}
    </AppShell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 202) return <WaitingPage />;
  const unsent = unsentOf(error);
  return (
    <ErrorView
      happened={unsent ? `${describeError(error)} ${unsent.words}` : describeError(error)}
      retry={mayTryAgain(error)}
      home="/app"
      reference={referenceOf(error)}
    >
      {unsent && <UnsentForm {...unsent} />}
    </ErrorView>
  );
}
