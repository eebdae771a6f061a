import { readRealBuild } from "#tests/fuzz/real-build";
import { askedSecret, type Site } from "./site";

/** Where the search for pages begins: each route's address, with what there is in the market. */
export async function startPaths(site: Site): Promise<string[]> {
  const { routes } = await readRealBuild();
  const known: Record<string, string[]> = {
    id: [site.brief, site.draft],
    uid: [site.people.flo.uid],
    place: ["brief"],
    secret: [askedSecret],
  };
  return Object.values(routes).flatMap((route) => {
    const segments: string[] = [];
    for (
      let one: typeof route | undefined = route;
      one;
      one = one.parentId ? routes[one.parentId] : undefined
    )
      if (one.path) segments.unshift(one.path);
    const path = `/${segments.join("/")}`;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    return names.reduce(
      (paths, name) =>
        paths.flatMap((one) => (known[name] ?? ["a"]).map((value) => one.replace(`:${name}`, value))),
      [path],
    );
  });
}
