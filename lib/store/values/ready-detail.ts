export interface ReadyDetail {
  readonly detail: string;
  /** The file concerned and the remedy; returned to the operator's network only. */
  readonly message?: string;
}
