import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { openedByPage } from "~/paths";
import { from } from "~/ui/breakpoints";

/**
 * Where there is room for two panes, goes on from a list to its first item, replacing the list’s
 * address, and says so in the new one. Only on arrival at the list, not for items that come later.
 * `to`: the item's address; null if one is open, or the list is empty.
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
      navigate(openedByPage(to), { replace: true, preventScrollReset: true });
  }, [to, key, isIdle, navigate]);
}
