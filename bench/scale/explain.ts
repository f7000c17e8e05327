import type pg from 'pg';
import type { ObservedSql } from './observed.ts';

/** How a statement is carried out, and how long that takes in the database. */
export interface Explained {
  text: string;
  nodes: PlanNode[];
  /** null: it changes something, and was planned alone. */
  milliseconds: number | null;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  Plans?: PlanNode[];
}

/** With a plan made for the values, as a server makes it at first, and for any values, which it may turn to. */
export const planCacheModes = ['force_custom_plan', 'force_generic_plan'] as const;
type PlanCacheMode = (typeof planCacheModes)[number];

/** Statements that were sent, in one transaction: some set what the planner may do for those that follow. */
export async function explain(
  client: pg.ClientBase,
  sent: readonly ObservedSql[],
  mode: PlanCacheMode,
): Promise<Explained[]> {
  // One that takes this long is no plan to wait for.
  await client.query(
    `begin; set local plan_cache_mode = ${mode}; set local statement_timeout = '20s'`,
  );
  try {
    const explained: Explained[] = [];
    for (const { text, values, isNamed } of sent) {
      if (text.includes('set_config')) await client.query(text);
      else if (mode === 'force_generic_plan' && !isNamed) continue;
      else if (/^\s*(select|with|insert|update|delete)\b/.test(text)) {
        explained.push(await explainOne(client, text, values));
      }
    }
    return explained;
  } finally {
    await client.query('rollback');
  }
}

async function explainOne(
  client: pg.ClientBase,
  text: string,
  values: unknown[],
): Promise<Explained> {
  const isRead = /^\s*(select|with)\b/.test(text) && !/\bfor update\b/.test(text);
  await client.query(`prepare explained as ${text}`);
  const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
  const options = isRead ? 'analyze, timing off, format json' : 'format json';
  const { rows } = await client.query<{
    'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time'?: number }];
  }>(`explain (${options}) execute explained${given}`);
  await client.query('deallocate explained');
  const [plan] = rows[0]!['QUERY PLAN'];
  return { text, nodes: flatten(plan.Plan), milliseconds: plan['Execution Time'] ?? null };
}

/** What reads tables, as one line: `Index Scan documents_company 20 × 1`. */
export function scansOf({ nodes }: Explained): string {
  const scans = nodes.filter((node) => node['Relation Name'] ?? node['Index Name']);
  const told = scans.map((node) => {
    const place = node['Index Name'] ?? node['Relation Name'];
    const loops = node['Actual Loops'];
    const rows =
      loops === undefined ? '' : ` ${node['Actual Rows']}${loops === 1 ? '' : ` × ${loops}`}`;
    return `${node['Node Type']} ${place}${rows}`;
  });
  return told.join(', ');
}

/** The tables that are read from end to end. */
export function wholeTables({ nodes }: Explained): string[] {
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] !== 0)
    .map((node) => node['Relation Name']!);
}

function flatten(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  // Of no type yet: it takes that of the parameter.
  if (Array.isArray(value)) return literal(`{${value.map((each) => JSON.stringify(each)).join()}}`);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
