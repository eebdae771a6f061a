import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Roots } from "~/features/records/pages/roots";
import { loadRoots } from "~/features/records/pages/roots.server";
import { paths } from "~/paths";
import { publicMeta } from "~/shell/page/public-meta";
import * as words from "~/words/roots.generated";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";

export const meta: MetaFunction = ({ matches }) => [
  ...publicMeta(matches, { title: words.title(), description: words.description(), path: paths.roots }),
  // People come to it from a record or a mail.
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadRoots(request, context);
}

export default Roots;
