import { describe, expect, it } from "vitest";
import { kindOf } from "~/values/file-kind";

const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const brands = (...named: string[]) =>
  latin(
    `\0\0\0${String.fromCharCode(12 + 4 * named.length)}ftyp${named[0]}\0\0\0\0${named.slice(1).join("")}`,
  );

const rows: [string, Uint8Array, ReturnType<typeof kindOf>][] = [
  ["a JPEG", latin("\xff\xd8\xff\xe0\0\x10JFIF"), "jpeg"],
  ["a PNG", latin("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "png"],
  ["a PNG that was sent as text", latin("\x89PNG\n\x1a\n\0\0\0\rIHDR"), null],
  ["a GIF of 1987", latin("GIF87a\x01\0\x01\0"), "gif"],
  ["a GIF of 1989", latin("GIF89a\x01\0\x01\0"), "gif"],
  ["a GIF with a script after its head", latin("GIF89a/*<script>alert(1)</script>*/"), "gif"],
  ["a WebP", latin("RIFF\x10\0\0\0WEBPVP8L"), "webp"],
  ["a WAV", latin("RIFF\x10\0\0\0WAVEfmt "), null],
  ["an AVIF", brands("avif", "mif1"), "avif"],
  ["an AVIF whose main brand is general", brands("mif1", "miaf", "avif"), "avif"],
  ["an AVIF of several frames", brands("avis", "msf1"), "avif"],
  ["a HEIC", brands("heic", "mif1"), "heic"],
  ["a HEIC whose main brand is general", brands("mif1", "heic"), "heic"],
  ["a film", brands("isom", "mp42"), null],
  ["a brand behind the end of its box", Buffer.concat([brands("isom"), latin("avif")]), null],
  ["a PDF", latin("%PDF-1.7\n"), "pdf"],
  ["a PDF behind a line break", latin("\r\n%PDF-1.7\n"), "pdf"],
  ["a PDF behind a byte order mark", latin("\xef\xbb\xbf%PDF-1.4\n"), "pdf"],
  ["a PDF that a printer is sent", latin("\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n%PDF-1.4\n"), "pdf"],
  ["a PDF behind other text", latin(`${"x".repeat(1_019)}%PDF-1.4\n`), "pdf"],
  ["a PDF that begins too late", latin(`${"x".repeat(1_020)}%PDF-1.4\n`), null],
  ["a page that contains a PDF", latin("\xef\xbb\xbf\n<script>%PDF-1.4\n"), null],
  ["an archive that contains a PDF", latin("PK\x03\x04plan.pdf%PDF-1.4\n"), null],
  ["an SVG", latin('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
  ["XML", latin("<?xml version='1.0'?><svg/>"), null],
  ["HTML", latin("<!doctype html>"), null],
  ["a zip", latin("PK\x03\x04"), null],
  ["a TIFF", latin("II*\0"), null],
  ["a PostScript", latin("%!PS-Adobe"), null],
  ["a PHP file", latin("<?php echo 1;"), null],
  ["nothing", new Uint8Array(0), null],
];

describe("the kind of a file", () => {
  it.each(rows)("%s is told by its first bytes", (_name, bytes, kind) => {
    expect(kindOf(bytes)).toBe(kind);
  });

  it.each(rows)("%s may stand anywhere in a larger buffer", (_name, bytes, kind) => {
    const larger = new Uint8Array(bytes.length + 7);
    larger.set(bytes, 7);
    expect(kindOf(larger.subarray(7))).toBe(kind);
  });

  it.each(rows)("%s may be cut off anywhere", (_name, bytes, kind) => {
    for (let length = 0; length < bytes.length; length += 1)
      expect([kind, null, "heic"]).toContain(kindOf(bytes.subarray(0, length)));
  });
});
