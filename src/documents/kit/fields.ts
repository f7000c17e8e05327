import * as z from 'zod/mini';
import { isJsonObject } from '#shared/json.ts';
import { limits } from '#shared/limits.ts';

/*
 * The fields of a document's content. Each takes whatever a model or an old row holds and gives
 * what a view can show: a value that is missing or wrong becomes the field's placeholder.
 */

const asText = z.transform((value) => (typeof value === 'number' ? String(value) : value));

/** Text that says something; a figure counts as text. Anything else fails. */
export const plainText = z.pipe(asText, z.string().check(z.trim(), z.minLength(1)));

export function text(placeholder: string) {
  return z.catch(plainText, placeholder);
}

/** Text that may be left empty on purpose: what is missing alone has the placeholder. */
export function textOrEmpty(placeholder: string) {
  return z.catch(z.pipe(asText, z.string().check(z.trim())), placeholder);
}

/** Text that is left out where it is missing. */
export function textOrNothing() {
  return z.catch(z.optional(plainText), undefined);
}

/** Items that do not fit are dropped; a lone item counts as a list of one. */
export function list<Item extends z.core.$ZodType>(item: Item) {
  const keepFitting = z.transform((value: unknown) => {
    const items = Array.isArray(value)
      ? value
      : value === undefined || value === null
        ? []
        : [value];
    return items.filter((candidate) => z.safeParse(item, candidate).success);
  });
  return z.catch(z.pipe(keepFitting, z.array(item)), []);
}

export function textList() {
  return list(plainText);
}

/** A competency level, 1 to 5; figures beyond the scale are brought back into it. */
export function level(placeholder: number) {
  const bounded = z.transform((value: unknown) => {
    const figure = typeof value === 'string' ? Number.parseInt(value, 10) : value;
    if (typeof figure !== 'number' || !Number.isFinite(figure)) return value;
    return Math.min(limits.levelMax, Math.max(limits.levelMin, Math.round(figure)));
  });
  return z.catch(
    z.pipe(bounded, z.int().check(z.minimum(limits.levelMin), z.maximum(limits.levelMax))),
    placeholder,
  );
}

/**
 * A field that no model is asked for: the application fills it in from others, or documents without a page have it.
 */
export function unasked<Field extends z.ZodMiniType>(field: Field): Field {
  // Of its own: the same field may be asked for elsewhere.
  const own = field.clone(field._zod.def);
  z.globalRegistry.add(own, { unasked: true });
  return own;
}

/** Text that is shown where it says something: older documents have none. */
export function optionalField() {
  return text('');
}

/** What could go wrong, how it would show, and what is done then. */
export const risksField = list(z.object({ risk: plainText, sign: text(''), response: text('') }));
export type Risk = z.infer<typeof risksField>[number];

/** One cell of a table: what is missing or no text is an empty one. */
const cells = list(text(''));

/**
 * What is used as it is on the day: a text, a checklist (its lines begin with '- '), a table to fill in.
 * Of one without words there is nothing to use.
 */
export const readyField = list(
  z.object({ title: text(''), lines: textList(), columns: cells, rows: list(cells) }).check(
    z.refine(
      ({ lines, columns, rows }) =>
        lines.length > 0 ||
        rows.some(saysSomething) ||
        // Rows that wait to be written are a sheet, under columns that say what goes into them.
        (rows.length > 0 && columns.filter((name) => name !== '').length > 1),
    ),
  ),
);
export type Ready = z.infer<typeof readyField>[number];

function saysSomething(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '');
}

const citationSchema = z.object({
  /** A sentence, word for word as the document has it. */
  text: plainText,
  /** Where the line stands: 'Diário, 18/11/2026'. */
  source: plainText,
  /** The line itself, or the part of a long one that says it. */
  line: plainText,
});
export type Citation = z.infer<typeof citationSchema>;

/** A sentence that states nothing and has no source: a suggestion. */
const proposalSchema = z.strictObject({ text: plainText });
export type Proposal = z.infer<typeof proposalSchema>;

/** The sentences of a model that were checked against a line of what is known, with that line, and its suggestions without one. */
export const citationsField = z.catch(
  z.optional(z.array(z.union([citationSchema, proposalSchema]))),
  undefined,
);

/** Those with a line, and the texts of those without. */
export function partedCitations(all: readonly (Citation | Proposal)[] = []) {
  const citations = all.filter((each): each is Citation => 'line' in each);
  const proposals = all.filter((each) => !('line' in each)).map((each) => each.text);
  return { citations, proposals };
}

/** What no model writes: edits by hand in every kind but message and e-mail (section 4), and checked sources. */
export const addedFields = {
  isEdited: z.catch(z.optional(z.boolean()), undefined),
  editedContent: textOrNothing(),
  citations: citationsField,
};

/** A group of fields: what is no object has all their placeholders. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const whole = z.object(shape);
  return z.pipe(
    z.transform((value: unknown) => (isJsonObject(value) ? value : {})),
    whole,
  );
}

/** How long, from when to when, with milestones; or told in words. */
export const timelineField = z.catch(
  z.union([
    z.object({
      duration: text('Duração não especificada'),
      start: text('Início não especificado'),
      end: text('Término não especificado'),
      milestones: textList(),
    }),
    plainText,
  ]),
  'Prazo a definir',
);
export type Timeline = z.infer<typeof timelineField>;
