import { caseFields } from "~/domain/fields/case-fields";
import { emptyContent } from "~/domain/fields/content";
import { saveCase } from "~/features/cases/writes/save-case";
import { proposalId } from "~/features/proposals/model/proposal";
import { endWork } from "~/features/references/writes/end-work";
import { replyToReference, writeReference } from "~/features/references/writes/write-reference";
import { showInCase } from "./picture-steps";
import { day, type Step, type StepParts } from "./step";
import { cases } from "./texts/texts";

/** The work that some show, and what the two sides of one that ended say of each other. */
export function pastWorkSteps(uidOf: (handle: string) => string, now: number): Step[] {
  const showing = cases.flatMap(({ talent, shown, content, files = [] }, index): Step[] => {
    // Its shape is that of a form’s id.
    const id = `00000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;
    const uid = uidOf(talent);
    const said = { id, revision: null, content: { ...emptyContent(caseFields), ...content } };
    return [
      {
        at: now - shown * day,
        what: `${talent} shows “${content.title}”`,
        run: (parts) => saveCase(parts, uid, said),
      },
      ...(files.length > 0
        ? [
            {
              at: now - (0.2 + (shown % 4) * 0.05) * day,
              what: `${talent} adds pictures to “${content.title}”`,
              run: (parts: StepParts) => showInCase(parts, uid, { of: id, files }),
            },
          ]
        : []),
    ];
  });
  return [...showing, ...referenceSteps(uidOf, now)];
}

function referenceSteps(uidOf: (handle: string) => string, now: number): Step[] {
  const hirer = uidOf("linden");
  const talent = uidOf("callum");
  const work = proposalId("linden-ward-forecast", talent);
  const byHirer = {
    experience:
      "He gave us a forecast by ward that our managers look at without being told. He said on day three which of our data was no use.",
    advice: "Give him your raw data early, and a planner who disagrees with him.",
    title: true,
  };
  const byTalent = {
    experience: "They answered within a day, and let me sit with the planners for a week.",
    advice: "Ask for the ward managers, not only for their reports.",
    title: true,
  };
  return [
    {
      at: now - 6 * day,
      what: "the ward forecast has ended",
      run: (parts) => endWork(parts, hirer, work),
    },
    {
      at: now - 5.8 * day,
      what: "callum says so, too",
      run: (parts) => endWork(parts, talent, work),
    },
    {
      at: now - 5.6 * day,
      what: "linden writes a reference",
      run: (parts) => writeReference(parts, hirer, work, byHirer),
    },
    {
      at: now - 4 * day,
      what: "callum writes one, so that both are shown",
      run: (parts) => writeReference(parts, talent, work, byTalent),
    },
    {
      at: now - 3.8 * day,
      what: "callum replies",
      run: (parts) =>
        replyToReference(parts, talent, work, "Thank you. The planner who disagreed was right."),
    },
  ];
}
