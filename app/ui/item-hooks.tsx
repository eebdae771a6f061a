import { useFetcher, useNavigation } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { Form, MemberField } from "./form";

type FormProps = ComponentPropsWithoutRef<"form">;

/** The server, where nothing is sent, has no router around an item. */
const isServer = typeof document === "undefined";

/** A fetcher, and a navigation, that sends nothing. */
const idle = { state: "idle", Form: "form" } as never;

function ServerForm({ children, ...props }: FormProps) {
  return (
    <form data-discover="true" {...props}>
      <MemberField />
      {children}
    </form>
  );
}

/** Remix's `Form` within an item; the server's has the mark of Remix's, too. */
export const ItemForm = (isServer ? ServerForm : Form) as (props: FormProps) => JSX.Element;

/** Remix's `useFetcher` within an item. */
export const useItemFetcher: (options: {
  key: string;
}) => Pick<ReturnType<typeof useFetcher>, "Form" | "formData" | "data"> = isServer ? () => idle : useFetcher;

/** Remix's `useNavigation` within an item. */
export const useItemNavigation: () => Pick<ReturnType<typeof useNavigation>, "state" | "formData"> = isServer
  ? () => idle
  : useNavigation;
