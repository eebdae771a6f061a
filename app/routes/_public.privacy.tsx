import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Privacy } from "~/features/legal/pages/privacy";
import { loadPrivacy } from "~/features/legal/pages/privacy-facts.server";
import { publicMeta } from "~/shell/page/public-meta";
import { useSite } from "~/shell/page/site";
import * as words from "~/words/legalPrivacy.generated";

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(matches, { title: words.title(), description: words.description(), path: "/privacy" });

export async function loader({ context: { site } }: LoaderFunctionArgs) {
  return json({ ...loadPrivacy(site), operator: site.operator });
}

export default function PrivacyPage() {
  const { brand, contact } = useSite();
  return <Privacy brand={brand} contact={contact} {...useLoaderData<typeof loader>()} />;
}
