import { useCallback, useEffect, useRef } from "react";

/**
 * Runs something once no pointer is down and its click has been handled; at once where none is
 * down. A field loses the focus when a pointer goes down elsewhere: what moves the page then would
 * move the button away from under the pointer, and its click would be lost.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      isDown.current = true;
    };
    // The click follows in the same task.
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isDown.current = false;
        for (const run of waiting.current.splice(0)) run();
      });
    };
    // A tap sends its mouse events, which move the focus, after its pointer has gone up.
    const listeners = [
      ["pointerdown", press],
      ["mousedown", press],
      ["pointerup", release],
      ["pointercancel", release],
      ["mouseup", release],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of listeners) window.removeEventListener(type, listener, { capture: true });
    };
  }, []);
  return useCallback((run) => {
    if (isDown.current) waiting.current.push(run);
    else run();
  }, []);
}
