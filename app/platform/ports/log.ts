/**
 * What a part of the program reports. A pino logger is one. Fields never hold addresses, payloads
 * or anything else that a person typed.
 */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
