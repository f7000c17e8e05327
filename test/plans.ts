import { sql } from 'drizzle-orm';
import type { TestServer } from './harness.ts';
import type { SentSql } from './sql-recorder.ts';

/** What a database did for one statement, and how. */
export interface Plan {
  text: string;
  /** Every node of the plan, the topmost first. */
  nodes: PlanNode[];
  /** Rows that were read from tables and indexes, the ones that a filter then dropped included. */
  rowsRead: number;
}

export interface PlanNode {
  type: string;
  relation: string | null;
  index: string | null;
  /** In all its turns. */
  rows: number;
  /** Turns; 0: planned, and not needed. */
  loops: number;
}

interface ExplainedNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: ExplainedNode[];
}

const planCacheModes = ['force_custom_plan', 'force_generic_plan'] as const;

/**
 * The plans of whatever a request reads, executed once more: with a plan made for its values, as a
 * server makes it at first, and with one made for any values, which it may turn to later.
 */
export async function plansOf(
  server: TestServer,
  request: () => Promise<unknown>,
): Promise<Plan[]> {
  const sent = await server.sqlOf(request);
  const plans: Plan[] = [];
  for (const mode of planCacheModes) plans.push(...(await explain(server, sent, mode)));
  return plans;
}

function explain(server: TestServer, sent: SentSql[], planCacheMode: string): Promise<Plan[]> {
  // In one transaction: some requests set what the planner may do, for the statements that follow.
  return server.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local plan_cache_mode = ${planCacheMode}`));
    const plans: Plan[] = [];
    for (const { text, values } of sent.filter((each) => /^\s*(select|with)\b/.test(each.text))) {
      if (text.includes('set_config')) {
        await tx.execute(sql.raw(text));
        continue;
      }
      await tx.execute(sql.raw(`prepare explained as ${text}`));
      const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
      const { rows } = (await tx.execute(
        sql.raw(`explain (analyze, timing off, format json) execute explained${given}`),
      )) as { rows: [{ 'QUERY PLAN': [{ Plan: ExplainedNode }] }] };
      await tx.execute(sql.raw('deallocate explained'));
      plans.push(toPlan(text, rows[0]['QUERY PLAN'][0].Plan));
    }
    return plans;
  });
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  // Of no type yet: it takes that of the parameter.
  if (Array.isArray(value)) return literal(`{${value.map((each) => JSON.stringify(each)).join()}}`);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}

function toPlan(text: string, top: ExplainedNode): Plan {
  const explained = flatten(top);
  const readers = explained.filter((node) => node['Node Type'].endsWith('Scan') && isLeaf(node));
  return {
    text,
    nodes: explained.map((node) => ({
      type: node['Node Type'],
      relation: node['Relation Name'] ?? null,
      index: node['Index Name'] ?? null,
      rows: node['Actual Rows'] * node['Actual Loops'],
      loops: node['Actual Loops'],
    })),
    rowsRead: readers.reduce((total, node) => total + rowsRead(node), 0),
  };
}

function flatten(node: ExplainedNode): ExplainedNode[] {
  return [node, ...(node.Plans ?? []).flatMap(flatten)];
}

/** What reads a table itself, not the result of a subquery. */
function isLeaf(node: ExplainedNode): boolean {
  return node['Relation Name'] !== undefined || node['Index Name'] !== undefined;
}

function rowsRead(node: ExplainedNode): number {
  const dropped =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + dropped) * node['Actual Loops'];
}
