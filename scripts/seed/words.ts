/** What the briefs of a large market are made of. */
export const verbs = [
  "Rebuild",
  "Measure",
  "Simplify",
  "Design",
  "Translate",
  "Speed up",
  "Document",
  "Connect",
  "Review",
  "Plan",
  "Test",
  "Illustrate",
  "Rewrite",
  "Automate",
  "Replace",
  "Explain",
] as const;

export const things = [
  "the web shop",
  "a booking form",
  "the stock list",
  "an annual report",
  "the customer letters",
  "a safety course",
  "the search",
  "a price list",
  "the help pages",
  "a map of routes",
  "the payroll export",
  "a visitor app",
  "the newsletter",
  "the packaging",
  "a rota",
  "the archive",
] as const;

export const organisations = [
  "a ferry company",
  "a hospital",
  "a chain of bakeries",
  "a city library",
  "a theatre",
  "a bicycle maker",
  "a coffee exporter",
  "a school trust",
  "a water board",
  "a furniture warehouse",
  "a bookshop",
  "a brewery",
  "a housing association",
  "a museum",
  "a farm cooperative",
  "an insurance office",
] as const;

export const skills = [
  "TypeScript",
  "React",
  "SQL",
  "Python",
  "Accessibility",
  "Copywriting",
  "Illustration",
  "Branding",
  "UX research",
  "Forecasting",
  "Translation",
  "Security",
  "Android",
  "iOS",
  "Java",
  "PHP",
  "Maps",
  "Pricing",
  "SEO",
  "E-mail marketing",
  "Training",
  "Packaging",
  "Kubernetes",
  "Monitoring",
] as const;

export const problems = [
  "What we have was made for a tenth of the people who use it today. Everybody has found their own way around it, and nobody can say any more which of them is the right one.",
  "The two people who know how it works leave next year. Until then every change takes weeks, and each of them is a risk that we would rather not take again.",
  "People ring us because they can’t find what they need. We answer each of them, politely, and none of it is ever written down where the next one would look.",
] as const;

export const outcomes = [
  "Somebody who has never seen it can use it within ten minutes, and we can show by figures that it got better.",
  "Half as many calls after three months, and a way of working that our own people can keep up.",
  "It is in use before the season begins, documented, and can be changed by whoever comes after you.",
] as const;

export const kinds = ["BOTH", "BOTH", "FREELANCER", "AGENCY"] as const;
