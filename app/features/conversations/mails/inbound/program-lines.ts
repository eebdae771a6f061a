import lines from "./program-lines.json";

/*
 * What phones and mail programs write into a reply by themselves, by language (BCP 47), is data:
 * `sentFrom`, lines below the text that name the device at `*`; `getIt`, lines that advertise the
 * program at `*`, with its system or an address; `heads`, the names of the heads of a quoted mail.
 * Texts are compared in lower case, without the marks of Arabic and Hebrew vowels.
 */

/** Devices and programs that those lines name. */
const devices =
  /iphon|ipad|ipod|apple|icloud|\bmac\b|macbook|android|samsung|galaxy|huawei|honor|xiaomi|redmi|\bmi phone|oppo|vivo|oneplus|realme|pixel|nokia|xperia|motorola|\bmoto\b|\blg\b|\bhtc\b|blackberry|windows|surface|outlook|hotmail|gmail|google|yahoo|\baol\b|proton|tutanota|\btuta\b|thunderbird|k-9|fairemail|\bspark\b|airmail|mailbird|emclient|em client|bluemail|blue mail|aqua mail|typeapp|mailspring|edison|canary|superhuman|missive|front app|\bgmx\b|web\.de|t-online|freenet|\bzoho\b|yandex|яндекс|mail\.ru|почт|fastmail|\bwebmail\b|mobile|mobilger|smartphone|wiko|fairphone|lenovo|alcatel|\bphone\b|\btablet|handy|handheld|telefon|mobiltelefon|téléphone|portable|teléfono|móvil|celular|telemóvel|cellulare|puhelin|телефон|айфон|ایفون|آیفون|آيفون|ايفون|أيفون|الهاتف|هاتف|جوال|سامسونج|أندرويد|אייפון|גלקסי|スマートフォン|アンドロイド|手机|手機|小米|华为|아이폰|휴대폰|갤럭시/i;

/** Programs that advertise themselves, and what they run on. */
const programs = /outlook|yahoo|gmail|proton|\baol\b|spark|\bgmx\b|web\.de|mail/i;
const systems = /\bios\b|android|iphone|ipad|mobile|windows|\bmac\b/i;

const headNames = new Set(Object.values(lines.heads).flat());

const around = (lines: readonly string[]) =>
  lines.map((line) => {
    const [before = "", after = ""] = line.split("*");
    return { before, after };
  });
const aroundDevice = around(Object.values(lines.sentFrom).flat());
const aroundProgram = around(lines.getIt);

/** In lower case, without vowel marks, addresses and what stands around them. */
function plainly(line: string): string {
  return line
    .slice(0, 400)
    .toLowerCase()
    .replaceAll(/[\u064b-\u065f\u0670\u0640\u05b0-\u05c7]/g, "")
    .replaceAll(/[<([]?\bhttps?:\/\/[^\s<>()[\]]*[>)\]]?/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s*_~|-]+|[\s*_~|.!。-]+$/g, "");
}

/** Whether a phone or a program writes such a line below a text: “Sent from my iPhone”. */
export function isSentFrom(line: string): boolean {
  const said = plainly(line);
  if (said === "" || said.length > 100) return false;
  const named = nameWithin(said, aroundDevice);
  if (named !== null && devices.test(named)) return true;
  const got = nameWithin(said, aroundProgram);
  return got !== null && programs.test(got) && (systems.test(got) || /https?:\/\//i.test(line.slice(0, 400)));
}

/** What stands at `*`; null where no line fits. */
function nameWithin(said: string, lines: ReturnType<typeof around>): string | null {
  for (const { before, after } of lines) {
    const named = said.slice(before.length, said.length - after.length);
    if (said.startsWith(before) && said.endsWith(after) && named !== "" && named.length <= 40) return named;
  }
  return null;
}

/** Whether a line is a head of a quoted mail in a language that is known here: “Von: Ana”. */
export function isKnownHead(line: string): boolean {
  const [, name = ""] = /^[\s*_|]{0,6}([^:：]{1,24}?)[\s*_]{0,4}[:：]/.exec(line.slice(0, 60)) ?? [];
  return headNames.has(name.toLowerCase().trim());
}
