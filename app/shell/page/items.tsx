import { type ComponentType, createContext, createElement, memo, useContext, useMemo } from "react";
import { Zone } from "~/shell/format/reader-times";
import { forMember, PageMember } from "~/ui/form";

/**
 * The HTML of an item, for a reader in this time zone (IANA name; null where nothing says it).
 *
 * @throws TypeError for a property that JSON doesn't carry
 */
export type RenderItem = <Props extends object>(
  Item: ComponentType<Props>,
  props: Props,
  zone: string | null,
) => string;

/** How the server renders items; null in a browser. */
export const ItemRenderer = createContext<RenderItem | null>(null);

export interface ItemsProps<Props> {
  /**
   * Renders one item from its properties, the reader's language and their time zone alone: no hooks
   * but those for times and for buttons (ui/item-hooks.tsx), and no ids made by React.
   */
  of: ComponentType<Props>;
  /** The properties of each, which JSON can carry. */
  each: readonly Props[];
  /** Tells an item from the others. */
  by: (props: Props) => string;
  as?: "div" | "ul" | "ol";
  className?: string;
}

/**
 * A list of alike items. A browser's page has each as a component. The server writes the same HTML,
 * which it keeps (item-html.server.ts): rendering lists was a third of what their pages cost.
 */
export function Items<Props extends object>({
  of: Item,
  each,
  by,
  as: List = "div",
  className,
}: ItemsProps<Props>) {
  const render = useContext(ItemRenderer);
  const zone = useContext(Zone);
  const member = useContext(PageMember);
  // A press in one of them renders the page; the others say the same and stay.
  const Standing = useMemo(() => memo(Item) as unknown as ComponentType<Props>, [Item]);
  if (render) {
    const html = forMember(each.map((props) => render(Item, props, zone)).join(""), member);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
    return <List className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <List className={className}>
      {each.map((props) => createElement(Standing, { ...props, key: by(props) }))}
    </List>
  );
}
