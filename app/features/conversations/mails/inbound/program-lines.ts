/**
 * What phones and mail programs write into a reply by themselves, by language (BCP 47). Texts are
 * compared in lower case, without the marks of Arabic and Hebrew vowels and without addresses.
 */

/**
 * Lines below the text that name the device or the program, which stands at `*`: such a line is one
 * of these whole, and what stands at `*` is one of `devices`.
 */
const sentFrom: Readonly<Record<string, readonly string[]>> = {
  en: ["sent from *", "sent via *", "sent with *", "sent using *", "sent on *"],
  de: [
    "von meinem * gesendet",
    "von meiner * gesendet",
    "von * gesendet",
    "gesendet von *",
    "gesendet mit *",
    "gesendet über *",
    "gesendet aus *",
    "diese nachricht wurde von * gesendet",
    "diese nachricht wurde mit * gesendet",
    "diese e-mail wurde von * gesendet",
  ],
  fr: [
    "envoyé de *",
    "envoyé depuis *",
    "envoyé à partir de *",
    "envoyé à partir d’*",
    "envoyé à partir d'*",
    "envoyé avec *",
    "envoyé par *",
    "envoyé via *",
    "provenance : *",
  ],
  es: ["enviado desde *", "enviado con *", "enviado mediante *", "enviado por *", "enviado de *"],
  pt: [
    "enviado do *",
    "enviado da *",
    "enviado de *",
    "enviado a partir do *",
    "enviado a partir de *",
    "enviado pelo *",
    "enviado com *",
    "enviado via *",
  ],
  it: ["inviato da *", "inviato dal *", "inviato dall’*", "inviato con *", "inviato tramite *"],
  nl: ["verzonden vanaf *", "verstuurd vanaf *", "verzonden met *", "verzonden via *"],
  ca: ["enviat des de *", "enviat des del *", "enviat des del meu *", "enviat amb *"],
  sv: ["skickat från *", "skickades från *", "skickat med *"],
  da: ["sendt fra *", "sendt med *", "sendt via *"],
  nb: ["sendt fra *", "sendt med *"],
  fi: ["lähetetty *"],
  is: ["sent úr *", "sent frá *"],
  et: ["saadetud *"],
  lv: ["nosūtīts no *", "sūtīts no *"],
  lt: ["išsiųsta iš *", "siųsta iš *"],
  pl: ["wysłane z *", "wysłano z *", "wysłane ze *", "wysłane przez *"],
  cs: ["odesláno z *", "odesláno ze *", "odesláno pomocí *", "odesláno z mého *"],
  sk: ["odoslané z *", "odoslané zo *", "odoslané pomocou *"],
  hu: ["küldve *", "elküldve *", "* küldve"],
  ro: ["trimis de pe *", "trimis din *", "trimis de la *"],
  el: ["στάλθηκε από *", "εστάλη από *", "σταλθηκε απο *"],
  hr: ["poslano s *", "poslano sa *", "poslano iz *"],
  sr: ["poslato sa *", "послато са *", "послато са мог *"],
  sl: ["poslano iz *", "poslano z *"],
  bg: ["изпратено от *", "изпратен от *"],
  ru: ["отправлено с *", "отправлено из *", "отправлено через *", "отправлено от *"],
  uk: ["надіслано з *", "надіслано із *", "відправлено з *", "відправлено із *"],
  tr: ["*dan gönderildi", "*den gönderildi", "*dan gönderilmiştir", "*den gönderilmiştir"],
  ar: [
    "أرسلت من *",
    "أرسل من *",
    "أرسلت بواسطة *",
    "أرسلت من خلال *",
    "تم الإرسال من *",
    "تم الإرسال بواسطة *",
    "تم إرسالها من *",
    "تم إرساله من *",
    "تم إرسال هذه الرسالة من *",
    "مرسل من *",
    "مرسلة من *",
  ],
  fa: ["ارسال شده از *", "فرستاده شده از *", "ارسال از *", "فرستاده‌شده از *"],
  ur: ["* سے بھیجا گیا"],
  he: ["נשלח מ*", "נשלח מה-*", "נשלח באמצעות *"],
  hi: ["मेरे * से भेजा गया", "* से भेजा गया"],
  ja: ["*から送信", "*から送信されました", "*より送信", "*で送信"],
  zh: [
    "发自我的*",
    "发自*",
    "從我的*傳送",
    "从我的*发送",
    "傳送自*",
    "寄自*",
    "来自我的*",
    "來自我的*",
    "通过*发送",
  ],
  ko: ["*에서 보냄", "*에서 전송됨", "*에서 보낸 메일", "*에서 보낸 메일입니다", "*으로 보냄"],
  vi: ["đã gửi từ *", "được gửi từ *", "gửi từ *"],
  th: ["ส่งจาก *", "ส่งจาก*"],
  id: ["dikirim dari *", "dikirim melalui *", "terkirim dari *"],
  ms: ["dihantar daripada *", "dihantar dari *"],
};

