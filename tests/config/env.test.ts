import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ConfigurationError, readConfig, readHostedConfig, readStoreConfig } from "~/config/env.server";

const secrets = {
  COOKIE_SECRETS: randomBytes(32).toString("hex"),
  MAIL_URL: "smtps://user:mail-password-0002@mail.example.com",
  FIREBASE_API_KEY: "firebase-web-key-0003",
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
    private_key: "private-key-0004",
    client_email: "server@guildhall.example",
  }),
  GRAPHQL_API_KEY: randomBytes(32).toString("base64"),
};
const production = {
  APP_MODE: "production",
  ORIGIN: "https://guildhall.example",
  CONTACT_EMAIL: "hello@guildhall.example",
  OPERATOR_NAME: "Guild Ltd",
  OPERATOR_ADDRESS: "1 Yard, Leeds",
  GOVERNING_LAW: "England and Wales",
  TERMS_VERSION: "1 May 2026",
  MAIL_FROM: "Guildhall <hello@guildhall.example>",
  FIREBASE_PROJECT_ID: "guildhall",
  ...secrets,
  GRAPHQL_API_KEY: undefined as string | undefined,
};
const local = { APP_MODE: "local", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };

type Settings = Record<string, string | undefined>;

/** What is said about these settings, line by line; empty when nothing is wrong. */
function faults(settings: Settings): string[] {
  try {
    readConfig(settings);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split("\n");
  }
}

describe("local mode", () => {
  test("needs the emulator, and says how to get it", () => {
    expect(faults({ APP_MODE: "local" })).toEqual([
      "FIREBASE_AUTH_EMULATOR_HOST is required in local mode: `npm run local` starts the emulator and sets it",
    ]);
  });

  test("needs nothing else", () => {
    expect(readConfig(local)).toEqual({
      mode: "local",
      local: true,
      development: false,
      serve: "all",
      port: 3000,
      readCost: 300_000,
      listen: "127.0.0.1",
      origin: "http://localhost:3000",
      allowedHosts: ["localhost:3000", "127.0.0.1:3000"],
      linkHost: "localhost:3000",
      trustedProxies: [],
      drainAfter: 0,
      brand: "Guildhall",
      contact: "hello@localhost",
      securityContact: "mailto:hello@localhost",
      operator: {
        name: expect.stringContaining("for local use"),
        address: expect.stringContaining("for local use"),
        law: expect.stringContaining("for local use"),
        termsVersion: expect.stringContaining("for local use"),
        ...{ country: null, representative: null, register: null, vatId: null, phone: null },
      },
      cookieSecrets: [expect.any(String)],
      store: "sqlite",
      dataDir: ".local",
      filesBucket: null,
      firestore: { projectId: "demo-guildhall", serviceAccount: null, emulatorHost: null },
      openSearch: null,
      mail: { url: null, from: "Guildhall <hello@localhost>" },
      signUpMailsPerHour: 1_000,
      inbound: null,
      firebase: {
        projectId: "demo-guildhall",
        apiKey: "local-emulator-key",
        serviceAccount: null,
        emulatorHost: "127.0.0.1:9099",
      },
      functions: { url: null },
      ratesUrl: null,
      graphql: { url: null, apiKey: null },
      analytics: null,
      metrics: null,
      traces: null,
      logLevel: "info",
      developerThemes: true,
    });
  });

  test("its addresses follow the port", () => {
    expect(readConfig({ ...local, PORT: "4100" })).toMatchObject({
      port: 4100,
      origin: "http://localhost:4100",
      allowedHosts: ["localhost:4100", "127.0.0.1:4100"],
      linkHost: "localhost:4100",
    });
  });
});

