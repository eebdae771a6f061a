import { type AppLoadContext, json, redirect } from "@remix-run/node";
import { markRead } from "~/features/account-page/flows/mark-seen.server";
import { memberRedirect, paths, warningPath } from "~/paths";
import { doneAt } from "~/shell/forms/outcome.server";
import { runForm } from "~/shell/forms/run-form.server";
import {
  MarkNotificationsReadDocument,
  NotificationsDocument,
  type NotificationsQuery,
} from "~/shell/operations/operations.generated";
import { requireMember, requireSession } from "~/shell/request/guards.server";
import { isOpened } from "~/shell/request/is-opened.server";
import { readPage } from "~/shell/request/read-page.server";
import { dayIn, siteZone } from "~/values/zoned-days";

type Notification = NonNullable<NotificationsQuery["viewer"]>["notifications"]["nodes"][number];

/** The notifications of one day, in the reader's time zone. */
export interface ToldDay {
  /** ISO date. */
  day: string;
  /** A moment of it, ISO 8601 UTC. */
  at: string;
  /** Repeated notifications are one line, in the state of the last one. */
  told: (Notification & { times: number })[];
}

/** The member's notifications by day, the newest first, 20 on a page. */
export async function loadNotifications(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(NotificationsDocument, { after }));
  const { notifications, unreadNotifications = 0, unseenWarnings = [], settings } = page.viewer ?? {};
  const cursor = notifications?.pageInfo.endCursor;
  const next = cursor ? `${paths.notifications}?${new URLSearchParams({ after: cursor })}` : null;
  const zone = settings?.timeZone ?? context.cookies.readZone(request) ?? siteZone;
  const now = context.clock.now();
  const days: ToldDay[] = [];
  for (const one of notifications?.nodes ?? []) {
    const day = dayIn(new Date(one.createdAt), zone);
    const last = days.at(-1);
    if (last?.day === day) addTo(last, one);
    else days.push({ day, at: one.createdAt, told: [{ ...one, times: 1 }] });
  }
  const recentSince = dayIn(new Date(now.getTime() - RECENT), zone);
  const isRecent = ({ day, told }: ToldDay) => day >= recentSince || told.some(({ unread }) => unread);
  const old = days.findLastIndex(isRecent) + 1;
  return {
    days: days.slice(0, old),
    /** Read notifications older than a week, folded on the first page. */
    old: days.slice(old),
    /** How many the button marks as read: warnings are read one by one. */
    unread: unreadNotifications - unseenWarnings.length,
    now: now.toISOString(),
    next,
    ...place,
  };
}

const RECENT = 7 * 86_400_000;

function addTo({ told }: ToldDay, one: Notification): void {
  // Warnings are never joined: each has its own text.
  const isSame = ({ line, path }: Notification) =>
    line === one.line && path === one.path && path !== warningPath;
  const same = told.find(isSame);
  if (!same) told.push({ ...one, times: 1 });
  else Object.assign(same, { times: same.times + 1, unread: same.unread || one.unread });
}

/** Marks all as read: the page's only button. `seen` posts a page by itself (`useSeen`). */
export function runNotifications(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: ["ids"],
    async run({ ask, intent, typed: { ids = "" } }) {
      if (intent === "seen") {
        const seen = ids.split(" ").filter(Boolean);
        const { markNotificationsRead } = await ask(MarkNotificationsReadDocument, { ids: seen });
        return markNotificationsRead.refusal ? markNotificationsRead : json({ staysAsItIs: true });
      }
      const { markNotificationsRead } = await ask(MarkNotificationsReadDocument, { all: true });
      return doneAt(paths.notifications, markNotificationsRead);
    },
  });
}

/**
 * Marks one notification as read and redirects to its subject, so that it works as a link does: in
 * a new tab, and without JavaScript. It changes nothing else, so a link from another site does no
 * harm.
 */
export async function followNotification(request: Request, context: AppLoadContext, id: string) {
  const session = await requireSession(request, context);
  const to = memberRedirect(new URL(request.url).searchParams.get("to"), paths.notifications);
  if (isOpened(request)) await markRead(context, session, { ids: [id] });
  // Makes the running page reload the unread count in its frame.
  return redirect(to, { headers: { "x-remix-revalidate": "yes" } });
}
