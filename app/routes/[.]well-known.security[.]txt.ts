import type { LoaderFunctionArgs } from "@remix-run/node";
import { SECURITY_CONTACT_HOLDS } from "~/values/durations";

/**
 * Where to report a security problem (RFC 9116). Generated for each request, so that it never
 * expires.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { securityContact, origin } = context.site;
  const expires = new Date(context.clock.now().getTime() + SECURITY_CONTACT_HOLDS);
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" };
  return new Response(`${lines.join("\n")}\n`, { headers });
}
