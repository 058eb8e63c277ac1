/** The part of pino's interface in use. */
export interface Logger {
  info(fields: object, message: string): void;
  warn?(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
