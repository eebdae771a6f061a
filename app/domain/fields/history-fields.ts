import { limits } from "~/values/limits";
import * as common from "~/words/contentFields.generated";
import * as words from "~/words/contentHistory.generated";
import { line, link, list, prose } from "./define";
import type { ContentOf } from "./field";

const { historyLine: most, historyDate, historyText, highlights, highlight } = limits;

// A day, a month or a year, so a line: `check-history.server.ts` has the rule.
const dates = {
  startDate: line({
    label: words.began,
    what: "start",
    hint: words.historyDateHint,
    description: "As endDate a year, a month or a day: “2019”, “2019-05”, “2019-05-31”.",
    most: historyDate,
  }),
  endDate: line({ label: words.ended, what: "end", hint: words.endedHint, most: historyDate }),
};
const url = link({ label: common.website, what: "website" });
const oneALine = () => words.oneALine({ most: highlights });

/**
 * The entries of a member’s work and education, by section. Names and meanings are those of JSON
 * Resume 1.0.0, so that each goes in and out as it is.
 */
export const historyFields = {
  work: {
    name: line({ label: words.workName, what: "itsOrganisation", most, required: true }),
    position: line({ label: words.workPosition, what: "role", most }),
    ...dates,
    location: line({ label: common.location, what: "place", most }),
    description: line({ label: words.workBusiness, what: "text", most }),
    url,
    summary: prose({ label: words.workSummary, what: "summary", most: historyText }),
    highlights: list({
      label: words.workHighlights,
      what: "text",
      hint: oneALine,
      most: highlights,
      length: highlight,
      between: "\n",
    }),
  },
  education: {
    institution: line({ label: words.school, what: "itsOrganisation", most, required: true }),
    studyType: line({ label: words.studyType, what: "text", most }),
    area: line({ label: words.studyArea, what: "discipline", most }),
    ...dates,
    score: line({ label: words.studyScore, what: "text", most }),
    url,
    courses: list({
      label: words.courses,
      what: "text",
      hint: oneALine,
      most: highlights,
      length: highlight,
      between: "\n",
    }),
  },
  certificates: {
    name: line({ label: words.certificateName, what: "name", most, required: true }),
    issuer: line({ label: words.issuer, what: "itsOrganisation", most }),
    date: line({
      label: words.certificateDate,
      what: "date",
      hint: words.historyDateHint,
      description: "As the dates of work.",
      most: historyDate,
    }),
    url,
  },
};

export type HistorySection = keyof typeof historyFields;
export type HistoryEntry<Section extends HistorySection = HistorySection> = {
  [Each in Section]: ContentOf<(typeof historyFields)[Each]>;
}[Section];
/** What a member says of their work and education. */
export type History = { [Section in HistorySection]: HistoryEntry<Section>[] };
