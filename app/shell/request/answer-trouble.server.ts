import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { orLate } from "~/values/deadline.server";
import { tooManyReads } from "~/values/too-many";
import { Trouble } from "~/values/trouble";
import { logFault } from "./log-fault.server";
import { requirePageMember } from "./page-member.server";
import { tooManyInit } from "./too-many.server";
import { noAnswer, noAnswerInit } from "./trouble.server";
import { withoutCopies } from "./uncopied-data.server";
import { rememberAnswer, rememberPost, withUnsentForm } from "./unsent-form.server";

const told = new WeakSet<Error>();

type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => unknown;

/**
 * The build, with every loader and action answering 503 if an external service gave no answer and
 * the route had no better response, and 500 with the request's id for a fault of ours. Done once
 * for all routes, so that no route can forget it: a wrong 500 stops readers from retrying, and a
 * wrong 503 hides a fault from us.
 */
export function answerTrouble(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action, default: page } = route?.module ?? {};
    const ofPage = page ? withoutCopies : (handler: Handler) => handler;
    const module = {
      ...route?.module,
      ...(loader && { loader: ofPage(guard(inTime(loader as Handler))) }),
      ...(action && { action: guard(ofMember(id, page ? ofForms(action as Handler) : (action as Handler))) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/**
 * A loader that answers 503 when its request's time is over. A loader leaves nothing half done, so
 * the functions that it calls need no deadline of their own. Posts have a time limit on each call.
 */
function inTime(loader: Handler): Handler {
  return (args) => {
    const { dueAt, log } = args.context;
    if (dueAt === null) return loader(args);
    return orLate(dueAt - performance.now(), Promise.resolve(loader(args)), () => {
      log.warn({}, "A page was not ready in time");
      throw noAnswer();
    });
  };
}

/** An action that a post of another member's page doesn't reach. */
function ofMember(routeId: string, action: Handler): Handler {
  return async (args) => (await requirePageMember(routeId, args)) ?? action(args);
}

/**
 * An action behind forms: if the page fails afterwards, its error page shows the post. A 503 answer
 * also sets `unanswered` in its data, because the running page sees no status
 * (client/keep-typed.ts).
 */
function ofForms(action: Handler): Handler {
  return async (args) => {
    rememberPost(args);
    const answer = await action(args);
    if (!(answer instanceof Response)) return answer;
    await rememberAnswer(args.context, answer);
    if (answer.status !== noAnswerInit.status) return answer;
    const { status, headers } = answer;
    return json({ ...(await answer.json()), unanswered: true }, { status, headers });
  };
}

function guard(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      throw await withUnsentForm(failureOf(args, error), args.context);
    }
  };
}

function failureOf(args: LoaderFunctionArgs | ActionFunctionArgs, error: unknown): Response {
  if (error instanceof Response) return error;
  if (!(error instanceof Trouble)) return ownFault(args, error);
  // Log it once, however many parts of the page share the failed answer.
  if (!told.has(error))
    args.context.log.warn({ reason: error.message }, "A page got no answer from what it needs");
  told.add(error);
  const { retryAfterMs } = error;
  return retryAfterMs === null
    ? noAnswer(args.context.notice)
    : json({ reason: "too-many", said: tooManyReads(retryAfterMs) }, tooManyInit(retryAfterMs));
}

/** Logs the fault with the request's id, which the page shows. */
function ownFault({ context }: LoaderFunctionArgs | ActionFunctionArgs, error: unknown): Response {
  logFault(context.log, error);
  return json({ reference: context.requestId }, { status: 500 });
}
