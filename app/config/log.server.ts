import { type DestinationStream, type Logger, pino } from "pino";

const personal = [
  "email",
  "address",
  "to",
  "token",
  "idToken",
  "customToken",
  "actionCode",
  "oobCode",
  "cookie",
  "authorization",
];

/**
 * Structured logs. Fields that could identify a person or open a session are removed from every
 * line, up to two levels deep. `destination` is stdout by default.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: "[left out]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
