import { useCallback, useEffect, useRef, useState } from "react";
import { pixels, round, size as sizes } from "~/ui/monogram.css";
import { drawLogo } from "./draw-logo";
import * as css from "./picture-page.css";

/** Those that a logo is shown in. */
export const logoSizes = ["portrait", "card", "small"] as const;

/**
 * The logo that a form has chosen and not sent, with scripts alone; null for no form. `look`
 * follows its changes.
 */
export function useChosenLogo(formId: string | null) {
  const [logo, setLogo] = useState<HTMLCanvasElement | null>(null);
  const looks = useRef(0);
  const look = useCallback(async () => {
    const form = document.getElementById(formId ?? "");
    if (!(form instanceof HTMLFormElement)) return;
    const own = ++looks.current;
    const drawn = await drawLogo(form);
    // Of two that are read at once, the later choice counts.
    if (own === looks.current) setLogo(drawn);
  }, [formId]);
  // It may have been chosen before scripts came, or before a way back.
  useEffect(() => {
    void look();
  }, [look]);
  return { logo, look };
}

/** As large as it will be shown: decorative, as a monogram. */
export function LogoPreview({ logo }: { logo: HTMLCanvasElement }) {
  return (
    <span className={css.sizes} aria-hidden="true">
      {logoSizes.map((size) => (
        <Drawn key={size} logo={logo} size={size} />
      ))}
    </span>
  );
}

function Drawn({ logo, size }: { logo: HTMLCanvasElement; size: (typeof logoSizes)[number] }) {
  // Enough for screens with two to a point.
  const side = 2 * pixels[size];
  const draw = (shown: HTMLCanvasElement | null) => {
    const brush = shown?.getContext("2d");
    if (!brush) return;
    brush.imageSmoothingQuality = "high";
    brush.drawImage(logo, 0, 0, side, side);
  };
  return <canvas ref={draw} width={side} height={side} className={`${round} ${sizes[size]}`} />;
}
