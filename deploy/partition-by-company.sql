-- Partitions the tables of companies' data by hash of company_id, with the rows that are in them.
-- For a PostgreSQL server that has outgrown single tables: see docs/scale.md. Stop every process of Leme,
-- back up, then: psql -1 -v ON_ERROR_STOP=1 -f deploy/partition-by-company.sql "$DATABASE_URL"
-- The statements of the application stay as they are. It may be run once.
DO $$
DECLARE
	partitions CONSTANT int := 16;
	-- What may belong to no company (files, notifications, audit_events) stays as it is, and what is found by a token.
	tables CONSTANT regclass[] := ARRAY(SELECT attrelid::regclass FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
		WHERE attname = 'company_id' AND attnotnull AND relkind = 'r' AND relnamespace = 'public'::regnamespace
		AND NOT EXISTS (SELECT FROM pg_constraint WHERE conrelid = attrelid AND contype = 'u' AND attnum <> ALL (conkey)));
	names CONSTANT text[] := tables::text[];
	name text;
	step text;
	again text[];
BEGIN
	-- What stands on the tables, as it is to be made again: keys, then indexes, triggers and references.
	SELECT array_agg(made.sql ORDER BY made.turn, made.sql) INTO again FROM (
		SELECT 1 AS turn, format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
			-- A unique key of a partitioned table names what it is partitioned by.
			replace(pg_get_constraintdef(oid), '(id)', '(company_id, id)')) AS sql
			FROM pg_constraint WHERE conrelid = ANY (tables) AND contype IN ('p', 'u')
				AND pg_get_constraintdef(oid) <> 'UNIQUE (company_id, id)'
		UNION ALL
		SELECT 2, CASE WHEN indisunique AND pg_get_indexdef(indexrelid) !~ 'company_id'
				THEN regexp_replace(pg_get_indexdef(indexrelid), '\)$', ', company_id)')
				ELSE pg_get_indexdef(indexrelid) END
			FROM pg_index WHERE indrelid = ANY (tables)
				AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))
		UNION ALL
		-- The end of a generation knows its id alone.
		SELECT 2, 'CREATE INDEX generations_id ON generations (id)'
		UNION ALL
		SELECT 3, pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = ANY (tables) AND NOT tgisinternal
		UNION ALL
		SELECT 4, format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
			FROM pg_constraint WHERE contype = 'f' AND (conrelid = ANY (tables) OR confrelid = ANY (tables))
		UNION ALL
		-- Of each part: a query of one company is planned with the figures of its part.
		SELECT 5, regexp_replace(pg_get_statisticsobjdef(oid), 'STATISTICS (\S+) (.*) FROM (\S+)$',
				format('STATISTICS \1_%s \2 FROM \3_%s', part, part))
			FROM pg_statistic_ext, generate_series(0, partitions - 1) AS part WHERE stxrelid = ANY (tables)
	) AS made;

	FOR step IN
		SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname)
			FROM pg_constraint WHERE contype = 'f' AND (conrelid = ANY (tables) OR confrelid = ANY (tables))
	LOOP EXECUTE step; END LOOP;
	FOREACH name IN ARRAY names LOOP
		EXECUTE format('ALTER TABLE %I RENAME TO %I', name, name || '_whole');
		EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING STORAGE) PARTITION BY HASH (company_id)',
			name, name || '_whole');
		FOR part IN 0 .. partitions - 1 LOOP
			EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
				name || '_' || part, name, partitions, part);
		END LOOP;
		EXECUTE format('INSERT INTO %I SELECT * FROM %I', name, name || '_whole');
		EXECUTE format('DROP TABLE %I', name || '_whole');
	END LOOP;
	FOREACH step IN ARRAY again LOOP EXECUTE step; END LOOP;
END $$;
-- The planner knows nothing of the parts before.
ANALYZE;