/**
 * Lines that advertise the program: it stands at `*`, with the system that it is for, or with an
 * address to get it from.
 */
const getIt: readonly string[] = [
  "get *",
  "holen sie sich *",
  "laden sie * herunter",
  "* herunterladen",
  "obtenez *",
  "obtenir *",
  "télécharger *",
  "téléchargez *",
  "obtener *",
  "obtén *",
  "descargar *",
  "obter o *",
  "obtenha o *",
  "obter *",
  "baixe o *",
  "baixar o *",
  "scarica *",
  "ottieni *",
  "* downloaden",
  "download *",
  "obteniu *",
  "hämta *",
  "skaffa *",
  "hent *",
  "få *",
  "last ned *",
  "skaff deg *",
  "hanki *",
  "lataa *",
  "hae *",
  "pobierz *",
  "uzyskaj *",
  "pobierz aplikację *",
  "získat *",
  "stáhnout *",
  "získejte *",
  "získať *",
  "stiahnuť *",
  "* beszerzése",
  "* letöltése",
  "obțineți *",
  "descărcați *",
  "λήψη *",
  "αποκτήστε *",
  "preuzmi *",
  "nabavite *",
  "преузми *",
  "prenesi *",
  "изтегляне на *",
  "получить *",
  "скачать *",
  "скачайте *",
  "отримати *",
  "завантажити *",
  "* edinin",
  "* uygulamasını edinin",
  "* indirin",
  "الحصول على *",
  "احصل على *",
  "تنزيل *",
  "دریافت *",
  "קבל את *",
  "השג את *",
  "הורד את *",
  "קבלו את *",
  "* प्राप्त करें",
  "*を入手",
  "*を取得",
  "*を入手してください",
  "获取*",
  "下载*",
  "取得*",
  "下載*",
  "* 다운로드",
  "* 받기",
  "tải *",
  "tải xuống *",
  "รับ *",
  "ดาวน์โหลด *",
  "dapatkan *",
  "unduh *",
];

/** Devices and programs that those lines name. */
const devices =
  /iphon|ipad|ipod|apple|icloud|\bmac\b|macbook|android|samsung|galaxy|huawei|honor|xiaomi|redmi|\bmi phone|oppo|vivo|oneplus|realme|pixel|nokia|xperia|motorola|\bmoto\b|\blg\b|\bhtc\b|blackberry|windows|surface|outlook|hotmail|gmail|google|yahoo|\baol\b|proton|tutanota|\btuta\b|thunderbird|k-9|fairemail|\bspark\b|airmail|mailbird|emclient|em client|bluemail|blue mail|aqua mail|typeapp|mailspring|edison|canary|superhuman|missive|front app|\bgmx\b|web\.de|t-online|freenet|\bzoho\b|yandex|яндекс|mail\.ru|почт|fastmail|\bwebmail\b|mobile|mobilger|smartphone|wiko|fairphone|lenovo|alcatel|\bphone\b|\btablet|handy|handheld|telefon|mobiltelefon|téléphone|portable|teléfono|móvil|celular|telemóvel|cellulare|puhelin|телефон|айфон|ایفون|آیفون|آيفون|ايفون|أيفون|الهاتف|هاتف|جوال|سامسونج|أندرويد|אייפון|גלקסי|スマートフォン|アンドロイド|手机|手機|小米|华为|아이폰|휴대폰|갤럭시/i;

/** Programs that advertise themselves, and what they run on. */
const programs = /outlook|yahoo|gmail|proton|\baol\b|spark|\bgmx\b|web\.de|mail/i;
const systems = /\bios\b|android|iphone|ipad|mobile|windows|\bmac\b/i;

