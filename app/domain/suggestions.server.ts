import { formatterOf } from "~/words/formats";
import { skillIdOf, skillName, skillNames } from "./vocabulary/skills.server";

/**
 * Suggestions while typing, by field: a choice of the vocabulary, since all of it would be too long
 * for a page. Any other text is accepted.
 */
const suggested = {
  skills: toList(`
    Accessibility, After Effects, Analytics, Android, Angular, Ansible, API design, Arabic, Art direction,
    AWS, Azure, Bluetooth, Bookkeeping, Branding, C, C#, C++, Change management, Community management,
    Compliance, Content design, Content strategy, Copywriting, CRM, CSS, Customer support, Data engineering,
    Data visualisation, dbt, Design systems, Django, Docker, Dutch, E-mail marketing, Editing, Elixir,
    Embedded, Event planning, Facilitation, Figma, Financial modelling, Flutter, Forecasting, French, GDPR,
    Geodata, German, Git, Go, Google Ads, Google Cloud, GraphQL, HTML, Illustration, Information
    architecture, Interaction design, iOS, Italian, Japanese, Java, JavaScript, Journalism, Kafka, Knowledge
    base, Kotlin, Kubernetes, Laravel, Linux, Localisation, Machine learning, Maps, Market research,
    Monitoring, Motion design, Next.js, NLP, Node.js, OAuth, Offline sync, Operations, Packaging, Payments,
    Penetration testing, Performance, Photography, PHP, Plain language, Polish, Portuguese, PostgreSQL,
    Power BI, Pricing, Print, Process design, Product management, Product strategy, Project management,
    Proofreading, Prototyping, Public relations, Python, R, React, React Native, Roadmaps, Ruby on Rails,
    Rust, Salesforce, Scrum, Security, SEO, Service design, Shopify, Social media, Spanish, Spring, SQL,
    Storytelling, Svelte, Swift, Tableau, Technical writing, Terraform, Testing, Three.js, Training,
    Translation, TypeScript, Typography, UI design, UX research, UX writing, Video editing, Vue, WebGL,
    WordPress, Workshops
  `),
  services: toList(`
    Accessibility audits, Branding, Campaigns, Consulting, Content, Copywriting, Courses, Customer research,
    Data engineering, Data warehouse, Design systems, E-commerce, Firmware, Hosting, Identity, Illustration,
    Integrations, Localisation, Machine learning, Maintenance, Mobile apps, Online forms, Operations,
    Packaging, Photography, Print, Product design, Product teams, Public relations, Reporting, Security
    reviews, SEO, Service design, Strategy, Training, Translation, Video, Web apps, Websites,
    Workshops
  `),
};

function toList(text: string): string[] {
  return text.split(",").map((entry) => entry.trim().replaceAll(/\s+/g, " "));
}

const collator = formatterOf((language) => new Intl.Collator(language));
const named = formatterOf(() => ({
  skills: inOrder(suggested.skills),
  services: inOrder(suggested.services),
}));

/** The suggestions by their names in the reader's language, in its order. */
export function suggestions(): Readonly<Record<keyof typeof suggested, readonly string[]>> {
  return named();
}

/** The reader's names of skills in their order, each once. */
export function inOrder(skills: readonly string[]): string[] {
  return skillNames(skills).sort(collator().compare);
}

/** The suggestions and members' own entries in the reader's order, each skill once. */
export function withInUse(suggested: readonly string[], inUse: readonly string[]): string[] {
  const byId = new Map([...inUse, ...suggested].map((skill) => [skillIdOf(skill), skillName(skill)]));
  return [...byId.values()].sort(collator().compare);
}
