import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { useSite } from "~/shell/page/site";
import { askedQuery } from "~/shell/request/asked-page.server";
import { ownPlaces } from "~/shell/request/own-places.server";
import { PublicShell } from "~/ui/public-shell";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json({ asked: askedQuery(request), places: await ownPlaces(request, context) });
}

export default function PublicLayout() {
  const { asked, places } = useLoaderData<typeof loader>();
  return (
    <PublicShell {...useSite()} asked={asked} places={places}>
      <Outlet />
    </PublicShell>
  );
}
