import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  Links,
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
import type { ReactNode } from "react";
import { ErrorView } from "~/ui/error-view";
import "~/ui/global.css";
import { paths } from "~/paths";
import { ReaderTimes } from "~/shell/format/reader-times";
import { describeError, mayTryAgain, referenceOf } from "~/shell/page/describe-error";
import { pageTitle } from "~/shell/page/page-title";
import { loadSite } from "~/shell/page/site.server";
import { FollowLinks } from "~/ui/follow-links";
import { LoadingView } from "~/ui/loading-view";
import { OfflineNotice } from "~/ui/offline-notice";
import { PageChange } from "~/ui/page-change";
import { UnseenNote } from "~/ui/unseen-note";
import { directionOf, languageNow } from "~/words/languages";
import * as words from "~/words/shell.generated";
import brygada from "./ui/fonts/brygada-1918.woff2";
import instrument from "./ui/fonts/instrument-sans.woff2";

export { headers } from "~/shell/forms/form-route";

/**
 * Link descriptors for root.tsx: both fonts are on every page, so they load beside the style sheet.
 */
const fontPreloads = [brygada, instrument].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));

export { keepFrame as shouldRevalidate } from "~/shell/client/keep-frame";
export { loadFrame as clientLoader } from "~/shell/client/load-frame";

export const links: LinksFunction = () => [
  ...fontPreloads,
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: paths.manifest },
];

export const meta: MetaFunction<typeof loader> = ({ matches, data, error }) =>
  error
    ? [...pageTitle(matches, words.somethingWrongTitle()), { name: "robots", content: "noindex" }]
    : [{ title: data?.brand ?? "" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadSite(request, context);
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const language = data?.language ?? languageNow();
  return (
    <html lang={language} dir={directionOf(language)} data-theme={data?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <Meta />
        <Links />
        {data?.analytics && <script defer src={data.analytics.script} data-domain={data.analytics.site} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { notice, zone } = useLoaderData<typeof loader>();
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return (
    <ReaderTimes zone={zone}>
      <FollowLinks />
      <PageChange />
      <UnseenNote />
      <Outlet />
      <OfflineNotice site={notice} />
      <LoadingView
        active={state === "loading"}
        to={
          location && isMember(location.pathname) === isMember(pathname)
            ? location.pathname + location.search
            : undefined
        }
      />
    </ReaderTimes>
  );
}

/** Going into the signed-in area or out of it is signing in. */
function isMember(pathname: string): boolean {
  return pathname.startsWith(paths.app);
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <ErrorView happened={describeError(error)} retry={mayTryAgain(error)} reference={referenceOf(error)} />
  );
}
