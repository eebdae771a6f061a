import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { isStoreTrouble } from "~/auth/store-trouble";
import { orLate } from "~/contract/deadline.server";
import { TransportFailure } from "~/web/api/graphql-failure";
import { tooManyInit } from "./too-many.server";
import { noAnswer } from "./trouble.server";

type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => unknown;

/**
 * The build with every loader and action answering 503 where the store or the API gave no answer and the
 * route itself had no better one. Done once for all routes, so that none can forget it: a 500 would say
 * that we made a mistake, and nobody would try again.
 */
export function answerTrouble(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action } = route?.module ?? {};
    const module = {
      ...route?.module,
      ...(loader && { loader: guard(inTime(loader as Handler)) }),
      ...(action && { action: guard(action as Handler) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** A loader that is answered 503 when the time of its request is over. Posts are bounded call by call. */
function inTime(loader: Handler): Handler {
  return (args) => {
    const { dueAt, log } = args.context;
    if (dueAt === null) return loader(args);
    return orLate(dueAt, Promise.resolve(loader(args)), () => {
      log.warn({}, "A page was not ready in time");
      throw noAnswer();
    });
  };
}

function guard(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!isStoreTrouble(error) && !(error instanceof TransportFailure)) throw error;
      args.context.log.warn({ reason: error.message }, "A page got no answer from what it needs");
      if (error instanceof TransportFailure && error.retryAfterMs !== null)
        throw json({ reason: "too-many" }, tooManyInit(error.retryAfterMs));
      throw noAnswer();
    }
  };
}
