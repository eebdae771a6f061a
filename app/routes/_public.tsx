import { Outlet } from "@remix-run/react";
import { useSite } from "~/shell/page/site";
import { PublicShell } from "~/ui/public-shell";

export { keepWhenOffline as shouldRevalidate } from "~/shell/client/keep-typed";

export async function loader() {
  return null;
}

export default function PublicLayout() {
  return (
    <PublicShell {...useSite()}>
      <Outlet />
    </PublicShell>
  );
}
