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

export const firstNames = [
  "Amina",
  "Bruno",
  "Chiara",
  "Daniel",
  "Elif",
  "Femke",
  "Goran",
  "Hana",
  "Ines",
  "Jonas",
  "Kofi",
  "Lucia",
  "Mateo",
  "Nadia",
  "Otto",
  "Priya",
] as const;

export const lastNames = [
  "Abara",
  "Bakker",
  "Costa",
  "Dubois",
  "Eriksen",
  "Fischer",
  "Greco",
  "Horvat",
  "Ito",
  "Jansen",
  "Kowalski",
  "Larsen",
  "Moreau",
  "Novak",
  "Okafor",
  "Petrov",
  "Quist",
  "Rossi",
  "Silva",
  "Tanaka",
  "Urban",
  "Vargas",
  "Weber",
  "Zhang",
] as const;

export const places = [
  { country: "NL", timeZone: "Europe/Amsterdam", languages: ["Dutch", "English"] },
  { country: "DE", timeZone: "Europe/Berlin", languages: ["German", "English"] },
  { country: "SE", timeZone: "Europe/Stockholm", languages: ["Swedish", "English"] },
  { country: "PT", timeZone: "Europe/Lisbon", languages: ["Portuguese"] },
  { country: "KE", timeZone: "Africa/Nairobi", languages: ["Swahili", "English"] },
  { country: "IN", timeZone: "Asia/Kolkata", languages: ["Hindi", "English"] },
  { country: "US", timeZone: "America/New_York", languages: ["English"] },
  { country: "FR", timeZone: "Europe/Paris", languages: ["French", "English"] },
] as const;

export const rates = [
  { min: 25_000, max: 60_000, currency: "EUR", unit: "DAY" },
  { min: 48_000, max: 90_000, currency: "EUR", unit: "DAY" },
  { min: 80_000, max: 120_000, currency: "GBP", unit: "DAY" },
  { min: 6_000, max: 30_000, currency: "USD", unit: "HOUR" },
  { min: 600_000, max: 900_000, currency: "SEK", unit: "DAY" },
] as const;

export const services = ["Web shops", "Brand design", "Data platforms", "Audits", "Workshops"] as const;

export const abouts = [
  "Fifteen years of making what others give up on usable again: first the three things that cost most, then the rest, with something to see every week.",
  "I work with small teams who have to be live before a date that doesn’t move. What I leave behind is documented, tested, and can be changed by others.",
  "I listen to the people who use it, measure what slows them down, and mend that. Most of my clients have been with me for years.",
] as const;
