import type { SqlClient } from "effect/sql"

/** The interval of a schedule `s` with the item `i`: its own, if it has one, and that of its program then. */
export const intervalOf = (sql: SqlClient.SqlClient) => sql`
  select
    case when one.is_own then s.own_every_m else i.every_m end::float8 as every_m,
    case when one.is_own then s.own_every_s else i.every_s end::float8 as every_s,
    case when one.is_own then s.own_every_months else i.every_months end as every_months,
    case when one.is_own then s.own_every_days else i.every_days end as every_days,
    case when one.is_own then jsonb_build_object('every_m', i.every_m, 'every_s', i.every_s,
      'every_months', i.every_months, 'every_days', i.every_days) end as program_interval
  from (select num_nonnulls(s.own_every_m, s.own_every_s, s.own_every_months, s.own_every_days) > 0 as is_own) one`
