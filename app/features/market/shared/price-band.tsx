import { useEffect, useState } from "react";
import type { ShownBand } from "~/domain/price-bands.server";
import { typedIn } from "~/shell/forms/typed-in";
import * as css from "./price-band.css";

interface PriceBandProps {
  formId: string;
  /** The control with the unit of the price. */
  unit: string;
  /** What the form begins with. */
  typed: Readonly<Record<string, string>>;
  bands: readonly ShownBand[];
}

/**
 * What others ask or pay, below the price of a form: for the discipline and the unit that it has
 * now, or without JavaScript for those that it was opened with. Nothing while there are too few.
 */
export function PriceBand({ formId, unit, typed, bands }: PriceBandProps) {
  const [chosen, setChosen] = useState(typed);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => setChosen(typedIn(form));
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [formId]);
  const band = bands.find((one) => one.discipline === chosen.discipline && one.unit === chosen[unit]);
  return band ? <p className={css.band}>{band.text}</p> : null;
}
