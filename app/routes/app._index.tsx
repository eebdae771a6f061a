import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dashboard } from "~/web/app/dashboard";
import { requireViewer } from "~/web/app/viewer.server";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await requireViewer(request, context));
}

export default function DashboardPage() {
  return <Dashboard viewer={useLoaderData<typeof loader>()} />;
}
