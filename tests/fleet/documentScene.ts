import {
  AddDocument,
  ArchiveDocument,
  CheckRelease,
  EditDocument,
  ListDocuments,
  RenewDocument,
  RestoreDocument,
  SetRequiredDocuments,
  type VehicleView
} from "#fleet/contract"
import type { TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import type { Person } from "../support/seeds.ts"
import { createFleetTenant } from "./scene.ts"

type Entered = (typeof AddDocument)["body"]["Encoded"]

/** A day that many days from now, in UTC. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** An organization with a van, and shortcuts for documents. */
export const documentScene = async (app: TestApp) => {
  const tenant = await createFleetTenant(app)
  const vehicle = await tenant.vehicle()
  const token = tenant.owner.access_token
  const request = (params: Readonly<Record<string, string>> = {}, by: Person = tenant.owner) => ({
    token: by.access_token,
    params: tenant.params(params)
  })
  const of = (documentId: string) => request({ documentId })
  return {
    tenant,
    vehicle,
    request,
    add: (fields: Partial<Entered> = {}, to: VehicleView = vehicle, by?: Person) =>
      callEndpoint(app, AddDocument, {
        ...request({ vehicleId: to.id }, by),
        body: { type: "insurance", ...fields }
      }),
    edit: (id: string, body: (typeof EditDocument)["body"]["Encoded"]) =>
      callEndpoint(app, EditDocument, { ...of(id), body }),
    renew: (id: string, body: (typeof RenewDocument)["body"]["Encoded"]) =>
      callEndpoint(app, RenewDocument, { ...of(id), body }),
    archive: (id: string) => callEndpoint(app, ArchiveDocument, of(id)),
    restore: (id: string) => callEndpoint(app, RestoreDocument, of(id)),
    list: async (one: VehicleView = vehicle) =>
      (await callEndpoint(app, ListDocuments, request({ vehicleId: one.id }))).value,
    require: (items: (typeof SetRequiredDocuments)["body"]["Encoded"]["items"]) =>
      callEndpoint(app, SetRequiredDocuments, { token, params: tenant.params(), body: { items } }),
    reasons: async () =>
      (await callEndpoint(app, CheckRelease, request({ vehicleId: vehicle.id }))).value.reasons.map(
        ({ code }) => code
      )
  }
}
