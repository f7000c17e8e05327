/** Something of the story, and when it was. */
export interface Happening {
  at: Date;
  happen: () => Promise<void>;
}
