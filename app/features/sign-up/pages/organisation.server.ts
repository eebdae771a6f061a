import type { SiteSettings } from "~/shell/request/context.server";

/** Who runs the place, for search engines (schema.org, JSON-LD). */
export function organisationOf({ brand, origin, contact, operator }: SiteSettings) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: brand,
    legalName: operator.name,
    address: operator.address,
    email: contact,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
  };
}
