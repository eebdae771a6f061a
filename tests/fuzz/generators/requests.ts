import fc from "fast-check";
import { anyBody, type Body, formBody } from "./bodies";
import { cookies } from "./cookies";
import { forms } from "./forms";
import { graphqlBody } from "./graphql";
import { type Header, headers } from "./headers";
import { marketForms, marketRouteOf, traders } from "./market";
import { target, targetOf } from "./targets";

/** A request as data, so that a counterexample can be read. `{…}` stands for what a running product has. */
export interface GeneratedRequest {
  product: "local" | "production";
  method: string;
  target: string;
  headers: Header[];
  cookie: string | null;
  body: Body | null;
  /** Where it comes from: the last part of an address, so that limits by address don't end the run. */
  from: number;
}

type Asked = Pick<GeneratedRequest, "method" | "target" | "body"> & { as?: string | null };

const page: fc.Arbitrary<Asked> = fc.record({
  method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
  target,
  body: fc.constant(null),
});

const everyForm = [...Object.entries(forms), ...Object.entries(marketForms)];
const formPost: fc.Arbitrary<Asked> = fc.constantFrom(...everyForm).chain(([path, fields]) =>
  fc.record({
    method: fc.constant("POST"),
    target: fc.oneof(
      { weight: 4, arbitrary: fc.constant(path) },
      // By the running page: its answer is data.
      { weight: 2, arbitrary: fc.constant(dataTarget(path)) },
      { weight: 1, arbitrary: targetOf(path.split("?")[0] ?? "/") },
    ),
    body: formBody(fields),
  }),
);

const graphqlPost: fc.Arbitrary<Asked> = fc.record({
  method: fc.constant("POST"),
  target: fc.constant("/graphql"),
  body: graphqlBody,
  as: fc.option(fc.constantFrom(...traders)),
});

const methods = ["GET", "POST", "POST", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "get", "X"];
const anything: fc.Arbitrary<Asked> = fc.record({
  method: fc.constantFrom(...methods),
  target,
  body: fc.option(anyBody),
});

export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc
  .record({
    product: fc.constantFrom("local" as const, "production" as const),
    asked: fc.oneof(
      { weight: 4, arbitrary: page },
      { weight: 5, arbitrary: formPost },
      { weight: 2, arbitrary: graphqlPost },
      { weight: 3, arbitrary: anything },
    ),
    headers,
    cookie: cookies,
    from: fc.nat(0xff_ff_ff),
  })
  .map(({ asked: { as, ...asked }, headers: given, ...rest }) => ({
    ...rest,
    ...asked,
    headers: as ? [...given, ["authorization", `Bearer {idToken:${as}}`] as Header] : given,
  }));

function dataTarget(path: string): string {
  const market = marketRouteOf(path);
  if (market) return `${path}?_data=${encodeURIComponent(`routes/${market}`)}`;
  const name = path === "/?index" ? "_index" : path.slice(1).split("?")[0];
  const parent = ["/app", "/session", "/theme", "/language", "/sign-out?to=skip"].includes(path)
    ? ""
    : "_public.";
  return `${path}${path.includes("?") ? "&" : "?"}_data=${encodeURIComponent(`routes/${parent}${name}`)}`;
}
