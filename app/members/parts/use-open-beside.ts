import { useNavigate, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { from } from "~/ui/breakpoints";

/**
 * Goes on from a list to what is read first, in place of the list’s own address, where there is room for both. `to`:
 * its address; null where something is open, or nothing is there.
 */
export function useOpenBeside(to: string | null): void {
  const navigate = useNavigate();
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (to === null || !isIdle) return;
    const room = matchMedia(from("smallDesktop"));
    const open = () => {
      if (room.matches) navigate(to, { replace: true, preventScrollReset: true });
    };
    open();
    room.addEventListener("change", open);
    return () => room.removeEventListener("change", open);
  }, [to, isIdle, navigate]);
}
