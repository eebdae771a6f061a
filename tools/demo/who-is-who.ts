import type { DemoPerson } from "./people";
import { briefs, hirers, talents } from "./texts/texts";

const shown: [heading: string, [handle: string, why: string][]][] = [
  [
    "Hirers",
    [
      ["harbour", "proposals to decide about"],
      ["mzuri", "a full brief with a waiting list"],
      ["linden", "open, shortlisting and filled briefs"],
    ],
  ],
  [
    "Freelancers",
    [
      ["amara", "on a shortlist, and declined with a reason"],
      ["matteo", "accepted, and at work in milestones"],
      ["andrei", "accepted, and paid by the day"],
      ["camille", "was told of a brief that nobody decided about"],
    ],
  ],
  [
    "Agencies",
    [
      ["okra", "several proposals"],
      ["southerly", "accepted"],
      ["paperkite", "waits in line"],
    ],
  ],
];

/** A few addresses of each kind that one can sign in as. */
export function whoIsWho(filled: "filled" | "there before", origin: string): string {
  const people: DemoPerson[] = [...hirers, ...talents];
  const lines = shown.flatMap(([heading, handles]) => [
    `  ${heading}`,
    ...handles.map(([handle, why]) => {
      const person = people.find((one) => one.handle === handle);
      return `    ${(person?.email ?? handle).padEnd(40)} ${why}`;
    }),
  ]);
  const what = filled === "filled" ? "A sample market was filled in" : "The sample market is there";
  return [
    `  ${what}: ${talents.length} talents, ${hirers.length} hirers, ${briefs.length} briefs.`,
    `  Sign in at ${origin}/login with one of these addresses, and read the mail in the mailbox:`,
    "",
    ...lines,
  ].join("\n");
}
