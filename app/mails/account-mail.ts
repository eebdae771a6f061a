import type { AccountNotice } from "~/domain/notices/account-notice";
import type { JobHandler } from "~/jobs/worker.server";
import { paths } from "~/paths";
import { type MailParts, sendMail } from "./send-mail";
import { accountWords } from "./words/account-words";

/** Tells a member about their account itself, at least once and always with the same Message-ID. */
export function sendAccountMail(parts: MailParts): JobHandler {
  return ({ id, payload }) => {
    const { to, type, deletesAt } = payload as AccountNotice;
    const { path = paths.app, ...said } = accountWords(type, deletesAt);
    const words = {
      ...said,
      heading: said.subject,
      notes: ["You get this because it is about your account."],
    };
    return sendMail(parts, { to, key: id, path, words });
  };
}
