/** A page of A4 with a heading and lines beneath it, in letters that every reader has: ASCII alone. */
export function onePagePdf(heading: string, lines: readonly string[]): Uint8Array {
  const escaped = (text: string) => text.replaceAll(/[\\()]/g, "\\$&");
  const content = [
    "BT /F1 24 Tf 64 750 Td",
    `(${escaped(heading)}) Tj`,
    "/F2 12 Tf 20 TL 0 -20 Td",
    ...lines.map((line) => `T* (${escaped(line)}) Tj`),
    "ET",
  ].join("\n");
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font("Times-Roman"),
    font("Helvetica"),
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file + table + end);
}
