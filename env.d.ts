/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />

declare module "*.woff2" {
  const url: string;
  export default url;
}
