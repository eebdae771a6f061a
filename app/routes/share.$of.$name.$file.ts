import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadSharePicture } from "~/features/public-pages/pages/share-picture.server";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadSharePicture(context, params.of ?? "", params.name ?? "", params.file ?? "");
}
