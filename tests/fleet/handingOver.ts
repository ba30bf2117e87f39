import { GetHandover, ListDamage, RecordHandover, type VehicleView } from "#fleet/contract"
import { randomUUID } from "node:crypto"
import { filesIn, photo } from "../files/scene.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import type { Tenant } from "../support/tenant.ts"

type Body = (typeof RecordHandover)["body"]["Encoded"]
type Mark = Body["marks"][number]

export const mark = (given: Partial<Mark> = {}): Mark => ({
  id: randomUUID(),
  side: "left",
  x: 120,
  y: 640,
  type: "scratch",
  severity: "minor",
  size: null,
  note: null,
  file_id: null,
  ...given
})

export const SIGNATURE = { role: "driver", name: "Anna", strokes: "M10 20l30 -5l4 8M60 20l-5 9" } as const

/** Shortcuts for handovers in one organization. */
export const handingOver = (app: TestApp, tenant: Tenant) => {
  const token = tenant.owner.access_token
  return {
    record: (
      assignment: { readonly id: string },
      direction: "out" | "in",
      given: Partial<Body> = {},
      { id = randomUUID(), by = tenant.owner }: { readonly id?: string; readonly by?: Person } = {}
    ) =>
      callEndpoint(app, RecordHandover, {
        token: by.access_token,
        params: tenant.params({ handoverId: id }),
        body: {
          assignment_id: assignment.id,
          direction,
          at: new Date().toISOString(),
          location_id: null,
          reading: null,
          fuel_permille: null,
          charge_permille: null,
          keys: null,
          accessories: [],
          notes: null,
          photos: [],
          marks: [],
          repaired: [],
          signatures: [],
          ...given
        }
      }),
    get: async (id: string) =>
      (await callEndpoint(app, GetHandover, { token, params: tenant.params({ handoverId: id }) })).value,
    /** The damage of a vehicle as side and state, oldest first. */
    damage: async ({ id }: VehicleView, query: Readonly<Record<string, string>> = {}) => {
      const request = { token, params: tenant.params({ vehicleId: id }), query }
      const { items } = (await callEndpoint(app, ListDamage, request)).value
      return items.toReversed().map(({ side, state }) => [side, state])
    },
    /** Uploads a photo and returns its id. */
    photo: async (by: Person = tenant.owner) =>
      (await filesIn(app, tenant.id, by).upload(await photo(40, 30), { name: "front.jpg" })).id
  }
}
