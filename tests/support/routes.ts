import { readdirSync } from "node:fs";

export interface Route {
  /** As Remix calls it: "routes/app.briefs.$id". */
  id: string;
  /** "/app/briefs/:id" */
  pattern: string;
  /** Around an index, which answers at the same address. */
  isLayout: boolean;
  /** Whether it shows something, and isn’t around what does. */
  isPage: boolean;
}

const files = readdirSync("app/routes").sort();

/** Every file of `app/routes`, with the address that it answers. */
export const routes: Route[] = files.map((file) => {
  const name = file.replace(/\.tsx?$/, "");
  const isLayout = files.some((other) => other.startsWith(`${name}._index.`));
  const isAround = files.some((other) => other !== file && other.startsWith(`${name}.`));
  const isPage = file.endsWith(".tsx") && !isAround;
  return { id: `routes/${name}`, pattern: `/${patternOf(name)}`, isLayout, isPage };
});

function patternOf(name: string): string {
  const parts = name.match(/(?:\[[^\]]*\]|[^.[])+/g) ?? [];
  return parts
    .filter((part) => part !== "_public" && part !== "_index")
    .map((part) => part.replace(/_$/, "").replace(/[[\]]/g, "").replace(/^\$$/, "*").replace(/^\$/, ":"))
    .join("/");
}

/** The one that has the fewest places for anything first. */
const byLooseness = routes
  .map((route) => ({
    route,
    loose:
      (route.pattern.match(/:/g)?.length ?? 0) +
      (route.pattern.endsWith("*") ? 100 - route.pattern.length : 0),
    shape: new RegExp(
      `^${route.pattern.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+").replace("*", ".*")}$`,
    ),
  }))
  .sort((one, other) => one.loose - other.loose);

/** The route that shows an address; or where a form is posted to it, the one that takes it. */
export function routeOf(address: string, isPosted = false): Route {
  const [path = "", query = ""] = address.split("?");
  const isOfLayout = isPosted && !/^index\b/.test(query);
  const found = byLooseness.filter(({ shape }) => shape.test(path)).map(({ route }) => route);
  const same = found.filter(({ pattern }) => pattern === found[0]?.pattern);
  const route = same.find(({ isLayout }) => isLayout === isOfLayout) ?? same[0];
  if (!route) throw new Error(`No route answers ${address}`);
  return route;
}
