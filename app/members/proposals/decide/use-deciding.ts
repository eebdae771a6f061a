import { useNavigation } from "@remix-run/react";
import { proposalsPath } from "~/paths";

/** Which decision about this proposal is under way, by its intent; null for none. */
export function useDeciding(briefId: string, uid: string): string | null {
  const { formData, formAction, formMethod } = useNavigation();
  const here = formMethod === "POST" && formAction?.split("?")[0] === proposalsPath(briefId, uid);
  return here ? String(formData?.get("intent") ?? "") || null : null;
}
