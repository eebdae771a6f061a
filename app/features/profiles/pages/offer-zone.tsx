import { useEffect, useState } from "react";
import type { Options } from "~/content/fields/field";
import { Button } from "~/ui/button";

/**
 * Offers the browser's time zone where none is chosen. Never chosen by itself: everybody who may read the
 * profile reads it (decision 0068).
 */
export function OfferZone({ id, timeZones }: { id: string; timeZones: Options<string> }) {
  const [own, setOwn] = useState<Options<string>[number] | null>(null);
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (selectOf(id)?.value === "") setOwn(timeZones.find(([one]) => one === zone) ?? null);
  }, [id, timeZones]);
  if (!own) return null;
  const [zone, label] = own;
  const choose = () => {
    const select = selectOf(id);
    if (!select) return;
    select.value = zone;
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.focus();
    setOwn(null);
  };
  return (
    <Button type="button" variant="quiet" onClick={choose}>
      Use {label}
    </Button>
  );
}

function selectOf(id: string): HTMLSelectElement | null {
  const element = document.getElementById(id);
  return element instanceof HTMLSelectElement ? element : null;
}
