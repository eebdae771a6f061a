import type { Operator } from "~/domain/operator";
import type { ResumeAnswer, ResumeAsked } from "~/domain/resume/read-resume-file.server";
import type { Files } from "~/platform/ports/files";
import type { IsLockedPdf } from "~/platform/ports/locked-pdf";
import type { RunInThread } from "~/platform/ports/threads";
import type { TurnPicture } from "~/platform/ports/turn-picture";
import type { Counted } from "~/values/bound";

/** The configuration that pages may use. */
export interface SiteSettings {
  brand: string;
  contact: string;
  /** Where security problems are reported: a mailto: or https:// address. */
  securityContact: string;
  operator: Operator;
  /** The sender of our mails, as recipients see it. */
  mailFrom: string;
  origin: string;
  /**
   * The exact host that a page must be requested from before a login e-mail is sent (product.md
   * §5).
   */
  linkHost: string;
  local: boolean;
  development: boolean;
  /** Whether the developers' themes are offered. */
  developerThemes: boolean;
  analytics: { script: string; site: string | null } | null;
  /** What the browser needs to finish a sign-in with the provider. */
  firebase: { apiKey: string; projectId: string; emulatorHost: string | null };
}

/** Where the bytes of files are, and what becomes of pictures before. */
export interface Uploads {
  files: Files;
  turnPicture: TurnPicture;
  isLockedPdf: IsLockedPdf;
}

/** Reads files of resumes, each of which may cost as much as its sender likes. */
export interface Resumes {
  /** Counts one for a member, before anything of it is read. */
  take(uid: string): Promise<Counted>;
  /** Those of one owner are read one after the other. */
  read: RunInThread<ResumeAsked, ResumeAnswer>;
}
