import type { ReactNode } from "react";
import { card, heading } from "./card.css";

interface CardProps {
  title: string;
  children: ReactNode;
}

/** A block of a page that has several, in a box: beside others, and apart from them. */
export function Card({ title, children }: CardProps) {
  return (
    <section className={card}>
      <h2 className={heading}>{title}</h2>
      {children}
    </section>
  );
}
