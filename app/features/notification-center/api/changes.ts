import { GraphQLError } from "graphql";
import type { Session } from "~/domain/session";
import { findBrief } from "~/features/briefs/api/find-brief";
import { briefFeed, type Feed, feedsCollection } from "~/features/notifications/model/feed";
import { signInFirst } from "~/features/sign-in/api/as-member";
import { sessionsCollection } from "~/features/sign-in/auth/sessions.server";
import type { GraphQLContext } from "~/graphql/context";
import type { Change, ChangeKind, SubscriptionChangesArgs } from "~/graphql/schema.generated";
import type { StoreReads } from "~/platform/ports/store";
import { CHANGE_WRITTEN_WITHIN } from "~/values/durations";
import { createPulse } from "./pulse";

type Answer = { changes: Change };

/**
 * The stream behind `changes`. For a brief that the viewer may not read, it is as silent as for a
 * missing brief.
 */
export async function followChanges(
  context: GraphQLContext,
  { since, shownAt, brief }: SubscriptionChangesArgs,
): Promise<AsyncIterableIterator<Answer>> {
  const session = await context.session();
  if (!session) {
    const { code, message } = signInFirst();
    throw new GraphQLError(message, { extensions: { code } });
  }
  const read = brief ? await findBrief(context, brief) : null;
  const feeds = [session.uid, ...(read ? [briefFeed(read.id)] : [])];
  const isNews = ({ version, changedAt }: { version: number; changedAt: string | null }) => {
    // A version that is greater or forged was never seen.
    if (typeof since === "number") return since !== version;
    const at = Date.parse(shownAt ?? "");
    return Number.isNaN(at) || Date.parse(changedAt ?? "") >= at - CHANGE_WRITTEN_WITHIN;
  };
  return followFeeds(context, session, feeds, isNews);
}

function followFeeds(
  { store, streams, auth, clock }: GraphQLContext,
  { id, uid, expiresAt }: Session,
  feeds: string[],
  isNews: (first: Awaited<ReturnType<typeof readFeeds>>) => boolean,
): AsyncIterableIterator<Answer> {
  const pulse = createPulse();
  let crowdedOut = false;
  const expiry = setTimeout(pulse.raise, Date.parse(expiresAt) - clock.now().getTime()).unref();
  // Watch before reading, so that no change falls between.
  const stops = [
    ...feeds.map((feed) => store.watch(feedsCollection, feed, pulse.raise)),
    store.watch(sessionsCollection, id, pulse.raise),
    streams.add(uid, () => {
      crowdedOut = true;
      pulse.raise();
    }),
    () => clearTimeout(expiry),
    pulse.end,
  ];
  const close = () => {
    for (const stop of stops.splice(0)) stop();
  };

  async function* follow(): AsyncGenerator<Answer, undefined> {
    try {
      const first = await readFeeds(store, feeds);
      let seen = first.version;
      yield toAnswer(isNews(first) ? "CHANGED" : "CURRENT", seen);
      while (await pulse.wait()) {
        if (!(await auth.sessions.findById(id))) return;
        const { version } = await readFeeds(store, feeds);
        if (crowdedOut) {
          yield toAnswer("CROWDED_OUT", seen);
          return;
        }
        if (version === seen) continue;
        seen = version;
        yield toAnswer("CHANGED", seen);
      }
    } finally {
      close();
    }
  }

  const answers = follow();
  return {
    next: () => answers.next(),
    // A waiting generator notices its end only once it is woken, and one that never ran skips its
    // `finally`.
    return() {
      close();
      return answers.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

const toAnswer = (kind: ChangeKind, version: number): Answer => ({ changes: { kind, version } });

/**
 * The sum of the feeds' versions, which rises with every change, and the moment of the last change;
 * null for none.
 */
export async function readFeeds(
  reads: StoreReads,
  ids: readonly string[],
): Promise<{ version: number; changedAt: string | null }> {
  const feeds = await reads.getMany<Feed>(feedsCollection, ids);
  const times = feeds.flatMap((feed) => feed?.data.changedAt ?? []);
  return {
    version: feeds.reduce((sum, feed) => sum + (feed?.version ?? 0), 0),
    changedAt: times.sort().at(-1) ?? null,
  };
}
