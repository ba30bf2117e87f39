import {
  asDemoMember,
  dayOf,
  type DemoOrganization,
  EmailAddress,
  inRole,
  minutes,
  plus,
  Story
} from "#kernel"
import { Effect } from "effect"
import type { PartId, VendorId } from "../contract/ids.ts"
import { createPart } from "../stock/commands/CreatePart.ts"
import { receiveParts } from "../stock/commands/ReceiveParts.ts"
import { createVendor } from "../vendors/commands/CreateVendor.ts"

/** What the workshop keeps: in English and Spanish, what one costs, how many there are, and when more are ordered. */
const PARTS = [
  ["BP-100", "Brake pads, front", "Pastillas de freno delanteras", 4490, 12, 4],
  ["OF-310", "Oil filter", "Filtro de aceite", 890, 26, 8],
  ["AF-205", "Air filter", "Filtro de aire", 1540, 3, 6],
  ["WB-022", "Wiper blades", "Escobillas limpiaparabrisas", 1290, 9, 4],
  ["BT-070", "Battery 70 Ah", "Batería 70 Ah", 12_900, 1, 2],
  ["BL-021", "Bulb P21W", "Bombilla P21W", 240, 40, 10],
  ["AD-005", "AdBlue", "AdBlue", 110, 180, 60],
  ["CL-001", "Coolant", "Refrigerante", 420, 0, 10]
] as const

const VENDORS = [
  ["North Tyres", "hello@northtyres.example", "+1 555 0140"],
  ["Harbor Glass", "office@harborglass.example", null],
  ["Lakeside Body Shop", "service@lakesidebody.example", "+1 555 0177"]
] as const

const BINS = ["A1", "A2", "B1", "B2"]

/** Parts with their stock, some of them low, and vendors. Returns their ids, those of parts by their numbers. */
export const playParts = Effect.fnUntraced(function* (organization: DemoOrganization) {
  const { until, happens } = yield* Story
  const technician = inRole(organization, "technician")
  const isSpanish = organization.key === "harbour"
  const morning = dayOf(organization, until, 40, 11, 0)
  let steps = 0
  const next = <A, E, R>(work: Effect.Effect<A, E, R>) =>
    happens(plus(morning, minutes((steps += 4))), work.pipe(asDemoMember(technician)))
  const vendors: Array<VendorId> = []
  for (const [name, email, phone] of VENDORS)
    vendors.push((yield* next(createVendor({ name, email: EmailAddress.make(email), phone, note: null }))).id)
  const parts = new Map<string, PartId>()
  for (const [n, [number, english, spanish, cost_minor, quantity, reorder_point]] of PARTS.entries()) {
    const name = isSpanish ? spanish : english
    const unit = isSpanish ? "uds." : "pcs"
    const bin = BINS[n % BINS.length] ?? null
    const part = yield* next(createPart({ number, name, unit, cost_minor, reorder_point, bin }))
    parts.set(number, part.id)
    const delivery = { quantity, unit_cost_minor: cost_minor, vendor_id: vendors[0] ?? null, note: null }
    if (quantity > 0) yield* next(receiveParts(part.id, delivery))
  }
  return { parts, vendors }
})
