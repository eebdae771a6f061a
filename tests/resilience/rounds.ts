import { isResilienceFull } from "../../scripts/left-out.mjs";

/** `npm test` runs a share of the rounds that are promised; RESILIENCE=full runs all. */
const full = isResilienceFull(process.env);

export const rounds = {
  /** SIGKILL in the middle of sign-ups. */
  kills: full ? 50 : 3,
  /** SIGKILL while an old store is rewritten. */
  rewrites: full ? 10 : 3,
  /** SIGKILL while a store is dumped, and while one is loaded. */
  moves: full ? 10 : 2,
  /** SIGTERM under load. */
  stops: full ? 20 : 2,
  /** Of three processes behind a balancer one after the other is restarted: fifty times all three. */
  restarts: full ? 150 : 2,
  /** One link redeemed by 50 clients at once. */
  links: full ? 100 : 20,
  /** One custom token posted by 50 clients at once. */
  tokens: full ? 100 : 5,
  /** The last seat accepted twice, and a proposal sent while its brief closes: each so often. */
  markets: full ? 200 : 40,
  /** The last seat accepted by three on each engine, and each of the smaller races. */
  seats: full ? 200 : 10,
  small: full ? 50 : 3,
  /** Two moves of an agreement or a milestone at once, of each pair so often on each engine. */
  agreements: full ? 1_000 : 6,
  /** SIGKILL in the middle of an agreement’s moves. */
  agreementKills: full ? 50 : 2,
  /** Jobs that wait for a mail server and a provider that are down. */
  jobs: full ? 500 : 100,
  /** Two releases are started and stopped in turn for so long, in ms, and once at least. */
  releasesMs: full ? 120_000 : 0,
};

/** Printed with every run; RESILIENCE_SEED repeats one. */
export const seed = Number(process.env.RESILIENCE_SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Vitest's limit for `count` rounds of at most `each` ms on a slow machine. */
export const limitFor = (count: number, each: number) => ({ timeout: 300_000 + count * each });
