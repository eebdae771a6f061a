/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />

declare module "*.graphql" {
  const text: string;
  export default text;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}
