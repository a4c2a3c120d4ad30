/** A picture as it came. */
export interface FetchedPicture {
  /** A media type that browsers show, e.g. `image/jpeg`. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Fetches pictures from where others keep them. */
export interface PictureSource {
  /** Null: there is none, it is no picture or too large, or nobody answered within 5 s. */
  fetch(url: string): Promise<FetchedPicture | null>;
}
