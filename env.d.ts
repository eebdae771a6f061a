/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />

/** The template of papers, as text. */
declare module "*.typ?raw" {
  const text: string;
  export default text;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

/**
 * The code of the language in which words are read now (app/words); undefined where none was
 * chosen. In the browser's scripts the build puts each language in its place.
 */
declare var readerLanguage: string | undefined;

/** What Remix's plugin makes of the routes. */
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
