/** The limits of a key: `burst` requests in 60 seconds, `daily` requests from midnight to midnight UTC. */
export interface TierLimits {
  readonly burst: number;
  readonly daily: number;
  /** Concurrent requests. */
  readonly concurrent: number;
}

/** The tiers of keys, from the lowest limits to the highest. */
export const tiers = ['unverified', 'verified', 'internal'] as const;
/** The level of a key, which determines its limits. */
export type Tier = (typeof tiers)[number];

/** The limits of each tier. `internal` is practically unlimited, but its requests are counted and get the same rate limit headers. */
export const tierLimits: Readonly<Record<Tier, TierLimits>> = {
  unverified: { burst: 60, daily: 500, concurrent: 5 },
  verified: { burst: 120, daily: 5000, concurrent: 5 },
  internal: { burst: 1_000_000, daily: 1_000_000_000, concurrent: 1_000_000 },
};

/** Maximum requests per network address in 60 seconds, for documents that need no key and for calls with a rejected key. */
export const anonymousLimit = 60;

/** Limits of a request and its response, in bytes and milliseconds. */
export const requestLimits = {
  urlBytesMax: 4096,
  headerBytesMax: 16_384,
  bodyBytesMax: 1024,
  responseBytesMax: 2_097_152,
  processingMsMax: 5000,
  cursorHours: 72,
} as const;
