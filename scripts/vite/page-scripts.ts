import type { Rollup } from "vite";
import { groupParts } from "./group-scripts.mjs";
import { isArea, messageModule } from "./message-modules";

/**
 * How many scripts a page may have, and the weight of its bytes: public pages are read by people who come for the first
 * time, the dashboard is a member's first page, and then come the five that are open most.
 */
const pageKinds: [pages: RegExp, most: number, weight: number][] = [
  [/^_public/, 12, 20],
  [/^app\._index$/, 12, 120],
  [/^app\.(?:briefs\._index|briefs\.\$id|inbox|members\._index|profile)$/, 24, 4],
  [/^/, 24, 1],
];

/** What the minifier and gzip leave of a module's code, and of a message's, which is in three languages. */
const [ofCode, ofMessage] = [0.16, 0.12];

type Modules = Rollup.ManualChunkMeta;

/** For Rollup's `manualChunks`: the script of each module, by which pages need it (group-scripts.mjs). */
export function pageScripts() {
  let scripts: Map<string, string> | undefined;
  return (id: string, modules: Modules): string | undefined => {
    scripts ??= divide(modules);
    return scripts.get(id);
  };
}

function divide({ getModuleIds, getModuleInfo }: Modules): Map<string, string> {
  const included = new Map(
    [...getModuleIds()].flatMap((id) => {
      const module = getModuleInfo(id);
      return module?.isIncluded ? [[id, module] as const] : [];
    }),
  );
  const importsOf = (id: string) => importedBy(id, getModuleInfo, (each) => included.has(each));
  const routes = [...included.keys()].filter((id) => routeOf(id) !== undefined);
  const begins = [...included.keys()].filter((id) => /\/app\/(?:entry\.client|root)\.tsx$/.test(id));
  const pages = routes.map((page) => {
    const name = routeOf(page) ?? "";
    const parents = routes.filter((other) => name.startsWith(`${routeOf(other)}.`));
    const own = [...begins, ...parents, page];
    const [, most = 0, weight = 0] = pageKinds.find(([pattern]) => pattern.test(name)) ?? [];
    // One more: the manifest.
    return { needs: own.flatMap(importsOf), own, scripts: own.length + 1, most, weight };
  });
  const entries = new Set(pages.flatMap(({ own }) => own));
  const parts = new Map(
    [...included].flatMap(([id, { code }]) => {
      const size = (code?.length ?? 0) * (id.includes("?message=") ? ofMessage : ofCode);
      return entries.has(id) ? [] : [[id, { size, imports: importsOf(id) }] as const];
    }),
  );
  const groups = groupParts(parts, pages);
  return new Map(groups.flatMap((members, at) => members.map((id) => [id, `shared-${at}`] as const)));
}

/** `app.briefs.$id` of `…/app/routes/app.briefs.$id.tsx`. */
function routeOf(id: string): string | undefined {
  return /\/app\/routes\/([^/]+)\.tsx?$/.exec(id)?.[1];
}

/** The modules that reach browsers of those that one imports, also through others that only export them again. */
function importedBy(id: string, infoOf: Rollup.GetModuleInfo, isIncluded: (id: string) => boolean): string[] {
  const found = new Set<string>();
  const through = new Set([id]);
  for (const each of through) {
    const { importedIds = [], code } = infoOf(each) ?? {};
    const wanted = importedIds.flatMap((imported) =>
      // An area reaches browsers itself only where something picks its messages by names that are data.
      isArea(imported) && !isIncluded(imported)
        ? namesIn(code ?? "").map((name) => messageModule(imported, name))
        : imported,
    );
    for (const imported of wanted) {
      if (isIncluded(imported)) found.add(imported);
      else if (!imported.includes("?message=")) through.add(imported);
    }
  }
  return [...found];
}

/**
 * Names that a module's code may use of another: of an object, or in braces. Too many cost a page bytes, no more, since
 * Rollup itself links what is used.
 */
function namesIn(code: string): string[] {
  const found = code.matchAll(/\.(\w+)|[{,]\s*(\w+)(?=\s*(?:,|\}|as\b))/g);
  return [...new Set([...found].flatMap(([, property, listed]) => property ?? listed ?? []))];
}
