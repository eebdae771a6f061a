import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshEmail } from "#tests/support/identity";
import { answers, dropsConnection, hangs } from "#tests/support/stub-provider";
import { expectUnavailable, type FaultyProduct, startFaultyProduct } from "./faulty-product";
import { floods, trickles } from "./provider-relay";

// What stands at GRAPHQL_URL may be anything: a proxy's page, a cut answer, something else altogether.

/** Stands for the 5.5 s that a request waits at most where no answer comes, in ms. */
const shortly = 500;

type Fault = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

const page = "<!doctype html><h1>502 Bad Gateway</h1>";
const good = { data: { viewer: null } };
const json = { "content-type": "application/json" };

/** Says half of what it announced, and hangs up. */
const breaksOff: Fault = (_, outgoing) => {
  outgoing.writeHead(200, { ...json, "content-length": "1000" });
  outgoing.write('{"data":{"vie', () => outgoing.socket?.destroy());
};

const packed = gzipSync(`{"data":{"viewer":"${"x".repeat(10 * 1024 * 1024)}"}}`);

/** Some 10 kB on the wire. */
const tenMegabytes: Fault = (_, outgoing) => {
  outgoing.writeHead(200, { ...json, "content-encoding": "gzip" });
  outgoing.end(packed);
};

const noAnswer = /: (?:timeout|no-response) \(/;

/** Each with what the log says of it. */
const faults: Record<string, [cause: Fault, reason: RegExp]> = {
  "answers 502 with a page": [answers(502, page), /: status \(502, text\/html\)$/],
  "answers 200 with a page": [answers(200, page), /: invalid-json \(text\/html, 39 characters\)$/],
  "answers 500 with good JSON": [answers(500, good), /: status \(500, application\/json\)$/],
  "answers good JSON as text": [
    answers(200, JSON.stringify(good), { "content-type": "text/plain" }),
    /: invalid-json \(text\/plain, /,
  ],
  "leads elsewhere": [answers(307, "", { location: "http://127.0.0.1:9/graphql" }), /: status \(307, /],
  "refuses the key": [answers(401, "Wrong API key."), /: status \(401, text\/html, GRAPHQL_API_KEY\)$/],
  "answers nothing": [answers(200, "", json), /: invalid-json \(application\/json, 0 characters\)$/],
  "answers half a JSON": [answers(200, '{"data":{"vie', json), /: invalid-json \(application\/json, 13 /],
  "answers JSON that is no answer": [answers(200, [1]), /: invalid-json \(no data\)$/],
  "breaks off in the middle": [breaksOff, /: no-response \(\w+\)$/],
  "drops connections": [dropsConnection, /: no-response \(\w+\)$/],
  "answers 10 MB, packed": [tenMegabytes, /: invalid-json \(more than 8388608 bytes\)$/],
  "answers 4 MB of something else": [floods, /: invalid-json \(not an object\)$/],
  "never answers": [hangs, noAnswer],
  "answers without an end": [trickles, noAnswer],
};

const profile = { intent: "save", displayName: "Zoë & Sons", headline: "Boats", visibility: "MEMBERS" };

let product: FaultyProduct;
let cookie: string;
beforeAll(async () => {
  product = await startFaultyProduct({ overTheWire: true });
  cookie = (await product.join()).cookie;
});
afterAll(() => product.close());

describe.each(Object.entries(faults))("while what stands in the API’s place %s", (_, [cause, reason]) => {
  it("pages and forms answer 503 with what was typed, say why in the log, and work again afterwards", async () => {
    const { visit, apiRelay, lines } = product;
    const within = reason === noAnswer ? shortly : undefined;
    const email = freshEmail();
    const data = "routes/app.profile";
    apiRelay.cause(cause);
    const from = lines.length;

    const [app, saved, signedUp, live, publicPage] = await Promise.all([
      visit("/app", { cookie, within }),
      visit("/app/profile", { form: profile, cookie, data, within }),
      visit("/?index", { form: { email, name: "Zoë & Sons" }, within }),
      visit("/app/live", { cookie, within }),
      visit("/"),
    ]);
    expectUnavailable(app);
    expectUnavailable(saved, ["Boats"]);
    expectUnavailable(signedUp, [email, "Zoë &amp; Sons"]);
    expectUnavailable(live);
    expect(publicPage.status).toBe(200);

    const reasons = lines.slice(from).flatMap(({ reason: said }) => (said ? [String(said)] : []));
    expect(reasons).not.toEqual([]);
    for (const said of reasons) expect(said).toMatch(reason);

    await apiRelay.recover();
    expect((await visit("/app", { cookie })).status).toBe(200);
  });
});

it("after all of that a form goes through, and nothing was started again", async () => {
  const form = { email: freshEmail(), name: "Zoë & Sons" };
  expect((await product.visit("/?index", { form })).status).toBe(303);
});
