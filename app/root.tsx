import { cssBundleHref } from "@remix-run/css-bundle";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  LiveReload,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { ErrorView } from "~/ui/error-view";
import { fontPreloads } from "~/ui/fonts/font-preloads";
import "~/ui/global.css";
import { paths } from "~/paths";
import { LoadingView } from "~/ui/loading-view";
import { clearAfterSignOut } from "~/web/client/local-storage";
import { usePageLoadRecovery } from "~/web/client/page-load-recovery";
import { describeError } from "~/web/page/describe-error";
import { loadSite } from "~/web/page/site.server";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export const links: LinksFunction = () => [
  ...fontPreloads,
  ...(cssBundleHref ? [{ rel: "stylesheet", href: cssBundleHref }] : []),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: paths.manifest },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.brand ?? "" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSite(request, context);
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" data-theme={data?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <Meta />
        <Links />
        {data?.analytics && (
          <script defer src={data.analytics.script} data-domain={data.analytics.site ?? undefined} />
        )}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <LiveReload />
      </body>
    </html>
  );
}

export default function App() {
  useLoaderData<typeof loader>();
  const { state } = useNavigation();
  usePageLoadRecovery();
  useEffect(clearAfterSignOut, []);
  return (
    <>
      <Outlet />
      <LoadingView active={state === "loading"} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return (
    <ErrorView
      happened={describeError(isRouteErrorResponse(error) ? error : null)}
      retry={pathname + search}
    />
  );
}
