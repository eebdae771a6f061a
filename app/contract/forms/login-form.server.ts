import { z } from "zod";
import { email } from "./fields.server";

/** `/login`, and "correct the address" on the page that says a link was sent. */
export const loginForm = z.object({ email, redirect: z.string().max(2_000).optional() });

/** `/sign-in`: the address is asked for only where the browser isn't the one that asked for the link. */
export const linkForm = z.object({
  id: z.string().max(100),
  oobCode: z.string().max(1_000),
  redirect: z.string().max(2_000).optional(),
  email: email.optional(),
});
