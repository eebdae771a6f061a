import { useLocation } from "@remix-run/react";

/** The address of the page, to which a form leads back. */
export function usePageAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
