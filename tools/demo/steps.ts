import { type BriefContent, briefFields } from "~/domain/fields/brief-fields";
import { emptyContent } from "~/domain/fields/content";
import { accountsCollection, createProvenAccount } from "~/features/accounts/model/account";
import type { MarketParts } from "~/features/accounts/model/member";
import { setBookmark } from "~/features/briefs/writes/bookmarks";
import { beginShortlisting, publishBrief } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { emptyProfile } from "~/features/profiles/model/profile";
import { confirmAvailability, saveProfile } from "~/features/profiles/writes/save-profile";
import { closeBrief } from "~/features/proposals/writes/end-brief";
import { chooseKind } from "~/features/sign-up/writes/choose-kind";
import { ok } from "~/values/result";
import { agreementSteps } from "./agreement-steps";
import type { DemoBrief } from "./briefs";
import { pastWorkSteps } from "./past-work-steps";
import type { DemoPerson, DemoTalent } from "./people";
import { faceSteps } from "./picture-steps";
import { proposalSteps } from "./proposal-steps";
import { questionSteps } from "./question-steps";
import { day, isoDay, type Step } from "./step";
import { firstMessageSteps } from "./talk-steps";
import { briefs, hirers, talents } from "./texts/texts";

/** Everything that happened up to `now`, in order. `uidOf` answers the account of a handle. */
export function marketSteps(now: number, uidOf: (handle: string) => string): Step[] {
  const people = [...hirers, ...talents].flatMap((person) => {
    const uid = uidOf(person.handle);
    return [...joining(person, uid, now), ...faceSteps(person, uid, now)];
  });
  const stories = briefs.flatMap((brief) => briefSteps(brief, uidOf, now));
  const keeping = talents.flatMap((talent, index) => savingSteps(talent, index, uidOf, now));
  // The sort is stable: what happens at one moment stays in the order of the stories.
  const asking = questionSteps(uidOf, now);
  const talking = firstMessageSteps(now, uidOf);
  const past = pastWorkSteps(uidOf, now);
  const agreeing = agreementSteps(uidOf, now);
  return [...people, ...stories, ...keeping, ...asking, ...talking, ...past, ...agreeing].sort(
    (a, b) => a.at - b.at,
  );
}

function joining({ kind, handle, email, joined, profile }: DemoPerson, uid: string, now: number): Step[] {
  const at = now - joined * day;
  const availableFrom = profile.availableFrom ? isoDay(now + 18 * day) : null;
  const { availabilityConfirmedAt: _, revision: __, ...blank } = emptyProfile;
  const content = { ...blank, visibility: "MEMBERS" as const, ...profile, availableFrom };
  const steps: Step[] = [
    {
      at,
      what: `${handle} joins`,
      async run({ store, clock }) {
        await store.transact(async (tx) => {
          if (await tx.get(accountsCollection, uid)) return;
          // As a link that was opened makes it.
          tx.set(accountsCollection, uid, createProvenAccount(email, clock.now()));
        });
        await chooseKind(store, uid, kind);
        return saveProfile({ store, clock }, uid, { revision: null, content });
      },
    },
  ];
  if (profile.availability) {
    // Most have confirmed within the week; some haven't, and are asked.
    const confirmed = now - ((joined * 7) % 100) * 0.1 * day - 0.2 * day;
    steps.push({
      at: confirmed,
      what: `${handle} confirms the availability`,
      run: (parts) => confirmAvailability(parts, uid),
    });
  }
  return steps;
}

function briefSteps(brief: DemoBrief, uidOf: (handle: string) => string, now: number): Step[] {
  const { id, plot, hirer } = brief;
  const uid = uidOf(hirer);
  if (plot.kind === "draft") {
    const content = contentOf(brief, null);
    return [
      {
        at: now - plot.begun * day,
        what: `${id} is begun`,
        run: (parts) => saveBrief(parts, uid, { id, revision: null, content }),
      },
    ];
  }
  const publishedAt = now - plot.published * day;
  const content = contentOf(brief, publishedAt);
  const after = (days: number) => publishedAt + days * day;
  const steps: Step[] = [
    {
      at: after(-1.3),
      what: `${id} is begun`,
      run: (parts) => saveBrief(parts, uid, { id, revision: null, content }),
    },
    { at: publishedAt, what: `${id} is published`, run: (parts) => publishBrief(parts, uid, id, 1) },
    ...proposalSteps(brief, plot, uidOf, now),
  ];
  const { stopped, closed } = plot;
  if (stopped !== undefined)
    steps.push({
      at: after(stopped),
      what: `${id} takes no more`,
      run: (parts) => beginShortlisting(parts, uid, id),
    });
  if (closed)
    steps.push({
      at: after(closed.after),
      what: `${id} is closed`,
      run: (parts) => closeBrief(parts, uid, id, closed.reason),
    });
  return steps;
}

function contentOf(brief: DemoBrief, publishedAt: number | null): BriefContent {
  const { title, skills = [], musts = [], nice = [], plot } = brief;
  const dates =
    publishedAt === null || plot.kind === "draft"
      ? { closesOn: null, decideOn: null, startOn: null }
      : {
          closesOn: isoDay(publishedAt + plot.closes * day),
          decideOn: isoDay(publishedAt + (plot.closes + plot.decides) * day),
          startOn: isoDay(publishedAt + (plot.closes + plot.decides + 12) * day),
        };
  return {
    ...emptyContent(briefFields),
    title,
    summary: brief.summary ?? null,
    problem: brief.problem ?? null,
    desiredOutcome: brief.outcome ?? null,
    skills,
    mustHaves: musts,
    niceToHaves: nice,
    budget: brief.budget ?? null,
    workplace: brief.workplace ?? null,
    location: brief.location ?? null,
    openTo: brief.openTo ?? "BOTH",
    seats: brief.seats ?? 1,
    cap: brief.cap ?? 25,
    weeks: brief.weeks ?? null,
    discipline: brief.everyone ?? null,
    readers: brief.everyone ? "EVERYONE" : "MEMBERS",
    ...dates,
  };
}

/** Two briefs that a member wants to come back to. */
function savingSteps(
  { handle, kind }: DemoTalent,
  index: number,
  uidOf: (handle: string) => string,
  now: number,
): Step[] {
  const running = briefs.filter(
    ({ plot, openTo = "BOTH" }) =>
      plot.kind === "published" &&
      plot.published > 2 &&
      plot.published < plot.closes &&
      (openTo === "BOTH" || openTo === kind),
  );
  const chosen = new Set([
    running[(index * 5 + 1) % running.length],
    running[(index * 11 + 4) % running.length],
  ]);
  return [...chosen].flatMap((brief, number) =>
    brief
      ? [
          {
            at: now - (0.15 + (index % 9) * 0.17 + number * 0.05) * day,
            what: `${handle} keeps ${brief.id}`,
            run: async (parts: MarketParts) => {
              await setBookmark(parts, uidOf(handle), brief.id, true);
              return ok();
            },
          },
        ]
      : [],
  );
}
