import type { ReactNode } from "react";
import { formatShortPrice } from "~/domain/short-price";
import type { BriefLineFragment } from "~/shell/operations/operations.generated";
import { besideEachOther } from "~/words/isolate";
import { facts } from "./brief-row.css";

interface PriceLineProps {
  of: BriefLineFragment["budget"];
  /** A state beside it. */
  children?: ReactNode;
}

/** What a brief pays, the first thing to look for below its title; nothing for none. */
export function PriceLine({ of: budget, children }: PriceLineProps) {
  if (!budget && !children) return null;
  return (
    <p className={facts}>
      {budget && <strong>{besideEachOther([formatShortPrice(budget)])}</strong>}
      {children}
    </p>
  );
}
