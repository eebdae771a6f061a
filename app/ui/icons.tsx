import type { ReactNode } from "react";

function Icon({ children }: { children: ReactNode }) {
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

/** Where a link leads on. Decorative, like every icon here: the words beside it say it. */
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

/** Beside what is met. */
export function CheckIcon() {
  return (
    <Icon>
      <path d="M3.5 10.5l4.5 4.5 8.5-10" />
    </Icon>
  );
}

/** Beside what is not met. */
export function CrossIcon() {
  return (
    <Icon>
      <path d="M5 5l10 10M15 5L5 15" />
    </Icon>
  );
}

/** Beside what nobody knows. */
export function QuestionIcon() {
  return (
    <Icon>
      <path d="M7 7.5a3 3 0 1 1 4.2 2.75c-.8.35-1.2.9-1.2 1.75v.5M10 15.2v.8" />
    </Icon>
  );
}
