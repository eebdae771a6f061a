import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { from } from "~/ui/breakpoints";

/**
 * Goes on from a list to what is read first, in place of the list’s own address, where there is room for both: when one
 * comes to the list, and not for what comes later by itself. `to`: its address; null where something is open, or nothing
 * is there.
 */
export function useOpenBeside(to: string | null): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const isIdle = useNavigation().state === "idle";
  const came = useRef<string>();
  useEffect(() => {
    if (!isIdle || came.current === key) return;
    came.current = key;
    if (to !== null && matchMedia(from("smallDesktop")).matches)
      navigate(to, { replace: true, preventScrollReset: true });
  }, [to, key, isIdle, navigate]);
}
