import { limits } from "~/contract/limits";

// Forms post letters alone as names, so answers are lettered: answerA and evidenceA are the first must-have's.
const letters = "ABCDEF".slice(0, limits.mustHaves).split("");

/** What the fields about each must-have are called, in the order of a brief. */
export const answerFields = letters.map((letter) => ({
  /** The must-have as it read when the form was made. */
  asked: `asked${letter}`,
  met: `answer${letter}`,
  evidence: `evidence${letter}`,
}));

/** The fields besides. */
const proposalFields = ["pitch", "rateMin", "rateMax", "currency", "unit", "startOn", "links"] as const;

/** Every field of the form that somebody fills in, in the order shown. */
export const fieldNames = [
  "pitch",
  ...answerFields.flatMap(({ met, evidence }) => [met, evidence]),
  ...proposalFields.slice(1),
];
