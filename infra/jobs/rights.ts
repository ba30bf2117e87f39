import type { PgBoss } from "pg-boss"

const LOCK = 7_305_202

/**
 * Grants the other roles what they need to queue a job: they cannot read the queues. Checked at each start, because a
 * newer pg-boss may have created tables. One process at a time, because PostgreSQL refuses concurrent grants on a
 * table.
 */
const IS_GRANTED = `
  select bool_and(
    has_table_privilege(role, 'pgboss.queue', 'select')
    and has_table_privilege(role, job.oid, 'insert')
    and has_column_privilege(role, job.oid, 'id', 'select')
    and has_column_privilege(role, job.oid, 'start_after', 'select')
    and not has_table_privilege(role, job.oid, 'select')
  ) as granted
  from pg_class job, unnest(array['motorpool_app', 'motorpool_system']) role
  where job.oid in (to_regclass('pgboss.job'), to_regclass('pgboss.job_common'))`

const GRANT = `
  do $$
  declare
    job text;
  begin
    perform pg_advisory_xact_lock(${LOCK});
    grant select on pgboss.queue to motorpool_app, motorpool_system;
    foreach job in array array['pgboss.job', 'pgboss.job_common'] loop
      if to_regclass(job) is not null then
        execute format('revoke select on %s from motorpool_app, motorpool_system', job);
        execute format('grant insert, select (id, start_after) on %s to motorpool_app, motorpool_system', job);
      end if;
    end loop;
  end $$`

export const grantSending = async (boss: PgBoss): Promise<void> => {
  const { rows } = await boss.getDb().executeSql(IS_GRANTED)
  if (rows[0]?.["granted"] !== true) await boss.getDb().executeSql(GRANT)
}
