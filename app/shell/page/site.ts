import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { LanguageSwitchProps } from "~/ui/language-switch";
import type { ThemePickerProps } from "~/ui/theme-picker";
import type { loadSite } from "./site.server";

interface Site {
  brand: string;
  contact: string;
  origin: string;
  theme: ThemePickerProps;
  language: LanguageSwitchProps;
  hasImprint: boolean;
}

/** What the shell of every page shows: brand, contact, theme, language. */
export function useSite(): Site {
  const data = useRouteLoaderData<typeof loadSite>("root");
  const { pathname, search } = useLocation();
  return {
    brand: data?.brand ?? "",
    contact: data?.contact ?? "",
    origin: data?.origin ?? "",
    hasImprint: data?.hasImprint ?? false,
    language: { current: data?.language ?? "", offered: data?.languages ?? [] },
    theme: {
      current: data?.theme ?? "system",
      offered: data?.themes ?? [],
      returnTo: pathname + search,
    },
  };
}
