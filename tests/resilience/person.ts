import { expect } from "vitest";
import { toCookieHeader } from "#tests/support/app";
import { type Link, linksCollection } from "~/features/sign-in/auth/links.server";
import { systemClock } from "~/platform/clock/system-clock";
import type { Store } from "~/platform/ports/store";
import { createCookies } from "~/shell/request/cookies.server";
import { headerOf, type ReceivedMail } from "../platform/mail/smtp-server";
import { send } from "./client";
import { cookieSecret } from "./product";

/** Somebody who fills in a form, and what they were told. */
export interface Person {
  email: string;
  /** The name, the agency or the organisation that they typed: nobody else's. */
  typed: string;
  path: string;
  fields: Record<string, string>;
  /** Their client address. */
  from: string;
  /** Posts, answered or not; each asks for one mail at most. */
  posts: number;
  /** Cookies of the answer that they got. */
  cookie: string;
  isSignedIn: boolean;
  /** Answers that said that a link is on its way. */
  linksPromised: number;
}

export function createPerson(number: number): Person {
  const typed = `Person ${number}`;
  const email = `person-${number}@example.com`;
  const forms = [
    { path: "/?index", fields: { email, name: typed, skills: "TypeScript, SQL" } },
    { path: "/boutiques", fields: { email, name: typed, services: "Branding", teamSize: "7" } },
    { path: "/hire", fields: { email, organisation: typed, problem: `The problem of ${typed}.` } },
  ] as const;
  const form = forms[number % 3] ?? forms[0];
  const from = `10.0.${number >> 8}.${number & 255}`;
  return { ...form, email, typed, from, posts: 0, cookie: "", isSignedIn: false, linksPromised: 0 };
}

/** Where a new member begins: the dashboard, or a hirer's first brief. */
const isOwnPage = /^\/app(?:\/briefs\/new\?id=first\w+)?(?:[?&]notice=confirmed)?$/;

/** Presses the button of their form once. True when an answer came; any but a good one fails the test. */
export async function pressSignUp(port: number, person: Person): Promise<boolean> {
  person.posts += 1;
  const outcome = await send(port, person);
  if (outcome.kind !== "answered") return false;
  const { location } = outcome;
  const way = location === "/login?sent=1" ? "by link" : isOwnPage.test(location ?? "") ? "signed in" : null;
  expect({ ...person, outcome, way }).toMatchObject({ outcome: { status: 303 }, way: expect.any(String) });
  person.cookie = toCookieHeader(outcome.setCookies);
  person.isSignedIn = way === "signed in";
  if (way === "by link") person.linksPromised += 1;
  return true;
}

/** Asks for a link at /login. True when an answer came. */
export async function pressLogin(port: number, person: Person): Promise<boolean> {
  person.posts += 1;
  const { email, from } = person;
  const outcome = await send(port, { path: "/login", fields: { email }, from });
  if (outcome.kind !== "answered") return false;
  expect(outcome).toMatchObject({ status: 303, location: "/login?sent=1" });
  person.linksPromised += 1;
  return true;
}

/**
 * Presses the button of the page that the mail leads to, in the browser that sent the form. Of several mails
 * that came in any order it is the one which this browser's own attempt asked for.
 */
export async function pressLink(
  port: number,
  person: Person,
  mails: readonly ReceivedMail[],
  store: Store,
): Promise<void> {
  const { email, from, cookie } = person;
  const cookies = createCookies({ secrets: [cookieSecret], secure: false, clock: systemClock });
  const attempt = await cookies.readAttempt(new Request("http://localhost/", { headers: { cookie } }));
  const links = mails.map(linkIn);
  const asked = await store.getMany<Link>(
    linksCollection,
    links.map((each) => each.get("id") ?? ""),
  );
  const link = links.find((_link, at) => attempt && asked[at]?.data.attempt === attempt);
  if (!link) throw new Error(`No mail to ${email} has a link of the attempt ${attempt}`);
  const fields = { id: link.get("id") ?? "", oobCode: link.get("oobCode") ?? "", email };
  const outcome = await send(port, { path: "/sign-in", fields, from, cookie });
  expect({ email, ...outcome }).toMatchObject({
    status: 303,
    location: expect.stringMatching(isOwnPage),
  });
  if (outcome.kind === "answered") person.cookie = toCookieHeader(outcome.setCookies, cookie);
  person.isSignedIn = true;
}

/** The query of the first address in a mail's text part, which is quoted-printable where its lines are long. */
export function linkIn(mail: ReceivedMail): URLSearchParams {
  const text = mail.body.replace(/=\r?\n/g, "").replace(/=3D/gi, "=");
  return new URL(text.match(/http\S+sign-in\?\S+/)?.[0] ?? "http://no-link.test").searchParams;
}

/** The mails that somebody got, by Message-ID: a second copy of one takes the first one's place. */
export function mailsTo({ email }: Person, received: readonly ReceivedMail[]): ReceivedMail[] {
  const own = received.filter(({ recipients }) => recipients.includes(email));
  return [...new Map(own.map((mail) => [headerOf(mail, "message-id"), mail])).values()];
}
