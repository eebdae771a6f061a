import { sayLine } from "~/domain/completeness-texts";
import type { ContentInput } from "~/domain/fields/field";
import type { ProfileContent, profileFields } from "~/domain/fields/profile-fields";
import { hasCase } from "~/features/cases/model/case";
import { isAvailabilityFresh } from "~/features/profiles/model/availability";
import { completenessOf, withCase } from "~/features/profiles/model/completeness";
import { getProfile, type Profile } from "~/features/profiles/model/profile";
import { readMember } from "~/features/profiles/reads/read-member";
import { answerToBeFound, isToAskToBeFound } from "~/features/profiles/writes/be-found";
import { keepFace, removeFace } from "~/features/profiles/writes/face";
import { confirmAvailability, saveProfile } from "~/features/profiles/writes/save-profile";
import { type Run, run, toApiRefusal } from "~/features/sign-in/api/answers";
import type { GraphQLContext } from "~/graphql/context";
import type { FeatureResolvers, ProfileInput, Refusal } from "~/graphql/schema.generated";
import type { Versioned } from "~/platform/ports/store";
import { findMember, findNamed } from "./find-member";

export const profileResolvers = {
  Query: {
    member: (_parent, { uid, through }, context) => findMember(context, uid, through ?? null),
    memberNamed: (_parent, { handle }, context) => findNamed(context, handle),
  },
  Mutation: {
    saveProfile: (_parent, { revision, profile }, context) =>
      answerProfile(context, (parts, uid) =>
        saveProfile(parts, uid, { revision: revision ?? null, content: toProfileInput(profile) }),
      ),
    answerToBeFound: (_parent, { found }, context) =>
      answerProfile(context, (parts, uid) => answerToBeFound(parts, uid, found)),
    confirmAvailability: (_parent, _args, context) => answerProfile(context, confirmAvailability),
    keepFace: (_parent, { upload, person = null }, context) =>
      answerProfile(context, (parts, uid) => keepFace(parts, uid, { upload, person })),
    removeFace: (_parent, { person = null }, context) =>
      answerProfile(context, (parts, uid) => removeFace(parts, uid, { person })),
  },
  Viewer: {
    profile: async ({ session }, _args, context) =>
      (await getProfile(context.reads(), session.uid))?.data ?? null,
    completeness: async ({ session, account }, _args, context) => {
      const profile = await getProfile(context.reads(), session.uid);
      if (!profile || !account.kind) return null;
      const lines = completenessOf(profile.data, account.kind);
      if (account.kind === "HIRER") return lines.map(sayLine);
      return withCase(lines, await hasCase(context.reads(), session.uid)).map(sayLine);
    },
    isToAskToBeFound: async ({ session, account }, _args, context) => {
      // Not for hirers, whose profile comes with their briefs: nothing is read.
      if (account.kind === "HIRER") return false;
      return isToAskToBeFound(account, (await getProfile(context.reads(), session.uid))?.data ?? null);
    },
  },
  Brief: {
    hirer: ({ data, reader }, _args, { reads }) =>
      readMember(reads(), reader.uid, data.hirerUid, { known: true }),
  },
  Profile: {
    availabilityFresh: (profile, _args, { clock }) => isAvailabilityFresh(profile, clock.now()),
  },
} satisfies FeatureResolvers;

async function answerProfile(
  context: GraphQLContext,
  work: Run<Versioned<Profile>>,
): Promise<{ profile: Profile | null; refusal: Refusal | null }> {
  const { uid, ...outcome } = await run(context, work);
  const shown = outcome.ok || outcome.code === "STALE";
  const profile = uid && shown ? await getProfile(context.reads(), uid) : null;
  return { profile: profile?.data ?? null, refusal: toApiRefusal(outcome) };
}

function toProfileInput({ rate, size, people, ...input }: ProfileInput): ContentInput<typeof profileFields> {
  // The rules check the unit and the size.
  return {
    ...input,
    rate: rate as ProfileContent["rate"],
    size: size as ProfileContent["size"],
    people: people.map(({ role = null, ...named }) => ({ ...named, role })),
  };
}
