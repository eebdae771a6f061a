import { getDocumentProxy } from "unpdf";

/** As `IsLockedPdf`, by trying the empty password. The worst 10 MB take seconds. */
export async function asksForPassword(pdf: Uint8Array): Promise<boolean> {
  try {
    // A copy, for it takes the memory that it is given; and no warnings on the console.
    const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
    await document.loadingTask.destroy();
    return false;
  } catch (error) {
    return (error as Error).name === "PasswordException";
  }
}

/** Whether it is encrypted at all: its trailer says so, and is never packed (ISO 32000, 7.5.8). */
export function isEncrypted(pdf: Uint8Array): boolean {
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).includes("/Encrypt");
}
