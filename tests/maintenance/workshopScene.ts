import type { AnyEndpoint } from "#kernel"
import { BlockVehicle, ListHolds, ListTimeline, type VehicleView } from "#fleet/contract"
import {
  AddLine,
  CloseWorkOrder,
  CompleteLine,
  CreatePart,
  type DefectView,
  GetWorkOrder,
  ListDowntime,
  OpenWorkOrder,
  ReceiveParts,
  ReportDefect,
  SetWorkshopSettings,
  StartWork,
  type WorkOrderDetails
} from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { createFleetTenant, type FleetTenant } from "../fleet/scene.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"

type Body<E extends AnyEndpoint> = E["body"]["Encoded"]
type Reply<E extends AnyEndpoint> = ReturnType<typeof callEndpoint<E>>

/** When the latest scene began: the files of a process share this module, and some run long after it was loaded. */
let began = Date.now()

/** An instant so many hours from when the latest scene began. */
export const inHours = (hours: number): string => new Date(began + hours * 3_600_000).toISOString()

/** Shortcuts for the work orders of one vehicle. The owner acts unless someone else is given. */
export interface Workshop extends FleetTenant {
  readonly vehicleOfOrders: VehicleView
  readonly open: (body?: Partial<Body<typeof OpenWorkOrder>>, by?: Person) => Reply<typeof OpenWorkOrder>
  /** Calls an endpoint for a version of a work order that the caller has seen. */
  readonly on: <E extends AnyEndpoint>(
    endpoint: E,
    seen: Pick<WorkOrderDetails, "id" | "version">,
    body?: Omit<Body<E>, "expected_version">,
    by?: Person
  ) => Reply<E>
  /** The same for a line. */
  readonly onLine: <E extends AnyEndpoint>(
    endpoint: E,
    line: { readonly id: string; readonly version: number },
    body?: Omit<Body<E>, "expected_version">,
    by?: Person
  ) => Reply<E>
  /** Calls any endpoint. */
  readonly ask: <E extends AnyEndpoint>(
    endpoint: E,
    given?: {
      readonly params?: Readonly<Record<string, string>>
      readonly query?: Readonly<Record<string, string>>
      readonly body?: Body<E>
      readonly by?: Person
    }
  ) => Reply<E>
  /** Reports a defect of the vehicle that does not block it, unless the fields say otherwise. */
  readonly defect: (fields?: Partial<Body<typeof ReportDefect>>) => Promise<DefectView>
  readonly seen: (order: { readonly id: string }) => Promise<WorkOrderDetails>
  /** A work order in progress, of a vehicle that is not held. */
  readonly begun: (body?: Partial<Body<typeof OpenWorkOrder>>) => Promise<WorkOrderDetails>
  /** A work order in progress with a line that is done. */
  readonly readyToClose: (
    line?: Body<typeof AddLine>,
    kind?: WorkOrderDetails["kind"]
  ) => Promise<WorkOrderDetails>
  readonly close: (
    order: WorkOrderDetails,
    body?: Partial<Body<typeof CloseWorkOrder>>
  ) => Reply<typeof CloseWorkOrder>
  readonly limit: (approval_from_minor: number | null) => Promise<unknown>
  /** Kinds of the timeline's entries, newest first. */
  readonly timeline: () => Promise<ReadonlyArray<string>>
  readonly holds: () => Promise<(typeof ListHolds)["output"]["Type"]["items"]>
  readonly downtime: () => Promise<(typeof ListDowntime)["output"]["Type"]["items"]>
}

const minorDefect = {
  title: "Worn pads",
  system: "brakes",
  severity: "minor",
  blocking: false,
  source: "driver",
  note: "Squeals",
  photos: []
} as const

export const workshop = async (app: TestApp): Promise<Workshop> => {
  began = Date.now()
  const tenant = await createFleetTenant(app)
  const vehicle = await tenant.vehicle({ unit_number: "V-1" })
  const ask: Workshop["ask"] = (endpoint, { params = {}, query, body, by = tenant.owner } = {}) =>
    callEndpoint(app, endpoint, {
      token: by.access_token,
      params: tenant.params(params),
      ...(query && { query }),
      ...(body !== undefined && { body })
    })
  const on: Workshop["on"] = (endpoint, { id, version }, body, by) =>
    ask(endpoint, {
      params: { workOrderId: id },
      body: { expected_version: version, ...body },
      ...(by && { by })
    })
  const onLine: Workshop["onLine"] = (endpoint, { id, version }, body, by) =>
    ask(endpoint, {
      params: { lineId: id },
      body: { expected_version: version, ...body },
      ...(by && { by })
    })
  const open: Workshop["open"] = (body = {}, by) =>
    ask(OpenWorkOrder, {
      body: { vehicle_id: vehicle.id, kind: "corrective", title: "Noise at the front", ...body },
      ...(by && { by })
    })
  return {
    ...tenant,
    vehicleOfOrders: vehicle,
    ask,
    on,
    onLine,
    open,
    defect: async (fields = {}) =>
      (
        await ask(ReportDefect, {
          params: { defectId: randomUUID() },
          body: { ...minorDefect, vehicle_id: vehicle.id, ...fields }
        })
      ).value,
    seen: async ({ id }) => (await ask(GetWorkOrder, { params: { workOrderId: id } })).value,
    begun: async (body) => (await on(StartWork, (await open(body)).value, { without_hold: true })).value,
    readyToClose: async (line = { title: "Front pads" }, kind = "corrective") => {
      const { value: draft } = await open({ kind, lines: [line] })
      const { value: started } = await on(StartWork, draft)
      const [first] = started.items
      if (first === undefined) throw new Error("The work order has no line.")
      return (await onLine(CompleteLine, first)).value
    },
    close: (order, body) => on(CloseWorkOrder, order, body),
    limit: (approval_from_minor) =>
      ask(SetWorkshopSettings, { body: { approval_from_minor, rate_minor: 9000, tax_bp: 1900 } }),
    timeline: async () =>
      (await ask(ListTimeline, { params: { vehicleId: vehicle.id } })).value.items.map(({ kind }) => kind),
    holds: async () => (await ask(ListHolds, { params: { vehicleId: vehicle.id } })).value.items,
    downtime: async () => (await ask(ListDowntime)).value.items
  }
}

/** Rents the vehicle of the work orders out. */
export const rented = (scene: Workshop, from: string, until: string) =>
  scene.ask(BlockVehicle, {
    params: { vehicleId: scene.vehicleOfOrders.id },
    body: { kind: "rental", starts_at: from, due_at: until, held_for: null, note: null }
  })

export const first = <A>([one]: ReadonlyArray<A>): A => {
  if (one === undefined) throw new Error("There is none.")
  return one
}

/** Two sets of a part in stock. */
export const stocked = async ({ ask }: Workshop) => {
  const fields = {
    number: "P-1",
    name: "Pads",
    unit: "set",
    cost_minor: 4500,
    reorder_point: null,
    bin: null
  }
  const { value: part } = await ask(CreatePart, { body: fields })
  await ask(ReceiveParts, {
    params: { partId: part.id },
    body: { quantity: 2, unit_cost_minor: 4500, vendor_id: null, note: null }
  })
  return part
}
