/** A model's whole answer, with the waits between calls. */
const model = 180_000;

/** The longest that an operator may give it: a machine of one's own is slow. */
const slowestModel = 600_000;

/** How long writing a document may take, in milliseconds: the server ends it, and a screen knows when it has. */
export const generationTimes = {
  model,
  slowestModel,
  /** Without a part of the document: any model's time is over by then, and so is what is checked after it. */
  silence: slowestModel + 60_000,
} as const;
