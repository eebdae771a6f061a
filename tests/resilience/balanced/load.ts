import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { type Outcome, type Sending, send } from "../client";
import { createPerson, type Person } from "../person";
import type { Site } from "./site";

/** Between an answer and the next request, in ms: most of the machine is for the processes. */
const pauses = { page: 25, form: 25, signUp: 250 };

const memberPages = ["/app", "/app/briefs", "/app/profile", "/app/inbox", "/app/notifications"];

interface Asked {
  what: string;
  isForm: boolean;
  outcome: Outcome;
  /** In ms since the process began. */
  sentAt: number;
  took: number;
}

export const isGood = ({ outcome }: Asked) => outcome.kind === "answered" && outcome.status < 400;

/**
 * Visitors, members and people who sign up, on new connections and on kept ones, until it is stopped. Nobody else has a
 * number of those who sign up, which begin at `firstPerson`.
 */
export function startLoad({ port }: Site, cookie: string, firstPerson = 100) {
  const asked: Asked[] = [];
  const people: Person[] = [];
  let stopping = false;

  async function ask(what: string, sending: Sending) {
    const sentAt = performance.now();
    const outcome = await send(port, sending);
    const took = performance.now() - sentAt;
    asked.push({ what: `${what}: ${sending.path}`, isForm: Boolean(sending.fields), outcome, sentAt, took });
    return outcome;
  }
  async function keepAsking(what: string, next: () => Sending, pauseMs: number, agent?: Agent) {
    while (!stopping) {
      await ask(what, { ...next(), agent });
      await pause(pauseMs);
    }
    agent?.destroy();
  }
  const kept = () => new Agent({ keepAlive: true, maxSockets: 1 });

  const visit = (): Sending => ({ path: "/hire", from: "192.0.2.1" });
  const read = (): Sending => {
    const path = memberPages[Math.floor(Math.random() * memberPages.length)] ?? "/app";
    return { path, cookie, from: "192.0.2.1" };
  };
  const choose = (): Sending => ({ path: "/theme", fields: { theme: "dark" }, cookie, from: "192.0.2.1" });
  const signUp = (): Sending => {
    const person = createPerson(firstPerson + people.length);
    people.push(person);
    const { path, fields, from } = person;
    return { path, fields, from };
  };
  const all = [
    keepAsking("on new connections", visit, pauses.page),
    keepAsking("on a kept connection", visit, pauses.page, kept()),
    keepAsking("signed in, on a kept connection", read, pauses.page, kept()),
    keepAsking("on a kept connection", choose, pauses.form, kept()),
    keepAsking("on new connections", signUp, pauses.signUp),
    keepAsking("on a kept connection", signUp, pauses.signUp, kept()),
  ];
  const stop = async () => {
    stopping = true;
    await Promise.all(all);
  };
  onTestFinished(stop);
  return { asked, people, stop };
}
