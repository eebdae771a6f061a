import { Form, useFetcher, useNavigation } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";

/** The server, where nothing is sent, has no router around an item. */
const isServer = typeof document === "undefined";

/** Remix's `Form` within an item; the server's has the mark of Remix's, too. */
export const ItemForm = isServer
  ? (props: ComponentPropsWithoutRef<"form">) => <form data-discover="true" {...props} />
  : (Form as (props: ComponentPropsWithoutRef<"form">) => JSX.Element);

/** A fetcher that sends nothing. */
const idle = {
  Form: (props: ComponentPropsWithoutRef<"form">) => <form {...props} />,
  formData: undefined,
  data: undefined,
};

/** Remix's `useFetcher` within an item. */
export const useItemFetcher: (options: {
  key: string;
}) => Pick<ReturnType<typeof useFetcher>, "Form" | "formData" | "data"> = isServer
  ? () => idle as never
  : useFetcher;

/** Remix's `useNavigation` within an item. */
export const useItemNavigation: () => Pick<ReturnType<typeof useNavigation>, "state" | "formData"> = isServer
  ? () => ({ state: "idle", formData: undefined })
  : useNavigation;
