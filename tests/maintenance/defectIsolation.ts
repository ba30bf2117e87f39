import { randomUUID } from "node:crypto"
import { uploadPhoto } from "../files/isolation.ts"
import { type IsolationSample, MARKER, type Victim } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"
import { defectReferences as references } from "./defectReferences.ts"

/** Different for everyone who creates them. */
let created = 0
const unique = () => `${MARKER} defect ${(created += 1)}`

const defect = (vehicle_id: string) => ({
  vehicle_id,
  title: "Soft brake pedal",
  system: "brakes",
  severity: "minor",
  blocking: false,
  source: "driver",
  note: null,
  photos: []
})

const part = {
  number: "Some part",
  name: "Oil filter",
  unit: "piece",
  cost_minor: 7741,
  reorder_point: null,
  bin: null
}

const vendor = { name: "Some vendor", email: null, phone: null, note: null }

type Create = (
  path: string,
  body: unknown,
  method?: string
) => Promise<{ readonly id: string; readonly sticker: { readonly id: string } }>

/** A vehicle with an open defect that has a photo, and a resolved one. */
const seedDefects = async (victim: Victim, create: Create) => {
  const { id: defectVehicleId } = await create("vehicles", {
    unit_number: unique(),
    vin: null,
    plate: null,
    plate_region: null,
    make: null,
    model: null,
    model_year: null,
    kind: "van"
  })
  const texts = { ...defect(defectVehicleId), title: MARKER, note: MARKER }
  const report = async (blocking: boolean, photos: ReadonlyArray<string>) =>
    (await create(`defects/${randomUUID()}`, { ...texts, blocking, photos }, "PUT")).id
  const defectId = await report(false, [await uploadPhoto(victim)])
  const resolvedDefectId = await report(true, [])
  await create(`defects/${resolvedDefectId}/resolution`, {
    expected_version: 1,
    resolution: "fixed",
    note: MARKER
  })
  const { sticker } = await create(`vehicles/${defectVehicleId}/stickers`, undefined)
  return { defectVehicleId, defectId, resolvedDefectId, stickerId: sticker.id }
}

export const defectIsolation: IsolationSample = {
  seed: async (victim) => {
    const { app, base, owner } = victim
    const token = owner.access_token
    const create: Create = async (path, body, method = "POST") =>
      (await call(app, method, `${base}/${path}`, { token, body })).body
    const { id: vendorId } = await create("vendors", {
      ...vendor,
      name: unique(),
      phone: MARKER,
      note: MARKER
    })
    const { id: partId } = await create("parts", { ...part, number: unique(), name: MARKER, bin: MARKER })
    await create(`parts/${partId}/receipts`, {
      quantity: 5,
      unit_cost_minor: 7741,
      vendor_id: vendorId,
      note: MARKER
    })
    return { vendorId, partId, ...(await seedDefects(victim, create)) }
  },
  bodies: {
    reportDefect: (idOf) => defect(idOf("defectVehicleId")),
    editDefect: () => ({ expected_version: 1, title: "Brake pedal" }),
    resolveDefect: () => ({ expected_version: 1, resolution: "fixed", note: null }),
    signRelease: () => ({ expected_version: 2 }),
    deferDefect: () => ({
      expected_version: 1,
      until: new Date().toISOString().slice(0, 10),
      reason: "Part ordered"
    }),
    verifyDefect: () => ({ expected_version: 2 }),
    reopenDefect: () => ({ expected_version: 2, reason: null }),
    previewSticker: () => ({ token: "unknown" }),
    reportBySticker: () => ({
      token: "unknown",
      report_id: randomUUID(),
      title: "Flat tire",
      note: null,
      says_unsafe: false,
      name: null,
      contact: null
    }),
    acknowledgeRepairs: () => ({ defect_ids: [] }),
    createPart: () => part,
    editPart: () => ({ expected_version: 1, name: "Filter" }),
    receiveParts: () => ({ quantity: 1, unit_cost_minor: 100, vendor_id: null, note: null }),
    adjustStock: () => ({ counted: 3, reason: "Counted" }),
    createVendor: () => vendor,
    editVendor: () => ({ expected_version: 1, phone: "123" })
  },
  references
}
