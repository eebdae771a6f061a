import { type Logger, pino } from "pino";

/** Structured logs. What could identify a person or open a session never gets in, whoever writes the line. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "email",
        "address",
        "token",
        "cookie",
        "authorization",
        "*.email",
        "*.address",
        "*.token",
        "*.cookie",
      ],
      censor: "[left out]",
    },
  });
}
