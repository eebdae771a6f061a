import type { Step, StoredDocument } from "~/platform/ports/collection";
import { beginningsIn } from "./beginnings-in";

/** 2: a theme among what the member has chosen. Nobody had chosen one for other browsers. */
function toTheme({ settings, ...account }: StoredDocument): StoredDocument {
  return settings ? { ...account, settings: { ...settings, theme: null } } : account;
}

/** 3: an event may say why. Nobody was asked before. */
const toWords = (account: StoredDocument): StoredDocument => account;

/** 4: the words of its address, by which administrators find it. Nobody looked before. */
function toAddressWords(account: StoredDocument): StoredDocument {
  const words = String(account.email ?? "")
    .slice(0, 254)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 2);
  return { ...account, addressWords: [...new Set(words.slice(0, 8))] };
}

/** 5: the beginnings of these words, too. Until then only whole words found it. */
function toAddressedBy({ addressWords: _, ...account }: StoredDocument): StoredDocument {
  const email = String(account.email ?? "");
  const at = email.lastIndexOf("@");
  return { ...account, addressedBy: beginningsIn([email.slice(0, Math.max(at, 0)), email.slice(at + 1)]) };
}

export const accountSteps: readonly Step[] = [toTheme, toWords, toAddressWords, toAddressedBy];
