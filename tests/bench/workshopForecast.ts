import { decodeSettings } from "#infra/config"
import { OrganizationId } from "#kernel"
import { Effect, Exit, Redacted, Scope } from "effect"
import { Client } from "pg"
import { buildServices } from "../../apps/system/serve.ts"
import { refreshServices } from "../../modules/maintenance/schedules/commands/RefreshServices.ts"
import { atLeast, heading, median, row } from "./figures.ts"
import { OCCURRENCES, SERVICED } from "./workshopData.ts"

const ROUNDS = 3

interface Forecasting {
  readonly forecast: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The product's nightly command for the organization, with the application's role, in this process. */
export const productForecasting = async (env: Readonly<Record<string, string>>): Promise<Forecasting> => {
  const settings = await Effect.runPromise(decodeSettings(env))
  const url = (name: string) => Redacted.make(env[name] ?? "")
  const urls = {
    application: url("DATABASE_URL"),
    system: url("DATABASE_SYSTEM_URL"),
    jobs: url("DATABASE_JOBS_URL")
  }
  const scope = Scope.makeUnsafe()
  const { system } = await Effect.runPromise(Scope.provide(buildServices(settings, urls, "sends"), scope))
  return {
    forecast: () => Effect.runPromiseWith(system)(refreshServices(OrganizationId.make(SERVICED))),
    close: () => Effect.runPromise(Scope.close(scope, Exit.void))
  }
}

// The same for vehicles with an odometer, in one statement: use per day and its spread from the last reading of each day,
// when each service is due, when that will be at the average use, at more and at less, and how far the service is.
const PLAIN = `
  with daily as (
    select m.id, m.vehicle_id, max(r.value) as value, max(r.read_at) as read_at
    from fleet.meters m
    join fleet.meter_segments s on s.organization_id = m.organization_id and s.meter_id = m.id and s.voided_at is null
    join fleet.readings r on r.organization_id = s.organization_id and r.segment_id = s.id and r.voided_at is null
      and r.read_at between now() - interval '90 days' and now()
    where m.organization_id = $1 group by m.id, m.vehicle_id, date_trunc('day', r.read_at)
  ), step as (
    select *, value - lag(value) over earlier as added,
      extract(epoch from read_at - lag(read_at) over earlier)::float8 / 86400 as days
    from daily window earlier as (partition by id order by read_at)
  ), used as materialized (
    select vehicle_id, max(value) as m, max(read_at)::date as m_on, sum(added) / sum(days) as per_day,
      coalesce(case when count(days) >= 3 then sqrt(greatest(0,
        sum(added * added / days) / sum(days) - power(sum(added) / sum(days), 2))) end, sum(added) / sum(days) / 4) as spread
    from step group by vehicle_id
  ), saved as (
    insert into maintenance.vehicle_use as u (organization_id, vehicle_id, m, m_on, m_per_day)
    select $1, vehicle_id, m, m_on, per_day from used
    on conflict (organization_id, vehicle_id) do update set m = excluded.m, m_on = excluded.m_on, m_per_day = excluded.m_per_day
    where (u.m, u.m_on, u.m_per_day) is distinct from (excluded.m, excluded.m_on, excluded.m_per_day)
  ), due as (
    select o.id, i.due_soon_m, i.due_soon_days, i.every_m, i.tolerance_pct, i.every_months, u.*, v.name_key, v.group_id,
      (o.from_on + i.every_months * interval '1 month')::date as due_on, o.from_m + i.every_m as due_m
    from maintenance.occurrences o
    join maintenance.program_items i on i.organization_id = o.organization_id and i.id = o.item_id
    join fleet.vehicles v on v.organization_id = o.organization_id and v.id = o.vehicle_id
    join used u on u.vehicle_id = o.vehicle_id
    where o.organization_id = $1 and o.is_open
  ), forecast as (
    select *, m_on + least(floor((due_m - m) / per_day), 7300)::int as reached,
      m_on + least(floor((due_m - m) / (per_day + spread)), 7300)::int as soonest,
      m_on + least(floor((due_m - m) / nullif(greatest(per_day - spread, 0), 0)), 7300)::int as latest,
      m_on + least(floor((due_m + every_m * tolerance_pct / 100 - m) / per_day), 7300)::int as late,
      m_on + least(floor((due_m - due_soon_m - m) / per_day), 7300)::int as soon
    from due
  )
  update maintenance.occurrences o set state = case
      when least(f.due_on + floor(f.every_months * f.tolerance_pct * 0.304)::int, f.late) < current_date then 'overdue'
      when least(f.due_on, f.reached) <= current_date then 'due'
      when least(f.due_on - f.due_soon_days, f.soon) <= current_date then 'due_soon' else 'upcoming' end,
    due_on = f.due_on, due_m = f.due_m, forecast_on = least(f.due_on, f.reached), earliest_on = least(f.due_on, f.soonest),
    latest_on = least(f.due_on, f.latest), name_key = f.name_key, group_id = f.group_id
  from forecast f where o.organization_id = $1 and o.id = f.id`

const plainForecasting = async (adminUrl: string): Promise<Forecasting> => {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  return {
    forecast: async () => {
      const { rowCount } = await client.query(PLAIN, [SERVICED])
      if (rowCount !== OCCURRENCES) throw new Error(`The statement forecast ${rowCount} services.`)
    },
    close: () => client.end()
  }
}

// All services become due a day later than they were, so that every one has to be stored.
const YESTERDAY = [
  `update maintenance.occurrences set forecast_on = forecast_on - 1, earliest_on = earliest_on - 1
   where organization_id = '${SERVICED}' and is_open`,
  "vacuum (analyze) maintenance.occurrences, maintenance.schedules, maintenance.vehicle_use"
]

const secondsOf = async (client: Client, { forecast }: Forecasting): Promise<number> => {
  for (const statement of YESTERDAY) await client.query(statement)
  const began = performance.now()
  await forecast()
  return (performance.now() - began) / 1000
}

/** The nightly forecast of all services against one statement that stores the same. They alternate, after a round to warm up. */
export const measureForecast = async (
  env: Readonly<Record<string, string>>,
  adminUrl: string
): Promise<void> => {
  const [product, plain] = [await productForecasting(env), await plainForecasting(adminUrl)]
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  const rounds: Array<readonly [ours: number, theirs: number]> = []
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const times = [await secondsOf(client, product), await secondsOf(client, plain)] as const
      if (round > 0) rounds.push(times)
    }
  } finally {
    await Promise.all([product.close(), plain.close(), client.end()])
  }
  const perSecond = (side: 0 | 1) => median(rounds.map((times) => OCCURRENCES / times[side]))
  const ratio = median(rounds.map(([ours, theirs]) => theirs / ours))
  heading(["nightly forecast of", "product services/s", "plain SQL services/s", "ratio"])
  row([`${OCCURRENCES.toLocaleString("en")} services`, perSecond(0), perSecond(1), ratio])
  atLeast("nightly forecast: of plain SQL", ratio, 0.4)
}
