import type { Run } from './run.ts';

/**
 * The words of everything, as the triggers put them. Those of a text of the template are made once, and stand behind
 * each company that has a copy. One document in 20,000 holds a word of its own: what is rare is looked for, too.
 */
export async function fillSearch(run: Run): Promise<void> {
  await run(`create table bench.words as select distinct on (title, content) title, content,
      (search_keys('########D', title) || search_keys('########d', title || ' ' || coalesce((
        select string_agg(texts.value #>> '{}', ' ')
        from jsonb_path_query(content, 'strict $.** ? (@.type() == "string")') as texts (value)), '')))::text as words
    from bench.documents`);
  await run(`insert into search_texts (company_id, kind, item_id, at, state, employee_id, team_id, words)
    select company_id, 'd', id, created_at, type, employee_id, team_id,
      (replace(words, '########', search_owner(company_id)) || ' ''' || search_owner(company_id) || 'dmarca'
        || mod(('x' || right(id::text, 7))::bit(28)::int, 20000) || '''')::tsvector || search_month(company_id, 'd', created_at)
    from documents join bench.words using (title, content)`);
  await run(`insert into search_texts (company_id, kind, item_id, at, state, employee_id, team_id, words)
    select company_id, 'n', id, date, '', null, null, search_plain_words(company_id, 'n', description, date)
    from diary_entries`);
  await run(`insert into search_texts (company_id, kind, item_id, at, state, employee_id, team_id, words)
    select company_id, 'c', id, created_at, state, employee_id, team_id,
      search_plain_words(company_id, 'c', text || ' ' || evidence, created_at)
    from commitments where deleted_at is null`);
  await run(`insert into search_texts (company_id, kind, item_id, at, state, employee_id, team_id, words)
    select company_id, 'p', id, created_at, case when is_active then 'active' else 'inactive' end, id, null,
      search_plain_words(company_id, 'p', name || ' ' || position, created_at)
    from employees`);
  await run('update search_fills set is_whole = true');
}
