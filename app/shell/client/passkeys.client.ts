// `.client`, and loaded on demand: pages without a passkey button never load it.
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import * as words from "~/words/shellPasskeys.generated";
import { recordLogin } from "./local-storage";

interface Answer {
  options?: never;
  to?: string;
  message?: string;
}

/**
 * Asks the device for a passkey; resolves to the address to go to. `member`: whose page it is, ""
 * on one that is no member's. Throws an error with a message for the member.
 */
export async function askPasskey(what: "add" | "sign-in", redirect: string, member: string): Promise<string> {
  const { options, ...begun } = await send({ step: "begin", what, redirect, pageMember: member });
  if (begun.to) return begun.to;
  if (!options) throw new Error(begun.message ?? words.passkeyNoAnswer());
  const made = await (what === "add"
    ? startRegistration({ optionsJSON: options })
    : startAuthentication({ optionsJSON: options })
  ).catch((error: Error) => {
    // The device already has one of the account's passkeys (w3.org/TR/webauthn-3, § 6.3.2).
    if (error.name === "InvalidStateError") throw new Error(words.passkeyOnDevice());
    throw new Error(words.passkeyNotUsed());
  });
  const done = await send({
    step: "finish",
    what,
    redirect,
    pageMember: member,
    response: JSON.stringify(made),
  });
  if (!done.to) throw new Error(done.message ?? words.passkeyNoAnswer());
  if (what === "sign-in") recordLogin();
  return done.to;
}

async function send(fields: Record<string, string>): Promise<Answer> {
  const answer = await fetch("/passkey-proof", { method: "POST", body: new URLSearchParams(fields) }).catch(
    () => null,
  );
  return ((await answer?.json().catch(() => null)) ?? {}) as Answer;
}
