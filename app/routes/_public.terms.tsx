import type { MetaFunction } from "@remix-run/node";
import { Terms } from "~/visitors/legal/terms";
import { pageTitle } from "~/web/page/page-title";
import { useSite } from "~/web/page/site";

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, "Terms");

export async function loader() {
  return null;
}

export default function TermsPage() {
  const { brand, contact } = useSite();
  return <Terms brand={brand} contact={contact} />;
}
