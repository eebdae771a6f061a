import { type AppLoadContext, redirect } from "@remix-run/node";
import { markRead } from "~/members/viewer/mark-seen.server";
import { memberRedirect, paths } from "~/paths";
import { doneAt } from "~/web/forms/outcome.server";
import { runForm } from "~/web/forms/run-form.server";
import {
  MarkNotificationsReadDocument,
  NotificationsDocument,
  type NotificationsQuery,
} from "~/web/operations/operations.generated";
import { requireMember, requireSession } from "~/web/request/guards.server";
import { isOpened } from "~/web/request/is-opened.server";
import { readPage } from "~/web/request/read-page.server";

type Notification = NonNullable<NotificationsQuery["viewer"]>["notifications"]["nodes"][number];

/** What was told on one day, as the member's settings say where they live. */
export interface ToldDay {
  /** ISO date. */
  day: string;
  told: Notification[];
}

/** What the member was told, by day, the newest first, 20 on a page. */
export async function loadNotifications(request: Request, context: AppLoadContext) {
  const { ask } = await requireMember(request, context);
  const { page, ...place } = await readPage(request, (after) => ask(NotificationsDocument, { after }));
  const { notifications, unreadNotifications = 0, settings } = page.viewer ?? {};
  const cursor = notifications?.pageInfo.endCursor;
  const next = cursor ? `${paths.notifications}?${new URLSearchParams({ after: cursor })}` : null;
  const dayOf = createDayOf(settings?.timeZone ?? "UTC");
  const days: ToldDay[] = [];
  for (const one of notifications?.nodes ?? []) {
    const day = dayOf(new Date(one.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.told.push(one);
    else days.push({ day, told: [one] });
  }
  return { days, unread: unreadNotifications, today: dayOf(context.clock.now()), next, ...place };
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
