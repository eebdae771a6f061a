import type { LoaderFunctionArgs } from "@remix-run/node";
import { followNotification } from "~/features/notification-center/pages/notifications.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return followNotification(request, context, params.id ?? "");
}
