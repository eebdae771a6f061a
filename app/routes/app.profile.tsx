import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProfileView } from "~/web/app/profile-view";
import { requireViewer } from "~/web/app/viewer.server";
import { pageTitle } from "~/web/page/page-title";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Profile");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await requireViewer(request, context));
}

export default function ProfilePage() {
  return <ProfileView viewer={useLoaderData<typeof loader>()} />;
}
