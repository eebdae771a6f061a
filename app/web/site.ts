import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/root";
import type { ThemePickerProps } from "~/ui/theme-picker";

/** What the shell of every page shows: brand, contact, theme. */
export function useSite(): { brand: string; contact: string; theme: ThemePickerProps } {
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  return {
    brand: data?.brand ?? "",
    contact: data?.contact ?? "",
    theme: { current: data?.theme ?? "system", offered: data?.themes ?? [], returnTo: pathname + search },
  };
}
