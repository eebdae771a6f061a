import proxyaddr from "proxy-addr";
import { z } from "zod";

// Kinds of settings: the accepted text, its parsed value, and the message for a wrong one, which
// never repeats the text.

export const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, "must be a port number")
  .transform(Number);
export const host = z
  .string()
  .regex(/^[a-z0-9.-]+(:\d+)?$/i, "must be a host name, with a port if it isn’t the usual one")
  .toLowerCase();
export const domain = z
  .string()
  .regex(/^(?=.{4,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/i, "must be a domain, like reply.example.com")
  .toLowerCase();
export const authservId = z
  .string()
  .regex(/^[a-z0-9._-]{1,253}$/i, "must be a name like mx.example.com, as it begins Authentication-Results")
  .toLowerCase();
export const country = z
  .string()
  .regex(/^[a-z]{2}$/i, "must be the two letters of a country, like DE")
  .toUpperCase();
export const flag = z
  .enum(["true", "false"], { error: "must be true or false" })
  .transform((value) => value === "true");
export const seconds = (most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,3}$/.test(text) && Number(text) <= most,
      `must be whole seconds, at most ${most}`,
    )
    .transform((text) => Number(text) * 1_000);
export const whole = (least: number, most: number) =>
  z
    .string()
    .refine(
      (text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number of ${least} to ${most}`,
    )
    .transform(Number);
const list = z.string().transform((text) => text.split(",").map((item) => item.trim()));
export const hosts = list.pipe(z.array(host).min(1));
export const proxies = list.refine(
  areProxies,
  "must be addresses or ranges, like 10.0.0.0/8, separated by commas",
);
export const url = (protocols: RegExp, what: string) =>
  z
    .string()
    .refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol), `must be ${what}`);
/**
 * For use with `fetch`, which refuses an address with a user name, and whose error message repeats
 * all of it.
 */
export const endpoint = url(/^https?:$/, "an http(s):// address").refine((text) => {
  const given = URL.parse(text);
  return !given?.username && !given?.password;
}, "must name no user and no password");
export const line = (most: number) =>
  z
    .string()
    .max(most, `must be at most ${most} characters`)
    .refine((text) => !/[\r\n]/.test(text), "must be one line");
export const share = z
  .string()
  .refine((text) => /^(?:0|1|0?\.\d+|1\.0+)$/.test(text), "must be a share of 0 to 1, like 0.1")
  .transform(Number);
export const secret = z.string().min(32, "must be a secret of at least 32 characters");
/** Newest first. */
export const secrets = list.pipe(z.array(secret).min(1));
export const serviceAccount = z.string().transform((text, issues): Record<string, unknown> => {
  try {
    const value = JSON.parse(text);
    if (typeof value?.private_key === "string" && typeof value.client_email === "string") return value;
  } catch {
    // The check below reports it, without the text: it holds a private key.
  }
  issues.addIssue({ code: "custom", message: "must be the JSON of a service account key" });
  return z.NEVER;
});

/** The library would also accept names of its own (`loopback`), and a bare number as an address. */
function areProxies(addresses: string[]): boolean {
  try {
    proxyaddr.compile(addresses);
    return addresses.every((address) => /[.:]/.test(address));
  } catch {
    return false;
  }
}
