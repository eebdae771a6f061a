import { Form, useFetcher, useNavigation } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";

type FormProps = ComponentPropsWithoutRef<"form">;

/** The server, where nothing is sent, has no router around an item. */
const isServer = typeof document === "undefined";

/** A fetcher, and a navigation, that sends nothing. */
const idle = { state: "idle", Form: "form" } as never;

/** Remix's `Form` within an item; the server's has the mark of Remix's, too. */
export const ItemForm = (
  isServer ? (props: FormProps) => <form data-discover="true" {...props} /> : Form
) as (props: FormProps) => JSX.Element;

/** Remix's `useFetcher` within an item. */
export const useItemFetcher: (options: {
  key: string;
}) => Pick<ReturnType<typeof useFetcher>, "Form" | "formData" | "data"> = isServer ? () => idle : useFetcher;

/** Remix's `useNavigation` within an item. */
export const useItemNavigation: () => Pick<ReturnType<typeof useNavigation>, "state" | "formData"> = isServer
  ? () => idle
  : useNavigation;
