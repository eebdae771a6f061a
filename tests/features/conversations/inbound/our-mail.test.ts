import { expect, it } from "vitest";
import { expectLinear } from "#tests/support/growth";
import { withoutOurMail } from "~/features/conversations/mails/inbound/our-mail";

const mail = {
  brand: "Guildhall",
  origin: "https://guildhall.example",
  filledWith: ["Ana", "A map of the harbour"],
  sent: ["Could you start on Monday?"],
};
const without = (text: string) => withoutOurMail(text, mail);

it.each([
  "Please mute this conversation, I have no time.",
  "Read and reply: https://guildhall.example/app/briefs/b1",
  "Could you start on Monday? No, on Tuesday.",
  "Ana wrote to you, she says. Guildhall told me, too.",
  "You have 3 unread messages in your own mailbox\nNumber 123456",
])("keeps “%s”", (said) => {
  expect(without(said)).toBe(said);
});

it.each([
  ["English", "Yes.\n> Ana wrote to you about “A map of the harbour”\n> You have an unread message.\nBelow."],
  [
    "German",
    "Yes.\nAna hat dir zu „A map of the harbour“ geschrieben\n\nDu hast eine ungelesene Nachricht.\nBelow.",
  ],
  ["Arabic", "Yes.\n| رسالة من \u2068Ana\u2069 عن «A map of the harbour»\n| لديك رسالة غير مقروءة.\nBelow."],
  [
    "an older name",
    "Yes.\nYou can also reply to this e-mail: Ana of before gets the text as a message.\nBelow.",
  ],
])("takes what is quoted of it: %s", (_how, text) => {
  expect(without(text)).toBe("Yes.\n\nBelow.");
});

const of = (unit: string) => (length: number) => unit.repeat(Math.floor(length / unit.length));
it.each<[string, (length: number) => string]>([
  ["a word", of("a")],
  ["its sentences", of("Read and reply\n")],
  ["beginnings of a sentence", of("You can also reply to this e-mail: ")],
  ["names", of("Ana ")],
  ["addresses", of("https://guildhall.example/x ")],
  ["empty lines", of("\n")],
])("of %s it takes no longer than its length", async (_what, shape) => {
  await expectLinear(without, shape, { longest: 64_000, most: 1_500 });
});
