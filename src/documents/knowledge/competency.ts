/**
 * One thing to do and how everyone will see that it was done. `{competencia}` stands for the name that
 * the leader typed. `[without|with]` says it in two ways: the second where the plan has a subject of its
 * own to put in. That is `{tema}` (what is worked on), `{papel}` (a role to grow into) or `{evento}`
 * (something announced), each also after 'de', 'em', 'a' and 'por': `{a tema}`; `{meta}` is what is to be
 * reached ('reduzir as filas'); `{ligada}`, in its four forms, is 'que ajude a reduzir as filas', or
 * 'ligada à troca de sistema' where there is no verb.
 */
export type Step = readonly [action: string, evidence: string];

/** Steps told in one line each: 'ação => evidência'. */
export function steps(...lines: string[]): Step[] {
  return lines.map((line) => {
    const [action = '', evidence = ''] = line.split(' => ');
    return [action, evidence];
  });
}

/** What the library knows about a competency. Actions begin with an infinitive and end without a stop. */
export interface Competency {
  code: string;
  name: string;
  nature: 'comportamental' | 'técnica';
  /** Normalised words or expressions by which a free-text name is recognised. */
  keys: readonly string[];
  /** Observable behaviour of levels 1 to 5: a ruler, never a finding about a person. */
  levels: readonly [string, string, string, string, string];
  /** Challenging practice at work: two for the first levels, two for the middle, two for the last ones. */
  practice: readonly Step[];
  /** Learning with others: two for a first plan, two for the next one, two for the third. */
  exchange: readonly Step[];
  /** One for who begins, one for who works alone, one for who helps others. */
  study: readonly Step[];
}
