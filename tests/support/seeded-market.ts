import { randomUUID } from "node:crypto";
import { jobNamed } from "#tests/support/jobs";
import { collections } from "~/collections";
import { lookOfHandle } from "~/domain/handle";
import type { SessionRecord } from "~/domain/session";
import { accountsCollection } from "~/features/accounts/model/account";
import { administrators as kept } from "~/features/accounts/model/administrators";
import { activity } from "~/features/accounts/writes/activity";
import { beginShortlisting } from "~/features/briefs/writes/move-brief";
import { saveBrief } from "~/features/briefs/writes/save-brief";
import { sendMessage } from "~/features/conversations/writes/send-message";
import { files, type StoredFile } from "~/features/files/model/file";
import { inviteMember } from "~/features/invitations/writes/invite-member";
import { listReports } from "~/features/moderation/reads/list-reports";
import { readReport } from "~/features/moderation/writes/read-reports";
import { writeReport } from "~/features/moderation/writes/write-report";
import { type Handle, handles } from "~/features/profiles/model/handle";
import { acceptProposal, declineProposal } from "~/features/proposals/writes/decide-proposal";
import { saveProposal, sendProposal } from "~/features/proposals/writes/write-proposal";
import {
  type SharePicture,
  sharePictureId,
  sharePictures,
} from "~/features/public-pages/model/share-picture";
import { askQuestion } from "~/features/questions/writes/ask-question";
import { indexMembers } from "~/features/search/writes/search-jobs";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import { enqueue, type JobDocument, jobsCollection } from "~/platform/jobs/queue.server";
import type { IdentityUser } from "~/platform/ports/identity";
import { SESSION_LIFETIME } from "~/values/durations";
import { ok, refuse } from "~/values/result";
import type { TestApp } from "./app";
import { createMarket, succeeded } from "./market";
import { stubIdentity } from "./people";

/** Whoever asks the API. `owner` wrote the briefs, `applicant` the proposals; the others have nothing to do with either. */
export const actors = [
  "anonymous",
  "pending talent",
  "pending hirer",
  "other talent",
  "other hirer",
  "applicant",
  "owner",
  "admin",
] as const;

/** The id of a job that keeps failing. */
export const troubledJob = "a-troubled-job";
export type Actor = (typeof actors)[number];

/** A live session of a member; answers its id. */
export async function openSession(
  { store, clock }: Pick<TestApp, "store" | "clock">,
  uid: string,
  claims: SessionRecord["claims"] = { kind: null, admin: false },
): Promise<string> {
  const id = randomUUID();
  const at = clock.now().toISOString();
  await store.transact(async (tx) =>
    tx.set<SessionRecord>(sessionsCollection, id, {
      uid,
      email: `${uid}@example.com`,
      claims,
      attempt: null,
      draft: null,
      createdAt: at,
      lastSeenAt: at,
      verifiedAt: at,
      expiresAt: new Date(clock.now().getTime() + SESSION_LIFETIME).toISOString(),
      device: "Firefox on Linux",
    }),
  );
  return id;
}

