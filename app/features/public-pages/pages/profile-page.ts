import type { PublicMemberQuery } from "~/shell/operations/operations.generated";

export type WholePublicMember = NonNullable<PublicMemberQuery["publicMember"]>;

/** A member's page for search engines (schema.org, JSON-LD). */
export function profilePage(member: WholePublicMember, url: string, image: string) {
  const { kind, headline, about, skills, services, website, links, updatedAt } = member;
  const sameAs = [website, ...links].filter((link) => link !== null);
  const knowsAbout = [...services, ...skills];
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    dateModified: updatedAt,
    mainEntity: {
      "@type": kind === "FREELANCER" ? "Person" : "Organization",
      name: nameOfMember(member),
      identifier: member.handle,
      url,
      image,
      ...((headline ?? about) && { description: headline ?? about }),
      ...(sameAs.length > 0 && { sameAs }),
      ...(knowsAbout.length > 0 && { knowsAbout }),
    },
  };
}

export function nameOfMember({ organisation, displayName }: WholePublicMember): string {
  return organisation ?? displayName;
}
