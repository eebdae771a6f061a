import type { Picture, PictureShape, TurnPicture } from "~/platform/ports/turn-picture";
import { loadSharp } from "~/platform/turned-pictures/load-sharp.server";

/** Makes of a drawing what an upload of it becomes, and says how many bytes were uploaded. */
export type TurnDrawing = (svg: string, shape: PictureShape) => Promise<{ bytes: number; picture: Picture }>;

const svgReader = { operation: ["VipsForeignLoadSvgBuffer"] };

/** Renders the drawing as a PNG, and hands that to the product. */
export function createTurnDrawing(turnPicture: TurnPicture): TurnDrawing {
  return async (svg, shape) => {
    const png = await render(svg);
    const turned = await turnPicture(png, shape);
    if (!turned.ok) throw new Error(`A drawing could not be turned: ${turned.code}`);
    return { bytes: png.length, picture: turned.value };
  };
}

let rendering = 0;

/** The product reads no SVG, so the reader is on for this alone. */
async function render(svg: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  if (rendering++ === 0) sharp.unblock(svgReader);
  try {
    return await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  } finally {
    if (--rendering === 0) sharp.block(svgReader);
  }
}
