import type en from '#messages/en.json';

/** A key that no message has is a type error where it is used. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof en;
  }
}
