import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { loadFoundMembers } from "~/features/directory/pages/found-members.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return json(await loadFoundMembers(request, context));
}