describe("production", () => {
  test("starts with what it needs", () => {
    expect(readConfig(production)).toMatchObject({
      mode: "production",
      local: false,
      listen: "0.0.0.0",
      origin: "https://guildhall.example",
      allowedHosts: ["guildhall.example"],
      linkHost: "guildhall.example",
      contact: "hello@guildhall.example",
      securityContact: "mailto:hello@guildhall.example",
      operator: {
        name: "Guild Ltd",
        address: "1 Yard, Leeds",
        law: "England and Wales",
        termsVersion: "1 May 2026",
      },
      cookieSecrets: [secrets.COOKIE_SECRETS],
      mail: { url: secrets.MAIL_URL, from: "Guildhall <hello@guildhall.example>" },
      firebase: {
        projectId: "guildhall",
        apiKey: "firebase-web-key-0003",
        serviceAccount: { private_key: "private-key-0004", client_email: "server@guildhall.example" },
        emulatorHost: null,
      },
      developerThemes: false,
    });
  });

  test.each([
    "ORIGIN",
    "COOKIE_SECRETS",
    "CONTACT_EMAIL",
    "OPERATOR_NAME",
    "OPERATOR_ADDRESS",
    "GOVERNING_LAW",
    "TERMS_VERSION",
    "MAIL_URL",
    "MAIL_FROM",
    "FIREBASE_PROJECT_ID",
    "FIREBASE_API_KEY",
    "FIREBASE_SERVICE_ACCOUNT",
  ])("refuses to start without %s, and an empty one counts as none", (name) => {
    for (const value of [undefined, ""]) {
      expect(faults({ ...production, [name]: value })).toEqual([
        expect.stringMatching(`^${name} is required in production`),
      ]);
    }
  });

  const ofPages = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "GOVERNING_LAW", "TERMS_VERSION"];
  test.each([
    ["web", ["MAIL_URL"]],
    ["api", ofPages],
  ])("a half needs what it uses: SERVE=%s starts without %j", (SERVE, unused) => {
    const { GRAPHQL_API_KEY } = secrets;
    const half = {
      ...production,
      SERVE,
      GRAPHQL_API_KEY,
      GRAPHQL_URL: "https://api.guildhall.example/graphql",
    };
    expect(faults({ ...half, ...Object.fromEntries(unused.map((name) => [name, ""])) })).toEqual([]);
    const others = SERVE === "web" ? ofPages : ["MAIL_URL"];
    for (const name of others)
      expect(faults({ ...half, [name]: "" })).toEqual([`${name} is required in production`]);
  });

  test("SERVE=web without an API to ask is refused, in every mode", () => {
    const refused = [expect.stringMatching(/^GRAPHQL_URL is required with SERVE=web/)];
    expect(faults({ ...production, SERVE: "web" })).toEqual(refused);
    expect(faults({ ...local, SERVE: "web" })).toEqual(refused);
  });

  test("names everything that is missing at once", () => {
    expect(faults({ APP_MODE: "production" })).toHaveLength(12);
  });

  test.each(["FIREBASE_AUTH_EMULATOR_HOST", "FIRESTORE_EMULATOR_HOST"])(
    "refuses an emulator, under which anybody could sign a session or write anything: %s",
    (name) => {
      const search = { SEARCH: "opensearch", OPENSEARCH_URL: "https://search.example" };
      const settings = { ...production, STORE: "firestore", ...search, [name]: "127.0.0.1:9099" };
      expect(faults(settings)).toEqual([`${name} must not be set in production`]);
    },
  );

  test.each([
    "http://guildhall.example",
    "HTTP://guildhall.example",
    " http://guildhall.example",
    "http:guildhall.example",
  ])("refuses an origin without TLS: %j", (ORIGIN) => {
    expect(faults({ ...production, ORIGIN })).toEqual(["ORIGIN must be an https:// address in production"]);
  });

  test.each([{ SERVE: "api" }, { GRAPHQL_URL: "https://api.guildhall.example/graphql" }])(
    "an API over the wire needs its key: %o",
    (settings) => {
      expect(faults({ ...production, ...settings })).toEqual([
        "GRAPHQL_API_KEY is required with SERVE=api or GRAPHQL_URL",
      ]);
      expect(faults({ ...production, ...settings, GRAPHQL_API_KEY: secrets.GRAPHQL_API_KEY })).toEqual([]);
    },
  );
});

