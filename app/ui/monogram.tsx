import { filePath } from "~/paths";
import * as css from "./monogram.css";
import { groundOf, initialsOf } from "./monogram-colours";

export interface MonogramProps {
  uid: string;
  name: string;
  /** The id of the member's picture, where they have one. */
  face?: string | null | undefined;
  /** The brief that both have to do with, where the page was reached through it. */
  through?: string | null | undefined;
  size?: keyof typeof css.size;
}

/**
 * A member's picture, or their initials on a colour derived from the id, beside the name:
 * decorative. The initials stand behind the picture, until it is there and where it can't be read.
 */
export function Monogram({ uid, name, face = null, through = null, size = "small" }: MonogramProps) {
  return (
    <span className={`${css.ground[groundOf(uid)]} ${css.size[size]}`} aria-hidden="true">
      {initialsOf(name)}
      {face && <Picture face={face} through={through} size={size} />}
    </span>
  );
}

interface PictureProps {
  face: string;
  through: string | null;
  size: keyof typeof css.size;
}

function Picture({ face, through, size }: PictureProps) {
  const pixels = css.pixels[size];
  const file = size === "portrait" ? "medium" : "small";
  return (
    <picture>
      <source type="image/avif" srcSet={filePath(face, `${file}.avif`, through)} />
      <img
        className={css.face}
        src={filePath(face, `${file}.webp`, through)}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
