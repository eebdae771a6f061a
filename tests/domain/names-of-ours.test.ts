import { describe, expect, it } from "vitest";
import { expectLinear } from "#tests/support/growth";
import { seemsOurs } from "~/domain/names-of-ours";

describe("a name that could be taken for ours", () => {
  it.each([
    ...[
      "Guildhall",
      "guildhall",
      "GUILDHALL",
      "The Guildhall",
      "Guildhall Payments",
      "Anna from Guildhall",
      "GuildhallSupport",
    ],
    ...[
      "Guild Hall",
      "G u i l d h a l l",
      "Guild-hall",
      "guild.hall",
      "Guildhall®",
      "Guildhall24",
      "My guildhalls",
    ],
    ...["Gui1dhall", "Gu1ldha11", "GuiIdhaIl", "Guilclhall", "Gu!ldhall", "Guíldhàll"],
    ...[
      "Guіldhаll",
      "Ｇｕｉｌｄｈａｌｌ",
      "Guild\u200bhall",
      "Gu\u00adildhall",
      "ɢᴜɪʟᴅʜᴀʟʟ",
      "𝐆𝐮𝐢𝐥𝐝𝐡𝐚𝐥𝐥",
      "Ⓖⓤⓘⓛⓓⓗⓐⓛⓛ",
      "Guildhαll",
      "Guiłdhałl",
      "GUILĐĦALL",
    ],
    ...[
      "Support",
      "support",
      "Customer Support",
      "Support (official)",
      "Support-Team",
      "SupportTeam",
      "s u p p o r t",
      "sup-port",
      "AdminSupport",
      "TheAdminSupportTeam",
      "Support24",
      "TheSupportDesk",
      "AdministratorAdministratorSupport",
    ],
    ...[
      "Supp0rt",
      "Suррort",
      "ѕuppоrt",
      "Ｓｕｐｐｏｒｔ",
      "Súpport",
      "sup\u200dport",
      "$upport",
      "ꜱᴜᴘᴘᴏʀᴛ",
      "5upp0r7",
      "SUΡΡORT",
      "Suppørt",
      "SUPPORŦ",
    ],
    ...[
      "Admin",
      "ADMIN",
      "Site admin",
      "admin_1",
      "Adm1n",
      "Аdmin",
      "AΔmin Admin",
      "adrnin",
      "a.d.m.i.n",
      "Administrator",
      "@dmin",
      "AdminTeam",
      "Ａｄｍｉｎ",
    ],
    ...[
      "Official",
      "Officia1",
      "OfficiaI",
      "0fficial",
      "Ann (official)",
      "Оfficial",
      "Official Berg AB",
      "οfficial",
    ],
    ...["Moderator", "Helpdesk", "no-reply", "Администратор", "Поддержка"],
    ...["Administratorin", "Die Moderatorin", "Guildhall-Kundendienst", "Kundensupport"],
    ...["الدعم", "فريق الدعم", "الدعـــم", "الدَّعْم الفني", "أدمن", "المشرفون", "المشرفین", "الد\u200cعم"],
  ])("is %j", (name) => {
    expect(seemsOurs(name, "Guildhall")).toBe(true);
  });

  it.each([
    ...[
      "Admiral",
      "Admiral Studios",
      "Adminton Park",
      "Supporto Design",
      "Supporters United",
      "Officine Berg",
      "Officially Late",
      "Badminton Club",
    ],
    ...[
      "Åsa Öberg",
      "Владимир",
      "Владимир Петров",
      "Анна Соколова",
      "Γιώργος Παπαδόπουλος",
      "Ελένη",
      "李小龙",
      "王芳",
      "山田太郎",
      "サクラデザイン",
      "김민준",
    ],
    ...[
      "O'Brien",
      "O’Brien & Sons",
      "Jean-Luc Dupont",
      "Søren Kjærgård",
      "Nguyễn Văn An",
      "محمد علي",
      "عبد الله المشرف",
      "استوديو دعمي",
      "إدارة المشاريع",
      "דוד לוי",
      "สมชาย",
    ],
    ...[
      "Guild of Weavers",
      "Hall & Guild",
      "Build Hall",
      "Gild",
      "Guildford Hallmark",
      "Team Berg",
      "The Desk",
      "Customer Studio",
      "Account Services",
      "Service Team",
    ],
    ...[
      "Studio 54",
      "7even",
      "1st Base",
      "3M",
      "4Artists",
      "Яндекс Pro",
      "Ωmega Lab",
      "A",
      "?",
      "",
      "Minna Ad",
      "Ada Min",
      "Sup Porter",
      "Ad Min",
    ],
  ])("isn’t %j", (name) => {
    expect(seemsOurs(name, "Guildhall")).toBe(false);
  });

  it.each([
    ["Arc", "Arc", true],
    ["The Arc", "Arc", true],
    ["Marco Arcari", "Arc", false],
    ["Guildhall", "Arc", false],
    ["Gilded Age", "Gild", false],
    ["Nordsee", "Norda", false],
    ["NordaPay", "Norda", true],
    ["Admin", "", true],
    ["Ann", "", false],
  ])("depends on the brand: %j beside %j", (name, brand, is) => {
    expect(seemsOurs(name, brand)).toBe(is);
  });

  it.each([
    ["a", "аα4@"],
    ["b", "вβ8"],
    ["c", "сᴄ"],
    ["d", "ԁđ"],
    ["e", "еε3"],
    ["f", "ꜰƒ"],
    ["g", "ɡɢ9"],
    ["h", "нһ"],
    ["k", "кκ"],
    ["l", "іӏ1|"],
    ["m", "мᴍ"],
    ["n", "ηո"],
    ["o", "оσ0"],
    ["p", "рρ"],
    ["q", "ԛզ"],
    ["r", "гʀ"],
    ["s", "ѕꜱ5$"],
    ["t", "тτ7"],
    ["u", "υս"],
    ["v", "νѵ"],
    ["w", "ԝш"],
    ["x", "хχ"],
    ["y", "уү"],
    ["z", "ᴢ2"],
  ])("has an %s where it has one of %s", (letter, others) => {
    for (const other of others) expect(seemsOurs(`${other}xkpto`, `${letter}xkpto`), other).toBe(true);
  });

  it.each(["rn m", "cl d", "vv w", "i l"])("has letters that look like another: %s", (pair) => {
    const [letters, other] = pair.split(" ");
    expect(seemsOurs(`${letters}xkpto`, `${other}xkpto`)).toBe(true);
  });

  it("is looked for in names of up to 60 letters: none of ours is longer", () => {
    expect(seemsOurs("admin".repeat(12), "Guildhall")).toBe(true);
    expect(seemsOurs("admin".repeat(13), "Guildhall")).toBe(false);
    expect(seemsOurs("x".repeat(61), "Guildhall")).toBe(false);
  });

  it.each(["admin", "the", "\u0301", "a ", "i", "guildhal"])("is found in linear time: %j", async (unit) => {
    const work = (text: string) => seemsOurs(text, "Guildhall");
    await expectLinear(work, (length) => unit.repeat(length / unit.length), { longest: 4_000, most: 1_000 });
  });
});