/** A small market in which everything is somebody's, and a session for each actor. */
export async function createSeededMarket() {
  /** Who is an administrator at the provider. */
  const administrators = new Set<string>();
  const market = createMarket({
    identity: stubIdentity({
      createUser: async () => ok({ uid: "new" }),
      getClaims: async (uid) => ok({ admin: administrators.has(uid) }),
      getUserByEmail: async (email) => {
        const uid = email.replace("@example.com", "");
        const account = await market.store.get(accountsCollection, uid);
        return account ? ok({ uid } as IdentityUser) : refuse("user-not-found");
      },
    }),
  });
  const owner = await market.join("HIRER");
  const applicant = await market.join("FREELANCER");
  const pending = { status: "PENDING" as const };
  const uids: Record<Exclude<Actor, "anonymous">, string> = {
    owner,
    applicant,
    "pending talent": await market.join("FREELANCER", pending),
    "pending hirer": await market.join("HIRER", pending),
    "other talent": await market.join("FREELANCER"),
    "other hirer": await market.join("HIRER"),
    admin: await market.join("HIRER"),
  };
  administrators.add(uids.admin);
  const shown = await market.join("HIRER", { profile: { visibility: "EVERYONE", handle: "harbour-works" } });
  await market.store.transact(async (tx) => {
    tx.set<Handle>(handles.name, lookOfHandle("harbour-works"), {
      name: "harbour-works",
      uid: shown,
      since: null,
    });
    const picture = { uid: shown, version: "one", png: "", drawnAt: market.clock.now().toISOString() };
    tx.set<SharePicture>(sharePictures.name, sharePictureId({ of: "member", id: shown }), picture);
  });
  const face = "f".repeat(32);
  const picture = {
    uid: applicant,
    kind: "FACE",
    place: "FACE",
    of: null,
    name: "me.jpg",
    alt: null,
  } as const;
  await market.store.transact(async (tx) =>
    tx.set<StoredFile>(files.name, face, {
      ...picture,
      claimed: true,
      claimedFor: null,
      width: 480,
      height: 480,
      size: 9_000,
      addedAt: market.clock.now().toISOString(),
    }),
  );
  const hidden = await market.join("FREELANCER", { profile: { visibility: "HIDDEN" } });

  await indexMembers(market.app, [applicant, uids["other talent"], uids["pending talent"], hidden]);

  const draft = randomUUID();
  succeeded(await saveBrief(market, owner, { id: draft, revision: null, content: market.aBrief() }));
  const briefs = {
    draft,
    /** The applicant's proposal stands. */
    answered: await market.open(owner),
    /** The applicant has begun to write. */
    begun: await market.open(owner),
    untouched: await market.open(owner),
    /** The applicant was declined and doesn't know yet. */
    declined: await market.open(owner),
    shortlisting: await market.open(owner),
    /** The applicant has the one seat. */
    filled: await market.open(owner),
    /** The applicant is invited. */
    invited: await market.open(owner),
    agencies: await market.open(owner, { openTo: "AGENCY" }),
    everyones: await market.open(owner, { readers: "EVERYONE" }),
  };
  succeeded(
    await sendProposal(market, applicant, briefs.filled, { revision: null, content: market.aProposal() }),
  );
  succeeded(await acceptProposal(market, owner, { briefId: briefs.filled, applicantUid: applicant }));
  await market.pass(600_000);
  succeeded(
    await sendProposal(market, applicant, briefs.answered, { revision: null, content: market.aProposal() }),
  );
  succeeded(
    await saveProposal(market, applicant, briefs.begun, { revision: null, content: market.aProposal() }),
  );
  succeeded(
    await sendProposal(market, applicant, briefs.declined, { revision: null, content: market.aProposal() }),
  );
  const key = { briefId: briefs.declined, applicantUid: applicant };
  succeeded(await declineProposal(market, owner, key, { reason: "RATE", note: null }));
  succeeded(await beginShortlisting(market, owner, briefs.shortlisting));

  const invited = { briefId: briefs.invited, uid: applicant, key: "an-invitation", line: "For you." };
  succeeded(await inviteMember(market, owner, invited));

  const reported = { about: "BRIEF", subject: briefs.untouched, reason: "SPAM", note: null } as const;
  succeeded(await writeReport(market, applicant, reported));
  const [report] = (await listReports(market.store, { open: true }, { first: 1, after: null })).items;
  // Something in the trail from the start.
  await readReport(market, { uid: uids.admin, admin: true }, report?.id ?? "");
  const asked = {
    briefId: briefs.answered,
    key: "a-question-of-the-applicant-1",
    text: "Is the shop's database ours to change?",
  };
  const { id: question } = succeeded(await askQuestion(market, applicant, asked));
  const conversation = `${briefs.answered}_${applicant}`;
  const message = succeeded(
    await sendMessage(market, applicant, { conversationId: conversation, key: "a-message", text: "Hello." }),
  );

  // Of a release that is to come, so that nobody runs it meanwhile.
  await market.store.transact(async (tx) => {
    const dueAt = new Date(market.clock.now().getTime() + 365 * 86_400_000);
    enqueue(tx, { type: jobNamed("pigeon"), payload: null, id: troubledJob, dueAt }, market.clock.now());
  });
  await market.store.transact(async (tx) => {
    const job = await tx.get<JobDocument>(jobsCollection, troubledJob);
    if (job) tx.set<JobDocument>(jobsCollection, troubledJob, { ...job.data, troubled: true });
  });

  const { store } = market;
  const sessions = new Map<Actor, string>();
  for (const actor of actors)
    if (actor !== "anonymous")
      sessions.set(
        actor,
        await openSession(market.app, uids[actor], { kind: null, admin: actor === "admin" }),
      );
  // That somebody asked is counted, whatever the answer.
  const isCount = ({ id }: { id: string }) => id.startsWith("count-");

  return {
    ...market,
    uids,
    administrators,
    /** The applicant's picture. */
    face,
    /** All that anybody could have changed. */
    everything: () =>
      Promise.all(
        // When a member was here is noted, and whom the provider calls an administrator, whatever they may.
        collections
          .filter(({ name }) => name !== activity.name && name !== kept.name)
          .map(async ({ name }) => {
            const { items } = await store.query({ collection: name, limit: 100 });
            return items.filter((item) => !isCount(item));
          }),
      ),
    /** Of the applicant and the owner, with one message of the applicant's. */
    conversation,
    message: message.id,
    hidden,
    briefs,
    /** Of the applicant, about the brief that is untouched. */
    reportId: report?.id ?? "",
    /** The applicant's, about the brief that they answered. */
    question,
    sessionOf: (actor: Actor) => sessions.get(actor),
  };
}
export type SeededMarket = Awaited<ReturnType<typeof createSeededMarket>>;
