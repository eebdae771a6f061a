import { readRealBuild } from "#tests/fuzz/real-build";

interface RoutePath {
  id: string;
  /** Like `/app/briefs/:id`. */
  path: string;
  takesPosts: boolean;
}

/** Every route of the product. */
export async function allRoutes(): Promise<RoutePath[]> {
  const { routes } = await readRealBuild();
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}` : "";
  };
  return Object.values(routes).map(({ id, module }) => ({
    id,
    path: pathOf(id) || "/",
    takesPosts: "action" in module && module.action !== undefined,
  }));
}

/** Whether an address is a route’s. */
export function leadsTo({ path }: RoutePath, pathname: string): boolean {
  const shape = path.replaceAll(/[.+]/g, "\\$&").replaceAll(/:\w+/g, "[^/]+").replace(/\*$/, ".+");
  return new RegExp(`^${shape}$`).test(pathname);
}
