import type { ReactNode } from "react";

interface IconProps {
  path?: string;
  /** Drawn with a thick line, for the size of a word. */
  bold?: true;
  /** It goes the way the text does: the other way where that is from right to left. */
  turns?: true;
  /** Further shapes. */
  children?: ReactNode;
}

/** The frame of every icon: decorative, because the words beside it carry the meaning. */
export function Icon({ path, bold, turns, children }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={bold ? 2.5 : 1.5}
      data-turns={turns}
    >
      {children}
      {path && <path d={path} />}
    </svg>
  );
}

/** For a link that leads on. */
export const ArrowIcon = () => <Icon turns path="M3 10h13M11 5l5 5-5 5" />;

/** Beside errors and warnings, so that colour isn't the only sign. */
export const AlertIcon = () => (
  <Icon path="M10 6v5M10 13.2v.8">
    <circle cx="10" cy="10" r="7.5" />
  </Icon>
);

/** For notifications. */
export const BellIcon = () => (
  <Icon path="M4 14.5c1-1.2 1.5-2.6 1.5-5.5a4.5 4.5 0 0 1 9 0c0 2.9.5 4.3 1.5 5.5zM8.3 17h3.4" />
);
