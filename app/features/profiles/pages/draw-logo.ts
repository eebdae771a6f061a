import { faceSide, groundOf, placeOnGround } from "~/domain/logo-ground";
import { type LogoPart, logoParts } from "~/domain/logo-parts";
import { valueNamed } from "~/values/choices";

/**
 * What a form has chosen, drawn as it will be kept; null where no file is chosen, or none that the
 * browser can read: what is wrong with it is said when it is sent.
 */
export async function drawLogo(form: HTMLFormElement): Promise<HTMLCanvasElement | null> {
  const chosen = new FormData(form);
  const file = chosen.get("picture");
  if (!(file instanceof File) || file.size === 0) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  return picture && draw(picture, valueNamed(logoParts, String(chosen.get("part"))) ?? "LOGO");
}

function draw(picture: ImageBitmap, part: LogoPart): HTMLCanvasElement | null {
  const { left, top, width, height } = partOf(picture, part);
  const { size, margins } = placeOnGround({ width, height }, faceSide);
  const canvas = document.createElement("canvas");
  canvas.width = margins.left + size.width + margins.right;
  canvas.height = margins.top + size.height + margins.bottom;
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  brush.imageSmoothingQuality = "high";
  const to = [margins.left, margins.top, size.width, size.height] as const;
  brush.drawImage(picture, left, top, width, height, ...to);
  picture.close();
  const { r, g, b } = groundOf({ data: brush.getImageData(...to).data, channels: 4 });
  brush.globalCompositeOperation = "destination-over";
  brush.fillStyle = `rgb(${r} ${g} ${b})`;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Where of its start, its middle or its end the largest square is cut out. */
const cuts: Record<Exclude<LogoPart, "LOGO">, number> = { LOGO_START: 0, LOGO_MIDDLE: 0.5, LOGO_END: 1 };

/** What is shown of a picture, in its own pixels. */
export function partOf({ width, height }: { width: number; height: number }, part: LogoPart) {
  if (part === "LOGO") return { left: 0, top: 0, width, height };
  const side = Math.min(width, height);
  const cut = (length: number) => Math.floor((length - side) * cuts[part]);
  return { left: cut(width), top: cut(height), width: side, height: side };
}
