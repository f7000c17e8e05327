/*
 * What was typed over a document by parts, apart from the code that makes a document of it: the screens that
 * can begin an edit know no more.
 */

export interface PartEdits {
  /** By ids of the content: texts, and whole lines with their marks. */
  set: Record<string, string>;
  /** Members of lists, and all that is in them. */
  removed: string[];
  /** New members, by the member that they come after: each with its texts. */
  added: Record<string, string[][]>;
}

export const noEdits: PartEdits = { set: {}, removed: [], added: {} };

export const isEdited = ({ set, removed, added }: PartEdits) =>
  Object.keys(set).length > 0 || removed.length > 0 || Object.keys(added).length > 0;

/** An edit by parts that is under way, and what it is an edit of. */
export interface PartsDraft {
  content: unknown;
  version: number;
  edits: PartEdits;
  /** Of what the document cannot take. */
  refused: readonly string[];
  /** It was changed elsewhere meanwhile, and who edits has been told: saving puts this one over it. */
  isStale: boolean;
}