describe("a wrong setting is named, with what it must be", () => {
  test.each([
    ["APP_MODE", "staging", "must be local or production"],
    ["SERVE", "pages", "must be all, web or api"],
    ...["none", "9", "2.5", "1000001"].map((value) => [
      "SIGN_UP_MAILS_PER_HOUR",
      value,
      "must be a whole number of 10 to 1000000",
    ]),
    ["DRAIN_AFTER", "soon", "must be whole seconds, at most 300"],
    ["DRAIN_AFTER", "2.5", "must be whole seconds, at most 300"],
    ["DRAIN_AFTER", "301", "must be whole seconds, at most 300"],
    ["PORT", "http", "must be a port number"],
    ["PORT", "-1", "must be a port number"],
    ["PORT", "65536", "must be a port number"],
    ["PORT", "3000.5", "must be a port number"],
    ["PORT", "0x10", "must be a port number"],
    ["PORT", "1e3", "must be a port number"],
    ["PORT", " ", "must be a port number"],
    ["ORIGIN", "guildhall.example", "must be an address like https://guildhall.example"],
    ["ORIGIN", "ftp://guildhall.example", "must be an address like https://guildhall.example"],
    ["ALLOWED_HOSTS", "a.example,,b.example", "must be a host name, with a port if it isn’t the usual one"],
    ["ALLOWED_HOSTS", "https://a.example", "must be a host name, with a port if it isn’t the usual one"],
    ["ALLOWED_HOSTS", "*.a.example", "must be a host name, with a port if it isn’t the usual one"],
    ["LINK_HOST", "a.example/app", "must be a host name, with a port if it isn’t the usual one"],
    ...["10.0.0.0/33", "0.0.0.0/0", "proxy.example", "loopback", "1", "10.0.0.1,", "10.0.0.0/8;::1"].map(
      (value) => [
        "TRUSTED_PROXIES",
        value,
        "must be addresses or ranges, like 10.0.0.0/8, separated by commas",
      ],
    ),
    ["BRAND_NAME", "a".repeat(41), "must be a name of at most 40 characters"],
    ["CONTACT_EMAIL", "hello", "must be an e-mail address"],
    ["COOKIE_SECRETS", "too-short-0006", "must be a secret of at least 32 characters"],
    [
      "COOKIE_SECRETS",
      `${secrets.COOKIE_SECRETS},too-short-0006`,
      "must be a secret of at least 32 characters",
    ],
    ["COOKIE_SECRETS", `${secrets.COOKIE_SECRETS},`, "must be a secret of at least 32 characters"],
    ["MAIL_URL", "https://user:mail-password-0002@mail.example.com", "must be an smtp(s):// address"],
    ["MAIL_URL", "mail-password-0002", "must be an smtp(s):// address"],
    ["MAIL_FROM", "Guildhall", "must be a sender, like Guildhall <hello@example.com>"],
    ["MAIL_FROM", "a@b.example\r\nBcc: c@d.example", "must be a sender, like Guildhall <hello@example.com>"],
    ["MAIL_FROM", `${"a".repeat(200)}@example.com`, "must be a sender of at most 200 characters"],
    ["FIREBASE_SERVICE_ACCOUNT", "{private-key-0004", "must be the JSON of a service account key"],
    ["FIREBASE_SERVICE_ACCOUNT", "null", "must be the JSON of a service account key"],
    ["FIREBASE_SERVICE_ACCOUNT", '"private-key-0004"', "must be the JSON of a service account key"],
    ["FIREBASE_SERVICE_ACCOUNT", '["private-key-0004"]', "must be the JSON of a service account key"],
    [
      "FIREBASE_SERVICE_ACCOUNT",
      '{"private_key":"private-key-0004"}',
      "must be the JSON of a service account key",
    ],
    [
      "FIREBASE_SERVICE_ACCOUNT",
      '{"private_key":4,"client_email":"a@b.example"}',
      "must be the JSON of a service account key",
    ],
    [
      "FIREBASE_AUTH_EMULATOR_HOST",
      "http://127.0.0.1:9099",
      "must be a host name, with a port if it isn’t the usual one",
    ],
    ["STORE", "postgres", "must be sqlite or firestore"],
    ["STORE", "Firestore", "must be sqlite or firestore"],
    ...["http://127.0.0.1:8080", "127.0.0.1:port", "127.0.0.1:8080/v1", "a b"].map((value) => [
      "FIRESTORE_EMULATOR_HOST",
      value,
      "must be a host name, with a port if it isn’t the usual one",
    ]),
    ["GRAPHQL_URL", "graphql.example", "must be an http(s):// address"],
    ["FUNCTIONS_URL", "functions.example", "must be an http(s):// address"],
    ["GRAPHQL_URL", "https://us:password-0007@api.example/graphql", "must name no user and no password"],
    ["FUNCTIONS_URL", "https://password-0007@functions.example", "must name no user and no password"],
    ["FUNCTIONS_EMULATOR", "yes", "must be true or false"],
    ["FUNCTIONS_PORT", "five", "must be a port number"],
    ["GRAPHQL_API_KEY", "too-short-0006", "must be a secret of at least 32 characters"],
    ["ANALYTICS_SCRIPT", "http://stats.example/script.js", "must be an https:// address"],
    ["ANALYTICS_SITE", "a".repeat(101), "must be at most 100 characters"],
    ["LOG_LEVEL", "loud", "must be a pino level"],
    ["READS_A_MINUTE", "100", "must be a whole number of 10000 to 999999999"],
    ["OPERATOR_NAME", "a".repeat(101), "must be at most 100 characters"],
    ["OPERATOR_ADDRESS", "1 Yard\nLeeds", "must be one line"],
    ["OPERATOR_COUNTRY", "Germany", "must be the two letters of a country, like DE"],
    ["DEVELOPER_THEMES", "yes", "must be true or false"],
  ])("%s=%s", (name, value, rule) => {
    expect(faults({ ...production, [name]: value })).toEqual([`${name} ${rule}`]);
    expect(faults({ ...local, [name]: value })).toEqual([`${name} ${rule}`]);
  });

  test("without a mode nothing is guessed", () => {
    expect(faults({})).toEqual(["APP_MODE must be local or production"]);
  });

  test.each([
    ["everything else is missing", { APP_MODE: "production" }],
    ["the secrets are mistyped", { MAIL_URL: "mail-password-0002", COOKIE_SECRETS: "too-short-0006" }],
    ["the key is no JSON", { FIREBASE_SERVICE_ACCOUNT: "private-key-0004" }],
    ["the origin has no TLS", { ORIGIN: "http://guildhall.example" }],
  ])("no error repeats the value of a secret: %s", (_, settings) => {
    const said = faults({ ...production, ...secrets, ...settings, PORT: "wrong" }).concat(
      faults({ ...secrets, ...settings }),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.join("\n")).not.toMatch(/000\d/);
  });
});

