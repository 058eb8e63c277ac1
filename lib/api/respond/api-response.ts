/** The body of a successful response, and the values for its headers. */
export interface ApiResponse {
  readonly body: string;
  readonly links: readonly string[];
  /** When the record last changed; absent for lists. */
  readonly updatedAt?: string;
}
