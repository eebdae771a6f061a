import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths, withUnseen } from "~/paths";
import * as words from "~/words/shell.generated";
import type { HandOff } from "./hand-off";
import { recordLogin } from "./local-storage";

/**
 * Completes a sign-in that the action handed over: signs in with the custom token, posts the ID
 * token to /session, records loginTime, and goes to /app. If the browser can't reach the provider,
 * the server finishes with the custom token. Returns what went wrong, or null.
 */
export function useCompleteSignIn(handOff: HandOff | null | undefined): {
  running: boolean;
  problem: string | null;
} {
  const navigate = useNavigate();
  const started = useRef<HandOff | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (!handOff || started.current === handOff) return;
    started.current = handOff;
    setProblem(null);
    complete(handOff)
      .then((to) => navigate(to, { replace: true }))
      .catch((error: unknown) =>
        setProblem(error instanceof SignInProblem ? error.message : words.signInUnreachable()),
      );
  }, [handOff, navigate]);

  return { running: Boolean(handOff) && problem === null, problem };
}

class SignInProblem extends Error {}

async function complete({ customToken, firebase, unseen }: HandOff): Promise<string> {
  let proof: Record<string, string>;
  try {
    const { signInForIdToken } = await import("./firebase-sign-in.client");
    proof = { idToken: await signInForIdToken(customToken, firebase) };
  } catch {
    // Blocked, offline or too slow: the server can reach the provider itself.
    proof = { customToken };
  }
  const response = await fetch(paths.session, { method: "POST", body: new URLSearchParams(proof) });
  const answer: unknown = await response.json().catch(() => null);
  const { to, message } = (answer ?? {}) as { to?: string; message?: string };
  if (!response.ok || !to) throw new SignInProblem(message ?? words.signInUnreachable());
  recordLogin();
  return unseen ? withUnseen(to) : to;
}
