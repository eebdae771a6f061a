import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OpenBrief } from "~/web/briefs/open-brief";
import { BriefDocument } from "~/web/operations/operations.generated";
import { pageTitle } from "~/web/page/page-title";
import { requireSession } from "~/web/request/guards.server";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageTitle(matches, data?.brief.title ?? "Brief");

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const session = await requireSession(request, context);
  const { brief } = await context.api.run(BriefDocument, { id: params.id ?? "" }, { session });
  if (!brief) throw json(null, { status: 404 });
  return json({ brief });
}

export default function BriefPage() {
  return <OpenBrief brief={useLoaderData<typeof loader>().brief} />;
}
