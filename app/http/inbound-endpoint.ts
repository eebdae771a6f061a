import { createHash, timingSafeEqual } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { paths } from "~/paths";
import { separatorOf } from "~/values/form-fields.server";
import { readPostedMail } from "./posted-mail";
import { said } from "./refusals";

/** A mail as a mail service posts it. */
export interface PostedMail {
  raw: Uint8Array;
  /**
   * The recipients and the sender according to the service; the mail's headers are the sender's
   * word alone.
   */
  recipients: string[];
}

/** The outcome of a mail. `unavailable`: the service should post it again. */
export type MailOutcome = { outcome: "delivered" | "refused" | "unavailable"; reason?: string };

/**
 * Where a mail service posts the mails that it receives for us: raw MIME as the body, or in a field
 * of a form. It authenticates by the secret, as the password of HTTP basic (with any user name) or
 * as a bearer token. Mounted before the size limit on other bodies, because it has its own.
 */
export function inboundEndpoint(secret: string, receive: (mail: PostedMail) => Promise<MailOutcome>): Hono {
  const app = new Hono();
  app.post(paths.inbound, knownBy(secret), async (context) => {
    const type = context.req.header("content-type") ?? "";
    const body = await readPostedMail(context.req.raw, type);
    if (body === null) return context.text(said[413](), 413);
    const mail = await readMail(type, body);
    if (mail === null) return context.text("Send message/rfc822, or a form with the mail in it.", 415);
    const { outcome, reason } = await receive(mail);
    if (outcome === "unavailable") return context.text("Try again later.", 503, { "retry-after": "60" });
    // Posting it again would not change the outcome, whatever that is.
    return context.json({ outcome, reason });
  });
  app.all(paths.inbound, (context) => context.text(said[405](), 405, { allow: "POST" }));
  return app;
}

function knownBy(secret: string): MiddlewareHandler {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  const expected = hash(secret);
  return (context, next) => {
    const [, scheme = "", given = ""] = /^(\w+) (.+)$/.exec(context.req.header("authorization") ?? "") ?? [];
    const token =
      scheme.toLowerCase() === "basic"
        ? Buffer.from(given, "base64")
            .toString("utf8")
            .replace(/^[^:]*:/, "")
        : given;
    if (timingSafeEqual(hash(token), expected)) return next();
    return Promise.resolve(
      context.text("This needs the secret.", 401, { "www-authenticate": 'Basic realm="inbound"' }),
    );
  };
}

/** The fields in which services post the whole mail. */
const mailFields = ["body-mime", "email", "message"];
const recipientFields = ["recipient", "to"];

async function readMail(type: string, body: Buffer): Promise<PostedMail | null> {
  if (/^message\/rfc822/i.test(type)) return { raw: body, recipients: [] };
  const separator = separatorOf(type, body);
  if (separator === null) return null;
  // The end of a form that was too long to be kept whole.
  const end = separator === "&" || body.includes(`${separator}--`) ? "" : `\r\n${separator}--\r\n`;
  const given = new Response(Buffer.concat([body, Buffer.from(end)]), { headers: { "content-type": type } });
  const form = await given.formData().catch(() => null);
  const mail = mailFields.map((name) => form?.get(name)).find((value) => value != null);
  if (!form || mail == null) return null;
  const raw =
    typeof mail === "string" ? new TextEncoder().encode(mail) : new Uint8Array(await mail.arrayBuffer());
  return { raw, recipients: recipientsIn(form) };
}

/** In a field of their own, or in the envelope, as JSON. */
function recipientsIn(form: FormData): string[] {
  const named = recipientFields.map((name) => form.get(name)).filter((value) => typeof value === "string");
  try {
    const { to } = JSON.parse(String(form.get("envelope") ?? "{}"));
    if (Array.isArray(to)) named.push(...to.filter((one) => typeof one === "string"));
  } catch {
    // Then the mail's headers are read for them.
  }
  return named
    .join(",")
    .slice(0, 10_000)
    .split(/[\s,<>"]+/);
}
