import { describe, expect, it } from "vitest";
import { accountKinds } from "~/domain/account";
import { allFields } from "~/domain/fields/all-fields";
import type { ContentField, Texts } from "~/domain/fields/field";
import { fieldsOf } from "~/domain/fields/fields-of";
import { emailField } from "~/domain/fields/sign-up-fields";
import { sayFault } from "~/domain/problem-texts";

/** All that a field says of itself but its sentences, as "prose ≤280; asked". */
function rulesOf(field: ContentField): string {
  const { kind, initial, control, asked, due, copied, autoComplete, of, texts: words } = field;
  const least =
    kind === "count" ? `${field.least}–` : "length" in field && kind !== "names" ? `${field.length} × ` : "≤";
  const size = "most" in field ? ` ${least}${field.most}` : "";
  const also = [
    initial !== null && JSON.stringify(initial) !== "[]" && `at first ${JSON.stringify(initial)}`,
    kind === "list" && (field.between === "," ? "in a line" : "one a line"),
    kind === "choice" && `a ${field.type}`,
    kind === "choice" && field.radio && "in sight",
    kind === "choice" && field.none?.(),
    (kind === "price" || kind === "prices") && field.units.map(([unit]) => unit).join(" or "),
    asked && "asked",
    due?.(),
    copied === false && "not copied",
    autoComplete && `filled in with ${autoComplete}`,
    control && `control ${control}`,
    of && `of ${of.join(" and ")}`,
    ...Object.entries(words ?? {}).map(([reader, said]) => `${reader} reads another ${namesOf(said)}`),
  ];
  return [`${kind}${size}`, ...also.filter(Boolean)].join("; ");
}

/** Their names, and what a browser fills in. */
function namesOf({ autoComplete, ...words }: Partial<Texts>): string {
  return [...Object.keys(words), ...(autoComplete ? [`autoComplete ${autoComplete}`] : [])].join(", ");
}

/** As domain.md has it, and as it was agreed since; a public form asks for less. */
const rules: Record<keyof typeof allFields | "email", Record<string, string>> = {
  brief: {
    title: "line ≤100; asked",
    summary: "prose ≤280; asked",
    problem: "prose ≤8000; asked",
    desiredOutcome: "prose ≤8000; asked",
    writtenIn: "language",
    skills: "list 40 × 8; in a line; asked",
    mustHaves: "list 160 × 6; one a line",
    niceToHaves: "list 160 × 6; one a line",
    openTo: 'choice; at first "BOTH"; a Audience',
    workplace: "choice; a Workplace; asked",
    location: "line ≤120; needed unless remote",
    contractType: "choice; a ContractType",
    discipline: "choice; a String",
    readers: 'choice; at first "MEMBERS"; a BriefReaders; in sight; not copied',
    budget: "price; PROJECT or DAY or HOUR; asked",
    startOn: "day",
    weeks: "count 1–104",
    seats: "count 1–10; at first 1",
    cap: "count 5–100; at first 25",
    closesOn: "day; asked; not copied",
    decideOn: "day; asked; not copied",
  },
  profile: {
    displayName:
      'line ≤120; at first ""; filled in with name; AGENCY reads another label, autoComplete organization; HIRER reads another label, autoComplete organization',
    organisation: "line ≤120; asked; filled in with organization; of HIRER",
    contactName: "line ≤80; filled in with name; of HIRER",
    headline: "line ≤120; HIRER reads another hint",
    about: "prose ≤2000; HIRER reads another hint",
    writtenIn: "language",
    discipline: "choice; a String; of FREELANCER and AGENCY",
    teamSize: "count 1–10000; of AGENCY",
    services: "entries 40 × 8; of AGENCY",
    prices: "prices ≤8; PROJECT or DAY or HOUR; of AGENCY",
    skills: "list 40 × 12; in a line; of FREELANCER and AGENCY",
    people: "people 80 × 20; of AGENCY",
    rate: "price; DAY or HOUR; of FREELANCER and AGENCY",
    availability: "choice; a Availability; in sight; Rather not say; of FREELANCER and AGENCY",
    availableFrom: "day; needed with that choice; of FREELANCER and AGENCY",
    hoursPerWeek:
      "count 1–400000; of FREELANCER and AGENCY; FREELANCER reads another most; AGENCY reads another label, hint",
    country: "country",
    timeZone: "zone",
    languages: "list 40 × 8; in a line; FREELANCER reads another hint",
    website: "link; of AGENCY and HIRER",
    size: "choice; a String; of HIRER",
    links: "links ≤5; HIRER reads another hint",
    visibility: 'choice; at first "HIDDEN"; a Visibility; in sight',
    handle: "line ≤40",
    badges: 'choice; at first "OFF"; a BadgeChoice; in sight',
  },
  proposal: {
    pitch: "prose ≤3000; asked",
    answers: "answers",
    rate: "price; PROJECT or DAY or HOUR",
    days: "count 1–2000; needed to send",
    startOn: "day",
    links: "links ≤5",
    team: "names ≤20",
  },
  case: {
    title: 'line ≤100; at first ""',
    client: "line ≤80; asked",
    year: "count 1950–2099; asked",
    role: "line ≤80; AGENCY reads another label, hint",
    skills: "list 40 × 8; in a line",
    problem: "prose ≤600; asked",
    result: "prose ≤600; asked",
    figure: "line ≤80",
    link: "link",
  },
  agreement: {
    hirerParty: "line ≤300; asked",
    talentParty: "line ≤300; asked",
    scope: "prose ≤8000; asked",
    notInScope: "prose ≤2000",
    price: "money; asked",
    unit: 'choice; at first "PROJECT"; a AgreementUnit',
    atMost: "count 1–20000; if paid by the day or hour",
    paymentDays: "count 1–60; asked",
    startOn: "day; asked",
    endOn: "day; asked",
    reviewDays: "count 1–30; asked",
    silence: 'choice; at first "NOTHING"; a AgreementSilence',
    milestones: "milestones ≤30",
    rights: "prose ≤2000",
    confidentiality: "prose ≤2000",
  },
  workEntry: {
    name: 'line ≤120; at first ""',
    position: "line ≤120",
    startDate: "line ≤10",
    endDate: "line ≤10",
    location: "line ≤120",
    description: "line ≤120",
    url: "link",
    summary: "prose ≤1000",
    highlights: "list 200 × 10; one a line",
  },
  educationEntry: {
    institution: 'line ≤120; at first ""',
    studyType: "line ≤120",
    area: "line ≤120",
    startDate: "line ≤10",
    endDate: "line ≤10",
    score: "line ≤120",
    url: "link",
    courses: "list 200 × 10; one a line",
  },
  certificateEntry: {
    name: 'line ≤120; at first ""',
    issuer: "line ≤120",
    date: "line ≤10",
    url: "link",
  },
  freelancerDraft: {
    displayName:
      'line ≤120; at first ""; filled in with name; control name; AGENCY reads another label, autoComplete organization; HIRER reads another label, autoComplete organization',
    discipline: "choice; a String; of FREELANCER and AGENCY",
    skills: "list 40 × 5; in a line; of FREELANCER and AGENCY",
    country: "country",
    rate: "money; control dayRate",
  },
  agencyDraft: {
    displayName:
      'line ≤120; at first ""; filled in with name; control name; AGENCY reads another label, autoComplete organization; HIRER reads another label, autoComplete organization',
    services: "list 40 × 8; in a line; of AGENCY",
    teamSize: "count 1–10000; of AGENCY",
    country: "country",
    website: "link; of AGENCY and HIRER",
  },
  hirerDraft: {
    organisation: 'line ≤120; at first ""; filled in with organization',
    problem: "prose ≤4000",
    desiredOutcome: "prose ≤4000; control outcome",
    budget: "money",
    startOn: "day",
  },
  email: { email: 'email; at first ""; AGENCY reads another label; HIRER reads another label' },
};

