import type { ReactNode } from "react";

function Icon({ path, children }: { path: string; children?: ReactNode }) {
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
      <path d={path} />
    </svg>
  );
}

/** Where a link leads on. Decorative, like every icon here: the words beside it say it. */
export const ArrowIcon = () => <Icon path="M3 10h13M11 5l5 5-5 5" />;

/** Beside errors and warnings, so that colour is not the only sign. */
export const AlertIcon = () => (
  <Icon path="M10 6v5M10 13.2v.8">
    <circle cx="10" cy="10" r="7.5" />
  </Icon>
);

/** Beside what is met. */
export const CheckIcon = () => <Icon path="M3.5 10.5l4.5 4.5 8.5-10" />;

/** Beside what is not met. */
export const CrossIcon = () => <Icon path="M5 5l10 10M15 5L5 15" />;

/** Beside what nobody knows. */
export const QuestionIcon = () => (
  <Icon path="M7 7.5a3 3 0 1 1 4.2 2.75c-.8.35-1.2.9-1.2 1.75v.5M10 15.2v.8" />
);
