import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ThemePickerProps } from "~/ui/theme-picker";
import type { loadSite } from "./site.server";

/** What the shell of every page shows: brand, contact, theme. */
export function useSite(): { brand: string; contact: string; origin: string; theme: ThemePickerProps } {
  const data = useRouteLoaderData<typeof loadSite>("root");
  const { pathname, search } = useLocation();
  return {
    brand: data?.brand ?? "",
    contact: data?.contact ?? "",
    origin: data?.origin ?? "",
    theme: {
      current: data?.theme ?? "system",
      offered: data?.themes ?? [],
      returnTo: pathname + search,
    },
  };
}