const contents = Object.entries({ ...allFields, email: { email: emailField } }) as [
  keyof typeof rules,
  Record<string, ContentField>,
][];

describe.each(contents)("the content of %s", (what, fields) => {
  it("asks for what is agreed", () => {
    const asked = Object.entries(fields).map(([name, field]) => [name, rulesOf(field)]);
    expect(Object.fromEntries(asked)).toEqual(rules[what]);
  });

  it.each(Object.keys(fields))("has words for %s, to every reader", (name) => {
    for (const kind of accountKinds) {
      const field = fieldsOf(fields, kind)[name];
      if (!field) continue;
      const labels = [field.label, ...("labels" in field ? Object.values(field.labels) : [])];
      expect(labels.filter((label) => !/^[A-Z]/.test(label()))).toEqual([]);
      expect(labels).toHaveLength(
        { price: 4, prices: 2, people: 4, milestones: 5 }[field.kind as string] ?? 1,
      );
      expect(sayFault({ code: "missing", what: field.what })).toMatch(/^Write [“a-z]/);
      if (field.hint !== undefined) expect(field.hint()).toMatch(/^[A-Z\d].*\.$/);
    }
  });
});

it("what a kind of account has is asked in its own words", () => {
  const { AGENCY, HIRER } = {
    AGENCY: fieldsOf(allFields.profile, "AGENCY"),
    HIRER: fieldsOf(allFields.profile, "HIRER"),
  };
  expect([AGENCY.displayName?.label(), HIRER.displayName?.label()]).toEqual(["Agency name", "Shown as"]);
  expect(AGENCY.headline?.hint?.()).not.toBe(HIRER.headline?.hint?.());
  expect(AGENCY).not.toHaveProperty("contactName");
  expect(HIRER).not.toHaveProperty("rate");
  expect(HIRER).toHaveProperty("website");
  expect(fieldsOf({ email: emailField }, "HIRER").email?.label()).toBe("Work e-mail");
});
