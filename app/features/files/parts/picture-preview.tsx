import { useEffect, useRef } from "react";
import * as css from "./upload-rows.css";

/** Pixels of its side, enough for screens with two to a point. */
const side = 96;

/**
 * The middle of a chosen picture, drawn from the file itself, so that it needs no address and is
 * there before anything is sent. Beside its name: decorative. What isn’t a picture after all, or is
 * too large for the browser, stays a plain square.
 */
export function PicturePreview({ picked }: { picked: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const bitmap = await createImageBitmap(picked);
      const { width, height } = bitmap;
      const cut = Math.min(width, height);
      const from = [(width - cut) / 2, (height - cut) / 2] as const;
      if (!isGone) canvas.current?.getContext("2d")?.drawImage(bitmap, ...from, cut, cut, 0, 0, side, side);
      bitmap.close();
    };
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [picked]);
  return (
    <span className={css.preview} aria-hidden="true">
      <canvas ref={canvas} width={side} height={side} className={css.drawn} />
    </span>
  );
}
