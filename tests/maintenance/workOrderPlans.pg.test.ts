import { ListWorkOrders, type WorkOrderSort } from "#maintenance/contract"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { PATIENT } from "../support/patience.ts"
import { workshop } from "./workshopScene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const MANY = `
  insert into maintenance.work_orders (organization_id, id, number, vehicle_id, kind, priority, state, title, approval,
    opened_at, currency, scheduled_from, scheduled_to, updated_at)
  select $1, gen_random_uuid(), 2000 + n, $2, 'corrective',
    (array['low', 'normal', 'high', 'urgent'])[1 + n % 4], 'draft', 'Noise', 'none', now(), 'EUR',
    case when n % 3 = 0 then today + n * interval '1 hour' end,
    case when n % 3 = 0 then today + (n + 1) * interval '1 hour' end, today - n * interval '1 second'
  from generate_series(1, 20000) n, date_trunc('day', now()) today`

/** What the list is ordered by. */
const ORDERS = {
  "-number": "number desc, id desc",
  number: "number, id",
  "-updated": "updated_at desc, id desc",
  scheduled: "coalesce(scheduled_from, 'infinity'::timestamptz), id",
  "-priority": "urgency desc, id desc",
  "-total": "total_minor desc, id desc"
} satisfies Record<WorkOrderSort, string>

it("a page of many work orders is read from an index in every order, and each is on one page", async () => {
  const scene = await workshop(app)
  await app.admin.query(MANY, [scene.id, scene.vehicleOfOrders.id])
  await app.admin.query("vacuum analyze maintenance.work_orders")
  for (const [sort, order] of Object.entries(ORDERS)) {
    const page = (after: Readonly<Record<string, string>> = {}) =>
      scene.ask(ListWorkOrders, { query: { sort, limit: "200", ...after } })
    const { value: first } = await page()
    const { value: second } = await page({ after: first.next ?? "" })
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(400)
    const { rows } = await app.admin.query(
      `explain (format json) select id from maintenance.work_orders where organization_id = $1 order by ${order} limit 51`,
      [scene.id]
    )
    expect(JSON.stringify(rows)).not.toContain('"Node Type":"Sort"')
  }
})

const COMPLAINTS = `
  insert into maintenance.work_order_lines (organization_id, id, work_order_id, position, title, state, complaint,
    rate_minor, parts_price_minor, other_minor, tax_bp, warranty_check, created_at, updated_at)
  select organization_id, gen_random_uuid(), id, 1, 'Line', 'open', 'Noise ' || number, 0, 0, 0, 0, 'none', now(), now()
  from maintenance.work_orders where organization_id = $1`

/** How often something was read: an index, or a table from beginning to end. */
const reads = async (name: string): Promise<number> => {
  const { rows } = await app.admin.query(
    `select idx_scan::int as n from pg_stat_user_indexes where indexrelname = $1
     union all select seq_scan::int from pg_stat_user_tables where schemaname = 'maintenance' and relname = $1`,
    [name]
  )
  return rows[0].n
}

it("work orders are searched by indexes of title, number and complaint", async () => {
  const scene = await workshop(app)
  const client = await app.admin.connect()
  await client.query("set session_replication_role = replica")
  await client.query(MANY, [scene.id, scene.vehicleOfOrders.id])
  await client.query(COMPLAINTS, [scene.id])
  await client.query("reset session_replication_role")
  client.release()
  await app.admin.query("vacuum analyze maintenance.work_orders, maintenance.work_order_lines")
  const { value: order } = await scene.open({
    title: "Brémse vorn",
    lines: [{ title: "Pads", complaint: "Squeaks like a Mármot" }]
  })
  const before = {
    titles: await reads("work_orders_by_gram"),
    complaints: await reads("lines_by_gram"),
    all: await reads("work_order_lines")
  }
  const found = async (search: string) =>
    (await scene.ask(ListWorkOrders, { query: { search, limit: "200" } })).value.items.map(({ id }) => id)
  for (const words of ["a marmot", "REMSE V"]) expect(await found(words)).toEqual([order.id])
  for (const words of ["noise 21998", "WO-21998"]) expect(await found(words)).toHaveLength(1)
  for (const words of ["noise", "V-1"]) expect(await found(words)).toHaveLength(200)
  expect(await found("marmots")).toEqual([])
  /** Connections report what they read with a later transaction. */
  const reported = async (index: string) => (await found("marmot"), reads(index))
  await expect.poll(() => reported("work_orders_by_gram"), PATIENT).toBeGreaterThan(before.titles)
  await expect.poll(() => reported("lines_by_gram"), PATIENT).toBeGreaterThan(before.complaints)
  expect(await reads("work_order_lines")).toBe(before.all)
  // Shorter than a gram.
  expect(await found("no")).toHaveLength(200)
})
