import { type ComponentType, useEffect, useState } from "react";

type Palette = ComponentType<{ onClose(): void }>;

/**
 * ⌘K or, on other keyboards than Apple's, Ctrl K: a list of all pages, by their names. It is an
 * addition to the links of each page, so its script is loaded by the first press, and without a
 * connection nothing happens.
 */
export function PaletteKey() {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Palette: Palette }>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isPaletteKey(event, navigator.platform)) return;
      event.preventDefault();
      // A question over the page wants its answer first.
      if (document.querySelector("dialog[open]")) return;
      import("./palette").then(
        (found) => {
          setLoaded(found);
          setIsOpen(true);
        },
        () => undefined,
      );
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return isOpen && loaded ? <loaded.Palette onClose={() => setIsOpen(false)} /> : null;
}

type Keys = Pick<KeyboardEvent, "key" | "metaKey" | "ctrlKey" | "altKey" | "shiftKey" | "repeat">;

/** In a text field of macOS, Ctrl K deletes to the end of the line. */
export function isPaletteKey(event: Keys, platform: string): boolean {
  const { key, metaKey, ctrlKey, altKey, shiftKey, repeat } = event;
  const isApple = /^(?:Mac|iP)/.test(platform);
  const [wanted, other] = isApple ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === "k" && wanted && !other && !altKey && !shiftKey && !repeat;
}
