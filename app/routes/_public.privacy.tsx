import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Privacy } from "~/features/legal/pages/privacy";
import { loadPrivacy } from "~/features/legal/pages/privacy-facts.server";
import { publicMeta } from "~/shell/page/public-meta";
import { useSite } from "~/shell/page/site";

const page = {
  title: "Privacy",
  description: "What is kept about you, who reads it, for how long, and how to end it.",
  path: "/privacy",
};

export const meta: MetaFunction = ({ matches }) => publicMeta(matches, page);

export async function loader({ context: { site } }: LoaderFunctionArgs) {
  return json({ ...loadPrivacy(site), operator: site.operator });
}

export default function PrivacyPage() {
  const { brand, contact } = useSite();
  return <Privacy brand={brand} contact={contact} {...useLoaderData<typeof loader>()} />;
}
