import type { ReactNode } from "react";
import { prose } from "~/ui/prose.css";
import { SplitPage } from "~/ui/split-page";
import * as words from "~/words/legalImprint.generated";
import { type LegalPageProps, OperatedBy } from "./legal-page";

/** `/imprint`: the operator, as the law of some countries asks for it. */
export function Imprint(site: LegalPageProps) {
  const { representative, register, vatId, phone } = site.operator;
  return (
    <SplitPage title={words.title()} lede={words.lede({ brand: site.brand })}>
      <div className={prose}>
        <OperatedBy {...site}>
          {phone && <li>{words.phone({ phone: <bdi dir="ltr">{phone}</bdi>, ...bold })}</li>}
          {representative && <li>{words.representative({ representative, ...bold })}</li>}
          {register && <li>{words.register({ register, ...bold })}</li>}
          {vatId && <li>{words.vatId({ vatId, ...bold })}</li>}
        </OperatedBy>
      </div>
    </SplitPage>
  );
}

const bold = { strong: (said: ReactNode) => <strong>{said}</strong> };
