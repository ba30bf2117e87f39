import type { AnyEndpoint, Output } from "#kernel"
import type { VehicleView } from "#fleet/contract"
import {
  AcknowledgeRepairs,
  DeferDefect,
  type DefectView,
  EditDefect,
  GetDefect,
  ListDefects,
  ListRepairs,
  ReopenDefect,
  ReportDefect,
  ResolveDefect,
  SignRelease,
  VerifyDefect
} from "#maintenance/contract"
import { randomUUID } from "node:crypto"
import { createFleetTenant, type FleetTenant } from "../fleet/scene.ts"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"

type Body<E extends AnyEndpoint> = E["body"]["Encoded"]
type Called<E extends AnyEndpoint> = ReturnType<typeof callEndpoint<E>>
/** The version is that of the defect that the caller has seen. */
type Change<E extends AnyEndpoint> = Omit<Body<E>, "expected_version">

type Acting<E extends AnyEndpoint> = (seen: DefectView, change: Change<E>, by?: Person) => Called<E>

/** An organization with shortcuts for the defects of its vehicles. */
export interface DefectTenant extends FleetTenant {
  readonly reporting: (
    vehicle: Pick<VehicleView, "id">,
    fields?: Partial<Body<typeof ReportDefect>>,
    by?: Person,
    id?: string
  ) => Called<typeof ReportDefect>
  readonly report: (...given: Parameters<DefectTenant["reporting"]>) => Promise<DefectView>
  readonly editing: Acting<typeof EditDefect>
  readonly resolving: (
    seen: DefectView,
    change?: Partial<Change<typeof ResolveDefect>>,
    by?: Person
  ) => Called<typeof ResolveDefect>
  readonly releasing: (seen: DefectView, by?: Person) => Called<typeof SignRelease>
  readonly deferring: Acting<typeof DeferDefect>
  readonly verifying: (seen: DefectView, by?: Person) => Called<typeof VerifyDefect>
  readonly reopening: (seen: DefectView, by?: Person) => Called<typeof ReopenDefect>
  readonly defect: (id: string, by?: Person) => Promise<DefectView>
  readonly defects: (query?: Readonly<Record<string, string>>) => Promise<Output<typeof ListDefects>["items"]>
  readonly repairs: (vehicle: Pick<VehicleView, "id">) => Promise<Output<typeof ListRepairs>["items"]>
  readonly acknowledging: (
    vehicle: Pick<VehicleView, "id">,
    seen: ReadonlyArray<string>,
    by?: Person
  ) => Called<typeof AcknowledgeRepairs>
}

const acting = (app: TestApp, { owner, params }: FleetTenant) => {
  const change = <E extends AnyEndpoint>(endpoint: E, seen: DefectView, body: Change<E>, by: Person) =>
    callEndpoint(app, endpoint, {
      token: by.access_token,
      params: params({ defectId: seen.id }),
      body: { ...body, expected_version: seen.version }
    })
  return {
    editing: (seen, body, by = owner) => change(EditDefect, seen, body, by),
    resolving: (seen, body = {}, by = owner) =>
      change(ResolveDefect, seen, { resolution: "fixed", note: "Pads replaced.", ...body }, by),
    releasing: (seen, by = owner) => change(SignRelease, seen, {}, by),
    deferring: (seen, body, by = owner) => change(DeferDefect, seen, body, by),
    verifying: (seen, by = owner) => change(VerifyDefect, seen, {}, by),
    reopening: (seen, by = owner) => change(ReopenDefect, seen, { reason: null }, by)
  } satisfies Partial<DefectTenant>
}

export const createDefectTenant = async (app: TestApp): Promise<DefectTenant> => {
  const tenant = await createFleetTenant(app)
  const { owner, params } = tenant
  const token = owner.access_token
  const reporting: DefectTenant["reporting"] = (vehicle, fields = {}, by = owner, id = randomUUID()) =>
    callEndpoint(app, ReportDefect, {
      token: by.access_token,
      params: params({ defectId: id }),
      body: {
        vehicle_id: vehicle.id,
        title: "Soft brake pedal",
        system: "brakes",
        severity: "major",
        blocking: false,
        source: "driver",
        note: null,
        photos: [],
        ...fields
      }
    })
  return {
    ...tenant,
    ...acting(app, tenant),
    reporting,
    report: async (...given) => (await reporting(...given)).value,
    defect: async (defectId, by = owner) =>
      (await callEndpoint(app, GetDefect, { token: by.access_token, params: params({ defectId }) })).value,
    defects: async (query = {}) =>
      (await callEndpoint(app, ListDefects, { token, params: params(), query })).value.items,
    repairs: async ({ id: vehicleId }) =>
      (await callEndpoint(app, ListRepairs, { token, params: params({ vehicleId }) })).value.items,
    acknowledging: ({ id: vehicleId }, seen, by = owner) =>
      callEndpoint(app, AcknowledgeRepairs, {
        token: by.access_token,
        params: params({ vehicleId }),
        body: { defect_ids: seen }
      })
  }
}
