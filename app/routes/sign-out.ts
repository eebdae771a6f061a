import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { signOut } from "~/features/sign-in/pages/sign-out.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return signOut(request, context);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return signOut(request, context);
}
