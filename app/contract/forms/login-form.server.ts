import { z } from "zod";
import { email } from "./fields.server";

// Fields that nobody types: what is wrong with one is wrong with the link.
const incomplete = "This link isn't complete. Ask for a new one.";
const hidden = z.string({ error: incomplete });

/**
 * `/login`, and "correct the address" on the page that says a link was sent. `redirect` goes through
 * `safeRedirect`, which bounds it.
 */
export const loginForm = z.object({ email, redirect: hidden.optional() });

/** `/sign-in`: the address is asked for only where the browser isn't the one that asked for the link. */
export const linkForm = z.object({
  id: hidden.max(100, { error: incomplete }),
  oobCode: hidden.max(1_000, { error: incomplete }),
  redirect: hidden.optional(),
  email: email.optional(),
});
