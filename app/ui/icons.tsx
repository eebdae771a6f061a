import type { ReactNode } from "react";

/** The frame of every icon: decorative, the words beside it say it. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {children}
    </svg>
  );
}

/** Where a link leads on. */
export function ArrowIcon() {
  return (
    <Icon>
      <path d="M3 10h13M11 5l5 5-5 5" />
    </Icon>
  );
}

/** Beside errors and warnings, so that colour is not the only sign. */
export function AlertIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 6v5M10 13.2v.8" />
    </Icon>
  );
}
