import { emptyContent } from "~/domain/fields/content";
import { tidyContent } from "~/domain/fields/content.server";
import type { History } from "~/domain/fields/history-fields";
import { type ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import { noHistory } from "~/domain/resume/history";
import { parseResume } from "~/domain/resume/parse-resume";
import { readResume } from "~/domain/resume/read-resume.server";
import type { TalentKind } from "~/domain/resume/resume-fields";

export const noProfile = emptyContent(profileFields);

export const aProfile = tidyContent(profileFields, {
  ...noProfile,
  displayName: "Ada Lovelace",
  headline: "Notes on engines",
  about: "Numbers <b>first</b>.\n\nThen Vec<T> &amp; the rest.",
  skills: ["SQL", "R&amp;D", "TypeScript"],
  languages: ["English", "French (fluent)"],
  country: "GB",
  links: ["https://ada.example/", "https://www.git.example/Ada", "https://www.git.example/ada"],
});

export const toBytes = (data: unknown) =>
  new TextEncoder().encode(typeof data === "string" ? data : JSON.stringify(data));

/** What is read of a resume, by the way of a posted file. */
export function read(
  data: unknown,
  {
    kind = "FREELANCER" as TalentKind,
    known = noProfile as ProfileContent,
    history = noHistory as History,
    cases = [] as string[],
  } = {},
) {
  const parsed = parseResume(toBytes(data));
  if ("problem" in parsed) throw new Error(parsed.problem);
  const read = readResume(parsed.resume, kind, { content: known, history, cases });
  const { content, notes, projects, left } = read;
  return {
    content,
    notes,
    projects,
    added: read.history.added,
    left: Object.fromEntries(left.map(({ what, why }) => [what, why])),
  };
}

/** A resume as people have it. */
export const aResume = {
  $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
  basics: {
    name: "Ada Lovelace",
    label: "Analyst",
    image: "data:image/png;base64,AAAA",
    email: "ada@example.com",
    phone: "+44 1",
    url: "https://ada.example",
    summary:
      "<p>Hello <b>there</b>,<br>R&amp;D.</p><script>alert(1)</script><ul><li>one</li><li>two</li></ul>",
    location: { address: "1 Yard", postalCode: "LS1", city: "Leeds", countryCode: "GB", region: "Yorkshire" },
    profiles: [
      { network: "GitHub", username: "ada", url: "https://github.example/ada" },
      { network: "Old", username: "ada", url: "http://old.example/ada" },
      { network: "Bluesky", username: "ada" },
    ],
  },
  work: [{ name: "Engines Ltd", highlights: ["a"] }, { name: "Notes" }],
  projects: [{ name: "Note G" }],
  skills: [
    { name: "Web Development", level: "Master", keywords: ["HTML", "CSS"] },
    { name: "Compression", keywords: ["Mpeg", "html"] },
  ],
  languages: [{ language: "English", fluency: "Native speaker" }],
  interests: [],
  hobbies: ["chess"],
};
