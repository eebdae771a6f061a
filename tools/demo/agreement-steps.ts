import { agreementFields } from "~/domain/fields/agreement-fields";
import { emptyContent } from "~/domain/fields/content";
import { type Agreement, agreementsCollection } from "~/features/agreements/model/agreement";
import { confirmAgreement } from "~/features/agreements/writes/answer-agreement";
import { offerAgreement } from "~/features/agreements/writes/offer-agreement";
import { saveAgreement } from "~/features/agreements/writes/save-agreement";
import { milestones as milestonesStored, progressId } from "~/features/milestones/model/milestone";
import { acceptMilestone, deliverMilestone } from "~/features/milestones/writes/move-milestone";
import { proposalId } from "~/features/proposals/model/proposal";
import { approveTime, returnTime, submitTime } from "~/features/time-sheets/writes/move-time";
import { daysAfter, mondayOf } from "~/values/days";
import { ok } from "~/values/result";
import { uploadAll } from "./picture-steps";
import { day, isoDay, type Step, type StepParts } from "./step";
import { agreements, type DemoAgreement } from "./texts/texts";

/** What the two of a work that goes on agreed on, and how far it has come. */
export function agreementSteps(uidOf: (handle: string) => string, now: number): Step[] {
  return agreements.flatMap((agreement) => [
    ...agreeing(agreement, uidOf, now),
    ...delivering(agreement, uidOf, now),
    ...timing(agreement, uidOf, now),
  ]);
}

function agreeing(
  { brief, hirer, talent, offered, confirmed, starts, ends, content, milestones }: DemoAgreement,
  uidOf: (handle: string) => string,
  now: number,
): Step[] {
  const id = proposalId(brief, uidOf(talent));
  const after = (days: number) => isoDay(now + days * day);
  const said = {
    ...emptyContent(agreementFields),
    ...content,
    ...{ startOn: after(starts), endOn: after(ends) },
    milestones: milestones.map(({ id, title, doneWhen, due, amount }) => ({
      ...{ id, title, doneWhen, amount },
      dueOn: after(due),
    })),
  };
  return [
    {
      at: now - (offered + 0.2) * day,
      what: `${hirer} writes an agreement about ${brief}`,
      run: (parts) => saveAgreement(parts, uidOf(hirer), id, { revision: null, content: said }),
    },
    {
      at: now - offered * day,
      what: `${hirer} offers it`,
      run: (parts) => offerAgreement(parts, uidOf(hirer), id, { revision: 1, over: null }),
    },
    {
      at: now - confirmed * day,
      what: `${talent} confirms it`,
      async run(parts) {
        const found = await parts.store.get<Agreement>(agreementsCollection, id);
        return confirmAgreement(parts, uidOf(talent), id, found?.data.offered?.hash ?? "");
      },
    },
  ];
}

function delivering(
  { brief, hirer, talent, milestones }: DemoAgreement,
  uidOf: (handle: string) => string,
  now: number,
): Step[] {
  const id = proposalId(brief, uidOf(talent));
  return milestones.flatMap(({ id: milestone, title, delivered, accepted }): Step[] => [
    ...(delivered
      ? [
          {
            at: now - delivered.ago * day,
            what: `${talent} delivers “${title}”`,
            async run(parts: StepParts) {
              // Done again it would be another upload.
              if (await parts.store.get(milestonesStored.name, progressId(id, milestone))) return ok();
              const uploaded = await uploadAll(parts, uidOf(talent), delivered.files ?? []);
              if (!uploaded.ok) return uploaded;
              const { words } = delivered;
              const said = { milestone, turn: 0, words, files: uploaded.value };
              return deliverMilestone(parts, uidOf(talent), id, said);
            },
          },
        ]
      : []),
    ...(accepted
      ? [
          {
            at: now - accepted * day,
            what: `${hirer} accepts “${title}”`,
            run: (parts: StepParts) => acceptMilestone(parts, uidOf(hirer), id, { milestone, turn: 1 }),
          },
        ]
      : []),
  ]);
}

function timing(
  { brief, hirer, talent, content, weeks = [] }: DemoAgreement,
  uidOf: (handle: string) => string,
  now: number,
): Step[] {
  const id = proposalId(brief, uidOf(talent));
  const unit = content.unit === "DAY" ? "DAY" : "HOUR";
  return weeks.flatMap(({ back, days, approved, returned }): Step[] => {
    const week = daysAfter(mondayOf(isoDay(now)), -7 * back);
    const entries = days.map(([amount, note], at) => ({
      ...{ day: daysAfter(week, at), note },
      amount: amount * 100,
    }));
    // On the Sunday of that week; the answer two days later, or by now.
    const sunday = Date.parse(`${daysAfter(week, 6)}T10:00:00Z`);
    const answered = Math.min(sunday + 2 * day, now - 0.1 * day);
    const shown = { week, turn: 1 };
    return [
      {
        at: sunday,
        what: `${talent} submits a week of ${brief}`,
        run: (parts: StepParts) => submitTime(parts, uidOf(talent), id, { week, turn: 0, unit, entries }),
      },
      ...(approved
        ? [
            {
              at: answered,
              what: `${hirer} approves it`,
              run: (parts: StepParts) => approveTime(parts, uidOf(hirer), id, shown),
            },
          ]
        : []),
      ...(returned
        ? [
            {
              at: answered,
              what: `${hirer} returns it`,
              run: (parts: StepParts) => returnTime(parts, uidOf(hirer), id, { ...shown, words: returned }),
            },
          ]
        : []),
    ];
  });
}
