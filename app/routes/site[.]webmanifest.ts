import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";

/** The web app manifest. A route instead of a file, because the brand comes from configuration. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { brand } = context.site;
  const manifest = {
    name: brand,
    short_name: brand,
    start_url: paths.app,
    display: "minimal-ui",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
    ],
  };
  const headers = { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" };
  return json(manifest, { headers });
}