/** Names of the heads of a quoted mail: sender, date, recipients, subject. */
const heads: Readonly<Record<string, readonly string[]>> = {
  en: [
    "from",
    "sent",
    "date",
    "to",
    "cc",
    "bcc",
    "subject",
    "reply-to",
    "reply to",
    "importance",
    "attachments",
  ],
  de: ["von", "gesendet", "datum", "an", "kopie", "betreff", "antwort an", "wichtigkeit", "im auftrag von"],
  fr: ["de", "envoyé", "envoyé le", "date", "à", "a", "objet", "sujet", "copie à", "répondre à", "pour"],
  es: ["de", "enviado", "enviado el", "fecha", "para", "a", "asunto", "responder a"],
  pt: ["de", "enviado", "enviada", "enviado em", "enviada em", "data", "para", "assunto"],
  it: ["da", "inviato", "data", "a", "oggetto", "per conto di", "rispondi a"],
  nl: ["van", "verzonden", "verstuurd", "datum", "aan", "onderwerp"],
  ca: ["de", "enviat", "enviat el", "data", "per a", "a", "assumpte"],
  sv: ["från", "skickat", "skickades", "datum", "till", "kopia", "ämne"],
  da: ["fra", "sendt", "dato", "til", "emne"],
  nb: ["fra", "sendt", "dato", "til", "kopi", "emne"],
  fi: ["lähettäjä", "lähetetty", "päivämäärä", "päiväys", "vastaanottaja", "kopio", "aihe"],
  et: ["saatja", "saadetud", "kuupäev", "saaja", "adressaat", "teema"],
  lv: ["no", "nosūtīts", "datums", "kam", "tēma"],
  lt: ["nuo", "išsiųsta", "data", "kam", "tema"],
  pl: ["od", "wysłano", "wysłane", "data", "do", "dw", "temat"],
  cs: ["od", "odesláno", "datum", "komu", "kopie", "předmět"],
  sk: ["od", "odoslané", "dátum", "komu", "kópia", "predmet"],
  hu: ["feladó", "küldve", "elküldve", "dátum", "címzett", "másolatot kap", "tárgy"],
  ro: ["de la", "trimis", "data", "către", "catre", "la", "subiect"],
  el: ["από", "στάλθηκε", "ημερομηνία", "προς", "κοιν.", "θέμα"],
  hr: ["od", "šalje", "poslano", "datum", "prima", "za", "predmet"],
  sr: ["od", "poslato", "za", "naslov", "од", "послато", "за", "наслов"],
  sl: ["od", "poslano", "datum", "za", "zadeva"],
  bg: ["от", "изпратено", "дата", "до", "относно", "тема"],
  ru: ["от", "от кого", "отправлено", "отправлен", "дата", "кому", "копия", "тема"],
  uk: ["від", "від кого", "надіслано", "дата", "кому", "копія", "тема"],
  tr: ["kimden", "gönderen", "gönderildi", "gönderme tarihi", "tarih", "kime", "alıcı", "bilgi", "konu"],
  ar: [
    "من",
    "المرسل",
    "تم الإرسال",
    "أرسلت",
    "تاريخ الإرسال",
    "التاريخ",
    "إلى",
    "الى",
    "المستلم",
    "نسخة",
    "الموضوع",
  ],
  fa: ["از", "فرستنده", "ارسال شده", "تاریخ", "به", "گیرنده", "موضوع"],
  he: ["מאת", "נשלח", "תאריך", "אל", "עותק", "נושא"],
  hi: ["प्रेषक", "द्वारा", "भेजा गया", "दिनांक", "प्रति", "विषय"],
  ja: ["差出人", "送信者", "送信日時", "日時", "日付", "宛先", "cc", "件名"],
  zh: [
    "发件人",
    "發件人",
    "寄件者",
    "寄件人",
    "发送时间",
    "发送日期",
    "發送時間",
    "寄件日期",
    "傳送時間",
    "日期",
    "收件人",
    "收件者",
    "抄送",
    "副本",
    "主题",
    "主題",
    "主旨",
  ],
  ko: ["보낸 사람", "보낸사람", "보낸 날짜", "날짜", "받는 사람", "받는사람", "참조", "제목"],
  vi: ["từ", "đã gửi", "ngày", "đến", "tới", "chủ đề"],
  th: ["จาก", "ส่ง", "วันที่", "ถึง", "เรื่อง"],
  id: ["dari", "terkirim", "dikirim", "tanggal", "kepada", "ke", "subjek", "perihal"],
};

const headNames = new Set(Object.values(heads).flat());

const around = (lines: readonly string[]) =>
  lines.map((line) => {
    const [before = "", after = ""] = line.split("*");
    return { before, after };
  });
const aroundDevice = around(Object.values(sentFrom).flat());
const aroundProgram = around(getIt);

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
