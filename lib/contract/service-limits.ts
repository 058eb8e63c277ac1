/** How much a key may ask. Windows: burst 60 seconds, daily from midnight to midnight UTC. */
export interface TierLimits {
  readonly burst: number;
  readonly daily: number;
  /** Requests at a time. */
  readonly concurrent: number;
}

export const tiers = ['unverified', 'verified', 'internal'] as const;
export type Tier = (typeof tiers)[number];

/** `internal` has no limit in practice, but is counted and sends the fields like any other. */
export const tierLimits: Readonly<Record<Tier, TierLimits>> = {
  unverified: { burst: 60, daily: 500, concurrent: 5 },
  verified: { burst: 120, daily: 5000, concurrent: 5 },
  internal: { burst: 1_000_000, daily: 1_000_000_000, concurrent: 1_000_000 },
};

/** Per network address and 60 seconds: keyless documents and refused keys. */
export const anonymousLimit = 60;

/** Bounds of a request and its answer, in bytes and milliseconds. */
export const requestLimits = {
  urlBytesMax: 4096,
  headerBytesMax: 16_384,
  bodyBytesMax: 1024,
  responseBytesMax: 2_097_152,
  processingMsMax: 5000,
  cursorHours: 72,
} as const;
