import { type AppLoadContext, redirect } from "@remix-run/node";
import { markRead } from "~/features/accounts/parts/mark-seen.server";
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

type Notification = NonNullable<NotificationsQuery["viewer"]>["notifications"]["nodes"][number];

/** What was told on one day, as the member's settings say where they live. */
export interface ToldDay {
  /** ISO date. */
  day: string;
  /** The same thing again is one line, as the last one stands. */
  told: (Notification & { times: number })[];
}

/** What the member was told, by day, the newest first, 20 on a page. */
export async function loadNotifications(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(NotificationsDocument, { after }));
  const { notifications, unreadNotifications = 0, unseenWarnings = [], settings } = page.viewer ?? {};
  const cursor = notifications?.pageInfo.endCursor;
  const next = cursor ? `${paths.notifications}?${new URLSearchParams({ after: cursor })}` : null;
  const dayOf = createDayOf(settings?.timeZone ?? "UTC");
  const days: ToldDay[] = [];
  for (const one of notifications?.nodes ?? []) {
    const day = dayOf(new Date(one.createdAt));
    const last = days.at(-1);
    if (last?.day === day) addTo(last, one);
    else days.push({ day, told: [{ ...one, times: 1 }] });
  }
  const recentSince = dayOf(new Date(context.clock.now().getTime() - RECENT));
  const isRecent = ({ day, told }: ToldDay) => day >= recentSince || told.some(({ unread }) => unread);
  const old = days.findLastIndex(isRecent) + 1;
  return {
    days: days.slice(0, old),
    /** What was read and is older than a week, on the first page: it stands folded. */
    old: days.slice(old),
    /** How many the one button reads: each warning is read by itself. */
    unread: unreadNotifications - unseenWarnings.length,
    today: dayOf(context.clock.now()),
    next,
    ...place,
  };
}

const RECENT = 7 * 86_400_000;

function addTo({ told }: ToldDay, one: Notification): void {
  // Each warning has words of its own.
  const isSame = ({ line, path }: Notification) =>
    line === one.line && path === one.path && path !== warningPath;
  const same = told.find(isSame);
  if (!same) told.push({ ...one, times: 1 });
  else Object.assign(same, { times: same.times + 1, unread: same.unread || one.unread });
}

/** The ISO date that it is there. */
function createDayOf(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone });
  return (moment) => format.format(moment);
}

/** Marks all as read: the one button of the page. */
export function runNotifications(request: Request, context: AppLoadContext) {
  return runForm<never>(request, context, {
    names: [],
    async run({ ask }) {
      const { markNotificationsRead } = await ask(MarkNotificationsReadDocument, { all: true });
      return doneAt(paths.notifications, markNotificationsRead);
    },
  });
}

/**
 * Reads one on the way to what it is about, so that this works as a link does: in a new tab, and without
 * JavaScript. It changes nothing but that, so another site that leads here does no harm.
 */
export async function followNotification(request: Request, context: AppLoadContext, id: string) {
  const session = await requireSession(request, context);
  const to = memberRedirect(new URL(request.url).searchParams.get("to"), paths.notifications);
  if (isOpened(request)) await markRead(context, session, { ids: [id] });
  // The running page asks for the frame's count anew.
  return redirect(to, { headers: { "x-remix-revalidate": "yes" } });
}
