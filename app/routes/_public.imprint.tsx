import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Imprint } from "~/features/legal/pages/imprint";
import { publicMeta } from "~/shell/page/public-meta";
import { useSite } from "~/shell/page/site";
import * as words from "~/words/legalImprint.generated";

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(matches, { title: words.title(), description: words.description(), path: "/imprint" });

export async function loader({ context }: LoaderFunctionArgs) {
  return { operator: context.site.operator };
}

export default function ImprintPage() {
  const { brand, contact } = useSite();
  const { operator } = useLoaderData<typeof loader>();
  return <Imprint brand={brand} contact={contact} operator={operator} />;
}
