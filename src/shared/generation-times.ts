/** A model's whole answer, with the waits between calls. */
const model = 180_000;

/** How long writing a document may take, in milliseconds: the server ends it, and a screen knows when it has. */
export const generationTimes = {
  model,
  /** Without a part of the document: a model's time is over by then, and so is what is checked after it. */
  silence: model + 60_000,
} as const;