describe("what is derived", () => {
  test("the origin is kept without path, query and credentials", () => {
    expect(
      readConfig({ ...production, ORIGIN: "https://user:pass@Guildhall.example:443/app?x#y" }).origin,
    ).toBe("https://guildhall.example");
  });

  test("hosts are lower case, as they are compared", () => {
    expect(
      readConfig({
        ...production,
        ALLOWED_HOSTS: "Guildhall.Example, www.guildhall.example:8443",
        LINK_HOST: "WWW.Guildhall.example",
      }),
    ).toMatchObject({
      allowedHosts: ["guildhall.example", "www.guildhall.example:8443"],
      linkHost: "www.guildhall.example",
    });
  });

  test("cookie secrets come in their order, so that the first signs", () => {
    const [first, second] = [randomBytes(32).toString("hex"), randomBytes(16).toString("hex")];
    expect(readConfig({ ...production, COOKIE_SECRETS: `${first}, ${second}` }).cookieSecrets).toEqual([
      first,
      second,
    ]);
  });

  test("analytics come with the site that they are for, or not at all", () => {
    const ANALYTICS_SCRIPT = "https://stats.example/script.js";
    expect(readConfig({ ...production, ANALYTICS_SITE: "guildhall.example" }).analytics).toBeNull();
    expect(readConfig({ ...production, ANALYTICS_SCRIPT }).analytics).toEqual({
      script: ANALYTICS_SCRIPT,
      site: null,
    });
    expect(
      readConfig({ ...production, ANALYTICS_SCRIPT, ANALYTICS_SITE: "guildhall.example" }).analytics,
    ).toEqual({
      script: ANALYTICS_SCRIPT,
      site: "guildhall.example",
    });
  });

  test.each([
    ["production", "true", true],
    ["production", undefined, false],
    ["local", "false", false],
    ["local", undefined, true],
  ])("developers’ themes, %s with %s: %s", (mode, DEVELOPER_THEMES, expected) => {
    const settings: Settings = mode === "local" ? local : production;
    expect(readConfig({ ...settings, DEVELOPER_THEMES }).developerThemes).toBe(expected);
  });

  test("functions are in this process, at their address, or in the emulator of this machine", () => {
    const urlOf = (settings: Settings) => readConfig({ ...local, ...settings }).functions.url;
    expect(urlOf({ FUNCTIONS_PORT: "5002" })).toBeNull();
    const FUNCTIONS_URL = "https://europe-west3-guildhall.cloudfunctions.net/";
    expect(urlOf({ FUNCTIONS_URL })).toBe("https://europe-west3-guildhall.cloudfunctions.net");
    const emulator = { FUNCTIONS_EMULATOR: "true" };
    expect(urlOf(emulator)).toBe("http://127.0.0.1:5001/demo-guildhall/europe-west3");
    const elsewhere = { FIREBASE_PROJECT_ID: "demo-a", FUNCTIONS_HOST: "localhost", FUNCTIONS_PORT: "5002" };
    expect(urlOf({ ...emulator, ...elsewhere })).toBe("http://localhost:5002/demo-a/europe-west3");
    expect(faults({ ...local, ...emulator, FUNCTIONS_URL })).toEqual([
      "FUNCTIONS_URL must not be set with FUNCTIONS_EMULATOR, which says where the emulator is",
    ]);
    expect(faults({ ...production, ...emulator })).toEqual([
      "FUNCTIONS_EMULATOR must not be true in production",
    ]);
    expect(faults({ ...production, FUNCTIONS_URL: "http://functions.example" })).toEqual([
      "FUNCTIONS_URL must be an https:// address in production",
    ]);
  });

  test("a function on a host of its own has its settings in one, and keeps nothing in a file of the cloud", () => {
    const host = { K_SERVICE: "exportaccount", PORT: "/tmp/fire_emu.sock", FUNCTIONS_EMULATOR: "true" };
    expect(readHostedConfig({ ...host, ...local, DATA_DIR: "/data" })).toMatchObject({ dataDir: "/data" });
    const SETTINGS = Object.entries({
      ...production,
      ...{ STORE: "firestore", FIREBASE_PROJECT_ID: "guildhall" },
      ...{ SEARCH: "opensearch", OPENSEARCH_URL: "https://us:word@search.internal:9200" },
    })
      .flatMap(([name, value]) => (value === undefined ? [] : [`${name}='${value}'`]))
      .join("\n");
    const deployed = { K_SERVICE: "exportaccount", PORT: "8080", SETTINGS };
    expect(readHostedConfig(deployed)).toMatchObject({
      mode: "production",
      firebase: { projectId: "guildhall" },
    });
    const withFile = { ...deployed, SETTINGS: SETTINGS.replace("firestore", "sqlite") };
    expect(() => readHostedConfig(withFile)).toThrow("STORE must be firestore in a deployed function");
  });

  test("replies are received with all of their settings, or not at all", () => {
    const all = {
      INBOUND_DOMAIN: "Reply.Guildhall.example",
      INBOUND_SECRET: randomBytes(24).toString("base64url"),
      INBOUND_AUTHSERV_ID: "MX.guildhall.example",
    };
    expect(readConfig({ ...local, ...all }).inbound).toEqual({
      domain: "reply.guildhall.example",
      secret: all.INBOUND_SECRET,
      authservId: "mx.guildhall.example",
    });
    for (const name of Object.keys(all))
      expect(faults({ ...local, ...all, [name]: undefined })).toEqual([
        "INBOUND_DOMAIN, INBOUND_SECRET and INBOUND_AUTHSERV_ID are set together, or none of them",
      ]);
    const guessed = { ...production, ...all, INBOUND_SECRET: "the-secret-of-the-service-that-posts-mails" };
    expect(faults(guessed)).toEqual([expect.stringMatching(/^INBOUND_SECRET is known, or made of words/)]);
    expect(faults({ ...local, ...all, INBOUND_DOMAIN: "a@b.c" })).toEqual([
      "INBOUND_DOMAIN must be a domain, like reply.example.com",
    ]);
    expect(faults({ ...local, ...all, INBOUND_AUTHSERV_ID: "mx; dmarc=pass" })).toEqual([
      "INBOUND_AUTHSERV_ID must be a name like mx.example.com, as it begins Authentication-Results",
    ]);
  });

  const emulatorHost = "127.0.0.1:8080";
  const inCluster = { SEARCH: "opensearch", OPENSEARCH_URL: "https://us:word@search.internal:9200" };
  const onFirestore = { STORE: "firestore", FIRESTORE_EMULATOR_HOST: emulatorHost, ...inCluster };
  test.each<[string, Settings, string, string | null]>([
    ["local mode", local, "sqlite", null],
    ["production", production, "sqlite", null],
    ["an empty setting", { ...local, STORE: "" }, "sqlite", null],
    ["Firestore’s emulator", { ...local, ...onFirestore }, "firestore", emulatorHost],
    ["Firestore in production", { ...production, STORE: "firestore", ...inCluster }, "firestore", null],
  ])("the store is a file of this machine unless Firestore is asked for: %s", (_, settings, store, host) => {
    const { FIREBASE_PROJECT_ID: projectId = "demo-guildhall" } = settings;
    const chosen = { store, firestore: { projectId, emulatorHost: host } };
    expect(readConfig(settings)).toMatchObject(chosen);
    expect(readStoreConfig(settings)).toMatchObject(chosen);
  });

  test.each<[string, Settings]>([
    ["FIREBASE_PROJECT_ID is required with STORE=firestore", { STORE: "firestore" }],
    ["STORE must be sqlite or firestore", { STORE: "postgres" }],
    ["FIRESTORE_EMULATOR_HOST must not be set in production", { ...production, ...onFirestore }],
    [
      "SEARCH must be opensearch with STORE=firestore: an index in a file serves one machine",
      { ...production, STORE: "firestore" },
    ],
    ["OPENSEARCH_URL is required with SEARCH=opensearch", { SEARCH: "opensearch" }],
  ])("a command that needs the store alone refuses it like the server: %s", (rule, settings) => {
    expect(() => readStoreConfig(settings)).toThrow(new ConfigurationError(rule));
  });

  test("a local copy on Firestore needs its emulator and a cluster for the search", () => {
    expect(faults({ ...local, STORE: "firestore" })).toEqual([
      "FIRESTORE_EMULATOR_HOST is required in local mode with STORE=firestore",
      "SEARCH must be opensearch with STORE=firestore: an index in a file serves one machine",
    ]);
  });

  test("the search is a file of this machine unless a cluster is asked for, to which the way is TLS", () => {
    expect(readConfig(production).openSearch).toBeNull();
    expect(readConfig({ ...production, ...inCluster }).openSearch).toEqual({
      url: inCluster.OPENSEARCH_URL,
      prefix: "guildhall",
    });
    const plain = { ...inCluster, OPENSEARCH_URL: "http://search.internal:9200" };
    expect(faults({ ...production, ...plain })).toEqual([
      "OPENSEARCH_URL must be an https:// address in production, except on this machine",
    ]);
    expect(faults({ ...production, ...plain, OPENSEARCH_URL: "http://127.0.0.1:9200" })).toEqual([]);
    expect(faults({ ...local, ...inCluster, OPENSEARCH_URL: "search.internal:9200" })).toEqual([
      "OPENSEARCH_URL must be an address like https://user:password@search.internal:9200",
    ]);
    expect(faults({ ...local, SEARCH: "elastic", OPENSEARCH_PREFIX: "Our-Site" })).toEqual([
      "SEARCH must be embedded or opensearch",
      "OPENSEARCH_PREFIX must be lower-case letters and digits, at most 40",
    ]);
  });

  test("port 0 asks the system for a free one", () => {
    expect(readConfig({ ...local, PORT: "0" }).port).toBe(0);
  });

  test("settings of other programs don't matter", () => {
    expect(readConfig({ ...local, PATH: "/bin", npm_config_port: "x" })).toEqual(readConfig(local));
  });
});

describe("the local copy stays on this machine", () => {
  const local = { APP_MODE: "local", FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };

  test.each(["127.0.0.1", "::1", "localhost"])("LISTEN=%s is fine", (LISTEN) => {
    expect(readConfig({ ...local, LISTEN }).listen).toBe(LISTEN);
  });

  test.each(["0.0.0.0", "::", "192.168.1.2"])(
    "LISTEN=%s is refused: its cookie secret is known to all",
    (LISTEN) => {
      expect(() => readConfig({ ...local, LISTEN })).toThrow(/LISTEN must be a loopback address/);
    },
  );
});
