import { json, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Privacy } from "~/visitors/legal/privacy";
import { loadPrivacy } from "~/visitors/legal/privacy-facts.server";
import { pageTitle } from "~/web/page/page-title";
import { useSite } from "~/web/page/site";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Privacy");

export async function loader() {
  return json(loadPrivacy());
}

export default function PrivacyPage() {
  const { brand, contact } = useSite();
  return <Privacy brand={brand} contact={contact} {...useLoaderData<typeof loader>()} />;
}
