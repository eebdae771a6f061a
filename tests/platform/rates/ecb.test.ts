import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { graphqlServer } from "#tests/support/graphql-mocks";
import { expectLinear } from "#tests/support/growth";
import { createEcbRates, parseRates } from "~/platform/rates/ecb.server";

const file = (rates: string, time = "2026-11-25") => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube><Cube time='${time}'>${rates}</Cube></Cube>
</gesmes:Envelope>`;
const usual = file("<Cube currency='USD' rate='1.1621'/><Cube currency='SEK' rate='10.95'/>");

it("a file's rates are of its day, with the euro itself", () => {
  expect(parseRates(usual)).toEqual({ of: "2026-11-25", perEuro: { EUR: 1, USD: 1.1621, SEK: 10.95 } });
});

it.each([
  ["nothing", ""],
  ["another page", "<html><body>Sorry</body></html>"],
  ["no rate", file("")],
  ["a rate of 0", file("<Cube currency='USD' rate='0'/>")],
  ["a rate below 0", file("<Cube currency='USD' rate='-1.1'/>")],
  ["a rate that is no number", file("<Cube currency='USD' rate='N/A'/>")],
  ["a day that isn't one", file("<Cube currency='USD' rate='1.1'/>", "2026-13-45")],
  ["a day that no month has", file("<Cube currency='USD' rate='1.1'/>", "2026-02-31")],
  ["a rate beyond every number", file("<Cube currency='USD' rate='1e309'/>")],
  ["a rate in powers of ten", file("<Cube currency='USD' rate='1e1'/>")],
  ["a rate of another base", file("<Cube currency='USD' rate='0x10'/>")],
  ["a rate from an entity", `<!DOCTYPE x [<!ENTITY a "1.1">]>${file("<Cube currency='USD' rate='&a;'/>")}`],
  ["a rate in a comment", file("<!-- <Cube currency='USD' rate='1.1'/> -->")],
  ["a euro of another worth", file("<Cube currency='EUR' rate='1.1'/><Cube currency='USD' rate='1.1'/>")],
  ["a currency twice", file("<Cube currency='USD' rate='1.1'/><Cube currency='USD' rate='1.2'/>")],
  ["many days", `${usual}${file("<Cube currency='USD' rate='1.3'/>", "2026-09-01")}`],
])("%s is no file of rates", (_what, xml) => {
  expect(parseRates(xml)).toBeNull();
});

it("a comment beside the rates is none of them", () => {
  const commented = usual.replace("</Cube>", "<!-- <Cube currency='GBP' rate='9'/> --></Cube>");
  expect(parseRates(commented)).toEqual(parseRates(usual));
});

it.each(["<Cube ", "<Cube time='", "<Cube currency='USD' ", "<!--", "<!-- --", " "])(
  "a file of %j alone costs no more than reading it",
  async (part) => {
    const shape = (length: number) => `<Cube${part.repeat(length / part.length)}`;
    await expectLinear(parseRates, shape, { longest: 100_000, most: 1_000 });
  },
);

describe("over the network", () => {
  beforeAll(() => graphqlServer.close());

  async function serve(answer: (respond: import("node:http").ServerResponse) => void) {
    const server = createServer((_request, response) => answer(response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return createEcbRates(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }

  it("reads the file", async () => {
    const rates = await serve((response) => response.end(usual));
    expect(await rates.read()).toMatchObject({ ok: true, value: { of: "2026-11-25" } });
  });

  it.each([
    [
      "an error",
      (response: import("node:http").ServerResponse) => response.writeHead(500).end(),
      "unavailable",
    ],
    [
      "a way to another host",
      (response: import("node:http").ServerResponse) =>
        response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
      "unavailable",
    ],
    ["a hang-up", (response: import("node:http").ServerResponse) => response.destroy(), "unavailable"],
    ["an empty file", (response: import("node:http").ServerResponse) => response.end(), "malformed"],
    [
      "10 MB",
      (response: import("node:http").ServerResponse) => response.end(`${usual}${" ".repeat(10_000_000)}`),
      "malformed",
    ],
  ])("%s is a refusal", async (_what, answer, code) => {
    const rates = await serve(answer);
    expect(await rates.read()).toMatchObject({ ok: false, code });
  });

  it("nobody there is one, too", async () => {
    expect(await createEcbRates("http://127.0.0.1:1/").read()).toMatchObject({
      ok: false,
      code: "unavailable",
    });
  });
});
