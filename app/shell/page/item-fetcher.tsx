import { useFetcher } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";

/** A fetcher that sends nothing. */
const idle = {
  Form: (props: ComponentPropsWithoutRef<"form">) => <form {...props} />,
  formData: undefined,
  data: undefined,
};

/** Remix's `useFetcher` within an item. The server, where none sends, has no router around it. */
export const useItemFetcher: (options: {
  key: string;
}) => Pick<ReturnType<typeof useFetcher>, "Form" | "formData" | "data"> =
  typeof document === "undefined" ? () => idle as never : useFetcher;
