import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Terms } from "~/features/legal/pages/terms";
import { publicMeta } from "~/shell/page/public-meta";
import { useSite } from "~/shell/page/site";
import * as words from "~/words/legalTerms.generated";

export const meta: MetaFunction = ({ matches }) =>
  publicMeta(matches, { title: words.title(), description: words.description(), path: "/terms" });

export async function loader({ context }: LoaderFunctionArgs) {
  return { operator: context.site.operator };
}

export default function TermsPage() {
  const { brand, contact } = useSite();
  const { operator } = useLoaderData<typeof loader>();
  return <Terms brand={brand} contact={contact} operator={operator} />;
}
