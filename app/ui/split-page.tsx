import type { ReactNode } from "react";
import { PageHeading } from "./page-heading";
import { body, heading, split } from "./split-page.css";

interface SplitPageProps {
  title: string;
  lede?: ReactNode;
  children: ReactNode;
}

/**
 * A page with one small task or one long text: the heading on the left, where it stays in sight,
 * the rest on the right.
 */
export function SplitPage({ title, lede, children }: SplitPageProps) {
  return (
    <div className={split}>
      <div className={heading}>
        <PageHeading title={title} lede={lede} />
      </div>
      <div className={body}>{children}</div>
    </div>
  );
}
