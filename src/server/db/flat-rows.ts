import { Column, is, SQL } from 'drizzle-orm';

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** What Drizzle maps the rows of a prepared query by. */
interface Mapping {
  fields?: { path: string[]; field: unknown }[];
  customResultMapper?: (rows: unknown[][]) => unknown;
}

/**
 * Lets a prepared query find out once how its columns are read. Drizzle does so anew for each value of each
 * row, which for a list costs more than reading it. What selects whole tables is left to it.
 */
export function flatRows<Query>(query: Query): Query {
  const mapping = query as Mapping;
  const { fields } = mapping;
  if (mapping.customResultMapper || !fields?.every(({ path }) => path.length === 1)) return query;
  const columns = fields.map(({ path, field }) => ({ name: path[0]!, decoder: decoderOf(field) }));
  mapping.customResultMapper = (rows) => rows.map((row) => readRow(columns, row));
  return query;
}

function readRow(columns: readonly { name: string; decoder: Decoder }[], row: unknown[]) {
  const item: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) {
    const { name, decoder } = columns[index]!;
    const value = row[index];
    item[name] = value === null ? null : decoder.mapFromDriverValue(value);
  }
  return item;
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field;
  const expression = is(field, SQL) ? field : (field as { sql: SQL }).sql;
  return (expression as unknown as { decoder: Decoder }).decoder;
}
