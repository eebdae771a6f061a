import { sayStartingPrice } from "~/domain/price-texts";
import type { ServicePrice } from "~/domain/profile";
import { Tags } from "~/ui/tags";
import { written } from "~/words/isolate";
import * as css from "./service-list.css";

interface ServiceListProps {
  services: readonly string[];
  prices: readonly ServicePrice[];
  /** The language of its member’s texts. */
  lang: string | null;
  /** Those of them that are in the language of the page. */
  named?: readonly string[] | undefined;
}

/** What an agency does, each service with its price; as tags where none has one. */
export function ServiceList({ services, prices, lang, named = [] }: ServiceListProps) {
  if (prices.length === 0) return <Tags items={services} lang={lang} named={named} />;
  return (
    <ul>
      {services.map((service) => {
        const price = prices.find((one) => one.service === service);
        return (
          <li key={service} className={css.service}>
            <span {...written(service, named.includes(service) ? null : lang)} className={css.name}>
              {service}
            </span>
            {price && <bdi className={css.price}>{sayStartingPrice(price)}</bdi>}
          </li>
        );
      })}
    </ul>
  );
}
