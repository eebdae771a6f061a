import fc from "fast-check";
import { text } from "./texts";

export type Field = [name: string, value: string];

const knownAddresses = ["{email:ann}", "{email:ben}", "somebody@example.com"];

/** Few are new, because every new account costs the provider's time. */
const email: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...knownAddresses) },
  { weight: 3, arbitrary: fc.uuid().map((id) => `${id}@example.com`) },
  { weight: 1, arbitrary: fc.uuid().map((id) => `${id}@bücher.example`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("ann@", "@", "a@b", "jürgen@example.com", "a@b@c.example", "a@-.example"),
  },
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: text.map((one) => `${one}@example.com`) },
  { weight: 1, arbitrary: text.map((one) => `ann@${one}.example`) },
);

const some = (...values: string[]) => fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, text);

const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

/** What each form asks, by its address. */
export const forms: Record<string, Record<string, fc.Arbitrary<string>>> = {
  "/?index": {
    email,
    name: some("Ada Example"),
    discipline: some("engineering", "design"),
    skills: some("TypeScript, SQL", ",,,"),
    country: some("Germany", "fr"),
    dayRate: some("480", "1,000"),
    currency: some("EUR", "USD"),
  },
  "/boutiques": {
    email,
    name: some("Studio Nord"),
    services: some("Branding, Film"),
    teamSize: some("7"),
    country: some("Sweden"),
    website: some("studio-nord.example"),
  },
  "/hire": {
    email,
    organisation: some("Harbour Works"),
    problem: some("Our shop\r\nis slow."),
    outcome: some("It is fast."),
    budget: some("20000"),
    currency: some("GBP"),
    startOn: some(nextYear),
  },
  "/login": { email, redirect: some("/app/profile"), intent: some("again", "correct") },
  "/sign-in": { id: some("unknown"), oobCode: some("code"), email, redirect: some("/app") },
  "/app": { intent: some("confirm", "choose-kind", "keep", "start-fresh"), kind: some("FREELANCER") },
  "/session": { idToken: some("{idToken:ann}", "a.b.c"), customToken: some("{customToken:ann}", "a.b.c") },
  "/language": { language: some("en", "de", "ar", "tlh"), returnTo: some("/login", "/app") },
  "/theme": { theme: some("dark", "light", "blueprint"), returnTo: some("/login", "/app") },
  "/sign-out?to=skip": {},
};

const strangeField: fc.Arbitrary<Field> = fc.tuple(
  fc.oneof(
    fc.constantFrom(
      "__proto__",
      "constructor.prototype.x",
      "email[]",
      "email[0]",
      "name.first",
      "a[99999999]",
    ),
    fc.constantFrom("__intent__", "__state__", "email", "name", "intent", "_method", "_charset_"),
    text,
  ),
  text,
);

/** The fields of a form: some left out, some twice, some that nobody asked for. */
export function fieldsOf(form: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<Field[]> {
  const asked = fc.tuple(
    ...Object.entries(form).map(([name, value]) =>
      fc.oneof(
        { weight: 12, arbitrary: value.map((one): Field[] => [[name, one]]) },
        { weight: 1, arbitrary: fc.constant<Field[]>([]) },
        {
          weight: 1,
          arbitrary: fc.tuple(value, value).map(([a, b]): Field[] => [
            [name, a],
            [name, b],
          ]),
        },
      ),
    ),
  );
  const extra = fc.oneof(
    { weight: 4, arbitrary: fc.constant<Field[]>([]) },
    { weight: 1, arbitrary: fc.array(strangeField, { minLength: 1, maxLength: 3 }) },
  );
  return fc.tuple(asked, extra).map(([fields, more]) => [...fields.flat(), ...more]);
}
