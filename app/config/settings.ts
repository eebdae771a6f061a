import { z } from "zod";
import { limits } from "~/values/limits";
import { halves, type Serve } from "./halves";
import {
  authservId,
  country,
  domain,
  endpoint,
  flag,
  host,
  hosts,
  line,
  port,
  proxies,
  seconds,
  secret,
  secrets,
  serviceAccount,
  share,
  url,
  whole,
} from "./setting-kinds";

/** What docs/settings.md says of a setting (`npm run codegen`), and when it is required. */
interface About {
  says: string;
  /** The behaviour without it, if it has no default value. */
  unset?: string;
  /** Required in production: always, where pages are served, or where jobs run. */
  production?: "always" | "pages" | "works";
  /** When else it is required, in words. `env-faults.ts` checks it. */
  required?: string;
}

export const about = z.registry<About>();

export const settings = z.object({
  APP_MODE: z
    .enum(["local", "production"], { error: "must be local or production" })
    .register(about, { says: "`local` or `production`; `npm run local` sets it", required: "always" }),
  NODE_ENV: z
    .string()
    .optional()
    .register(about, { says: "`production` for the build and the server; `development` in the dev loop" }),
  SERVE: z
    .enum(Object.keys(halves) as [Serve], { error: "must be all, web or api" })
    .default("all")
    .register(about, {
      says: "`all`; `web` for the pages alone, which ask the API at `GRAPHQL_URL`; `api` for GraphQL alone, with the jobs ([operations](operations.md#two-halves))",
    }),
  PORT: port.default(3000).register(about, { says: "port to listen on" }),
  LISTEN: z.string().optional().register(about, {
    says: "address to listen on; loopback alone in local mode",
    unset: "`127.0.0.1` local, `0.0.0.0` production",
  }),
  ORIGIN: url(/^https?:$/, "an address like https://guildhall.example")
    .optional()
    .register(about, {
      says: "public origin; https in production",
      unset: "`http://localhost:PORT`",
      production: "always",
    }),
  ALLOWED_HOSTS: hosts
    .optional()
    .register(about, { says: "hosts that are answered, separated by commas", unset: "the origin’s host" }),
  LINK_HOST: host.optional().register(about, {
    says: "exact host at which a page may ask for a sign-in mail",
    unset: "the origin’s host",
  }),
  TRUSTED_PROXIES: proxies.default([]).register(about, {
    says: "addresses or ranges (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` and `X-Request-Id` count, separated by commas; without it all visitors behind a proxy share one limit. With `SERVE=api`: the web halves, which otherwise have no more connections than one visitor",
  }),
  DRAIN_AFTER: seconds(300).default(0).register(about, {
    says: "seconds for which a process that was told to stop is served as before while `/readyz` says 503, so that a balancer notices; 300 at most",
  }),
  BRAND_NAME: z
    .string()
    .min(1)
    .max(40, "must be a name of at most 40 characters")
    .default("Guildhall")
    .register(about, { says: "site title, mails" }),
  CONTACT_EMAIL: z.email("must be an e-mail address").optional().register(about, {
    says: "where questions go",
    unset: "`hello@` the origin’s host",
    production: "always",
  }),
  SECURITY_CONTACT: url(/^(?:mailto|https):$/, "a mailto: or https:// address")
    .optional()
    .register(about, {
      says: "where holes are reported, a `mailto:` or `https://` address; in `/.well-known/security.txt`",
      unset: "`mailto:` and `CONTACT_EMAIL`",
    }),
  OPERATOR_NAME: line(100).optional().register(about, {
    says: "who runs the place; on the public pages and in the terms",
    production: "pages",
  }),
  OPERATOR_ADDRESS: line(300)
    .optional()
    .register(about, { says: "where mail by post arrives, in one line", production: "pages" }),
  GOVERNING_LAW: line(100).optional().register(about, {
    says: "the country whose law holds, as a sentence names it: `Germany`, `England and Wales`",
    production: "pages",
  }),
  OPERATOR_COUNTRY: country.optional().register(about, {
    says: "where the operator is established, two letters: for `DE`, `AT`, `CH` and `LI` the foot of each page leads to the imprint at `/imprint`, which has the settings around this one",
    unset: "`/imprint` without a link",
  }),
  OPERATOR_REPRESENTATIVE: line(200)
    .optional()
    .register(about, { says: "who represents the operator, if it is no person; in the imprint" }),
  OPERATOR_REGISTER: line(200).optional().register(about, {
    says: "where it is registered, and its number: `Amtsgericht Leipzig, HRB 12345`; in the imprint",
  }),
  OPERATOR_VAT_ID: line(40).optional().register(about, { says: "its VAT number; in the imprint" }),
  OPERATOR_PHONE: line(40)
    .optional()
    .register(about, { says: "a number that people can call; in the imprint" }),
  TERMS_VERSION: line(40).optional().register(about, {
    says: "what terms and privacy page of today are called: `1 March 2027`",
    production: "pages",
  }),
  COOKIE_SECRETS: secrets.optional().register(about, {
    says: "signs cookies, and the links in mails that end their kind: 32 characters or more, `openssl rand -hex 32`; several, newest first, separated by commas. Production refuses known ones and those with less than 128 random bits, here and in the two secrets below",
    production: "always",
  }),
  STORE: z
    .enum(["sqlite", "firestore"], { error: "must be sqlite or firestore" })
    .default("sqlite")
    .register(about, {
      says: "`sqlite` keeps the data in `DATA_DIR`, for one machine; `firestore` in the project’s Firestore, with the credentials of `FIREBASE_SERVICE_ACCOUNT`",
    }),
  FIRESTORE_EMULATOR_HOST: host.optional().register(about, {
    says: "`host:port` of a Firestore emulator; refused in production",
    required: "in local mode with `STORE=firestore`",
  }),
  SEARCH: z
    .enum(["embedded", "opensearch"], { error: "must be embedded or opensearch" })
    .default("embedded")
    .register(about, {
      says: "`embedded` keeps the search’s index in `DATA_DIR`; `opensearch` in the cluster at `OPENSEARCH_URL` ([why](decisions/search.md#opensearch))",
      required: "`opensearch` with `STORE=firestore`",
    }),
  OPENSEARCH_URL: url(/^https?:$/, "an address like https://user:password@search.internal:9200")
    .optional()
    .register(about, {
      says: "`https://user:password@host:9200`; https in production, except on this machine. `NODE_EXTRA_CA_CERTS` names a file with an authority of your own",
      required: "with `SEARCH=opensearch`",
    }),
  OPENSEARCH_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9]{0,39}$/, "must be lower-case letters and digits, at most 40")
    .default("guildhall")
    .register(about, { says: "begins the names of its indexes, where several sites share a cluster" }),
  DATA_DIR: z
    .string()
    .min(1)
    .default(".local")
    .register(about, { says: "directory of the database, and in local mode of accounts and mails" }),
  FILES_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, "must be the name of a bucket, without gs://")
    .optional()
    .register(about, {
      says: "keeps members’ files in this bucket of Firebase Storage, with the credentials of `FIREBASE_SERVICE_ACCOUNT`; several machines need one",
      unset: "`files` in `DATA_DIR`",
    }),
  MAIL_URL: url(/^smtps?:$/, "an smtp(s):// address")
    .optional()
    .register(about, {
      says: "`smtp(s)://user:password@host:port`; local mode uses the mailbox without it",
      production: "works",
    }),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s<]@[^\s>]+>?$/, "must be a sender, like Guildhall <hello@example.com>")
    .max(200, "must be a sender of at most 200 characters")
    .optional()
    .register(about, {
      says: "sender, `Name <address>`",
      unset: "`BRAND_NAME <hello@…>` of the origin’s host",
      production: "always",
    }),
  SIGN_UP_MAILS_PER_HOUR: whole(10, 1_000_000).default(limits.signUpMailsPerHour).register(about, {
    says: "e-mails to addresses that nobody has proven (invitations, confirmations), of the whole site, and as many at once after a quiet hour; what is asked for beyond waits",
  }),
  RATES_URL: endpoint.optional().register(about, {
    says: "the day’s exchange rates, in the European Central Bank’s format: `https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml`. Read once a day, for comparing prices in different currencies",
    unset: "the rates of the release",
  }),
  INBOUND_DOMAIN: domain.optional().register(about, {
    says: "the domain at which a mail service receives mail for us, so that members can reply to e-mail about messages",
  }),
  INBOUND_SECRET: secret.optional().register(about, {
    says: "32 characters or more: how that service is known when it posts mails to `/inbound`",
    required: "with `INBOUND_DOMAIN`",
  }),
  INBOUND_AUTHSERV_ID: authservId.optional().register(about, {
    says: "how the server that receives those mails calls itself at the beginning of `Authentication-Results`: no other word on who sent a reply counts",
    required: "with `INBOUND_DOMAIN`",
  }),
  FIREBASE_PROJECT_ID: z
    .string()
    .min(1, "must be the Firebase project’s id")
    .optional()
    .register(about, { says: "the project", production: "always" }),
  FIREBASE_API_KEY: z
    .string()
    .min(1, "must be the Firebase project’s web API key")
    .optional()
    .register(about, { says: "its web API key (not a secret: browsers get it)", production: "always" }),
  FIREBASE_SERVICE_ACCOUNT: serviceAccount
    .optional()
    .register(about, { says: "the JSON of a service account key", production: "always" }),
  FIREBASE_AUTH_EMULATOR_HOST: host.optional().register(about, {
    says: "`host:port`; refused in production, where it would accept unsigned cookies",
    required: "in local mode, where `npm run local` sets it",
  }),
  GRAPHQL_URL: endpoint.optional().register(about, {
    says: "send operations to this API over the wire, instead of the one in this process",
    required: "with `SERVE=web`",
  }),
  GRAPHQL_API_KEY: secret.optional().register(about, {
    says: "32 characters or more, the same for both halves. A wrong one is answered 401",
    required: "in production with `SERVE=api` or `GRAPHQL_URL`",
  }),
  FUNCTIONS_URL: endpoint.optional().register(about, {
    says: "where the callable functions are deployed, without their names: `https://europe-west3-PROJECT.cloudfunctions.net`; they run in this process without it ([why](decisions/processes.md#callable-functions))",
  }),
  FUNCTIONS_EMULATOR: flag
    .default(false)
    .register(about, { says: "`true` calls those of the functions emulator; refused in production" }),
  FUNCTIONS_HOST: host.default("127.0.0.1").register(about, { says: "where that is" }),
  FUNCTIONS_PORT: port.default(5001).register(about, { says: "its port" }),
  ANALYTICS_SCRIPT: url(/^https:$/, "an https:// address")
    .optional()
    .register(about, {
      says: "address of a privacy-friendly analytics script; not loaded for Do Not Track or Global Privacy Control",
    }),
  ANALYTICS_SITE: z
    .string()
    .max(100, "must be at most 100 characters")
    .optional()
    .register(about, { says: "its `data-domain`" }),
  METRICS_PORT: port
    .optional()
    .register(about, { says: "port of its own for Prometheus’ `/metrics`; none without it" }),
  METRICS_LISTEN: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .register(about, { says: "address for it; never one that the public reaches" }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?:$/, "an http(s):// address of a collector")
    .optional()
    .register(about, {
      says: "sends traces to this collector by OTLP over HTTP; its other settings, like `OTEL_EXPORTER_OTLP_HEADERS`, are OpenTelemetry’s own",
    }),
  OTEL_SERVICE_NAME: line(100).default("guildhall").register(about, { says: "by which name" }),
  OTEL_TRACES_SAMPLER_ARG: share
    .default(1)
    .register(about, { says: "share of the traces that are sent, 0 to 1" }),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"], { error: "must be a pino level" })
    .default("info")
    .register(about, { says: "pino’s levels" }),
  READS_A_MINUTE: whole(10_000, 999_999_999).default(limits.readCost).register(about, {
    says: "fields that one member reads in a minute, through pages or the API: two large pages a second ([why](decisions/limits.md#one-member))",
  }),
  DEVELOPER_THEMES: flag.optional().register(about, {
    says: "offers the themes that show every box, and maximum contrast",
    unset: "`true` local, `false` production",
  }),
});

/** The checked settings. */
export type Env = z.infer<typeof settings>;

export const settingNames = Object.keys(settings.shape) as (keyof Env)[];
