import type { PgBoss } from "pg-boss"

const LOCK = 7_305_202

/**
 * What the other roles need to put a job on a queue, and no more: they cannot read what is queued. Granted
 * anew whenever queues are made, because a newer pg-boss may have made new tables; one process at a time,
 * because PostgreSQL refuses two grants on one table at once.
 */
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
  await boss.getDb().executeSql(GRANT)
}
