// An IBAN as people write it: country, two digits, groups of four. Linear: no part of it can match in two ways.
const account = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/;
const messenger = /\b(?:whats ?app|telegram|wechat|viber|(?:on|via|by|over) signal)\b|\b(?:wa|t)\.me\//i;

/** Whether a message names a bank account or a messenger: how a fraud begins that asks for money before there is work. */
export function namesPayment(text: string): boolean {
  return account.test(text) || messenger.test(text);
}
