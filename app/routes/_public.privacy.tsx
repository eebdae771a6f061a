import type { MetaFunction } from "@remix-run/node";
import { Privacy } from "~/web/legal/privacy";
import { pageTitle } from "~/web/page/page-title";
import { useSite } from "~/web/page/site";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Privacy");

export async function loader() {
  return null;
}

export default function PrivacyPage() {
  const { brand, contact } = useSite();
  return <Privacy brand={brand} contact={contact} />;
}
