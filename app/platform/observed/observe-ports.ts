import type { Identity } from "~/platform/ports/identity";
import type { Mailer } from "~/platform/ports/mailer";
import type { Search, Searches } from "~/platform/ports/search";
import { type Store, StoreContentionError, StoreUnavailableError } from "~/platform/ports/store";
import type { ObserveCall } from "./observe-calls";

/** The unchanged adapters, with every call observed. */
export function observeStore(store: Store, observe: ObserveCall): Store {
  const told = (call: string, attributes: Record<string, string> = {}) =>
    ({ metric: "store_call_duration_seconds", call, failureOf, attributes }) as const;
  return {
    get: (collection, id) => observe(told("get", { collection }), () => store.get(collection, id)),
    getMany: (collection, ids) =>
      observe(told("getMany", { collection }), () => store.getMany(collection, ids)),
    query: (query) => observe(told("query", { collection: query.collection }), () => store.query(query)),
    transact: (work) => observe(told("transact"), () => store.transact(work)),
    marks: (documents) => observe(told("marks"), () => store.marks(documents)),
    watch: (collection, id, onChange) => store.watch(collection, id, onChange),
    close: () => store.close(),
  };
}

function failureOf(error: unknown): string {
  if (error instanceof StoreUnavailableError) return "unavailable";
  return error instanceof StoreContentionError ? "contention" : "failed";
}

export function observeSearch(search: Search, observe: ObserveCall): Search {
  const told = (call: string) => ({ metric: "search_call_duration_seconds", call, failureOf }) as const;
  return {
    find: (query) => observe(told("find"), () => search.find(query)),
    count: (query) => observe(told("count"), () => search.count(query)),
    write: (work) => observe(told("write"), () => search.write(work)),
    made: () => observe(told("made"), () => search.made()),
    isComplete: () => observe(told("isComplete"), () => search.isComplete()),
    close: () => search.close(),
  };
}

export function observeSearches({ briefs, members, ...others }: Searches, observe: ObserveCall): Searches {
  return { ...others, briefs: observeSearch(briefs, observe), members: observeSearch(members, observe) };
}

/** Each of the port's calls resolves to a result: a provider's refusal is an answer, too. */
export function observeIdentity<Provider extends Identity>(
  identity: Provider,
  observe: ObserveCall,
): Provider {
  const outcomeOf = (answer: unknown) => {
    const result = answer as { ok: boolean; code?: string };
    if (result.ok) return "ok";
    return result.code === "network-request-failed" ? "unanswered" : "refused";
  };
  const calls = Object.entries(identity).map(([call, ask]) => {
    if (call === "close") return [call, ask];
    const told = { metric: "provider_call_duration_seconds", call, outcomeOf } as const;
    return [call, (...given: unknown[]) => observe(told, () => ask(...given))];
  });
  return Object.fromEntries(calls);
}

export function observeMailer(mailer: Mailer, observe: ObserveCall): Mailer {
  return {
    send: (mail) =>
      observe(
        {
          metric: "mail_call_duration_seconds",
          call: "send",
          outcomeOf: (answer) => (answer.ok ? "ok" : answer.code),
        },
        () => mailer.send(mail),
      ),
    close: () => mailer.close(),
  };
}
