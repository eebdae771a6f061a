import { Outlet } from "@remix-run/react";
import { PublicShell } from "~/ui/public-shell";
import { useSite } from "~/web/page/site";

export { keepWhenOffline as shouldRevalidate } from "~/web/client/keep-typed";

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
