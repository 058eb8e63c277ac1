import type en from '#messages/en.json';

/** An unknown message key is a type error where it is used. */
declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof en;
  }
}
