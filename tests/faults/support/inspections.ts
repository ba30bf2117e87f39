import { randomUUID } from "node:crypto"
import type { RetriedRequest } from "./client.ts"
import { sendUntilAnswered } from "./client.ts"
import type { Server } from "./servers.ts"
import type { Team } from "./team.ts"

/** A vehicle, and the published form with which it is inspected. */
export interface InspectedVehicle {
  readonly id: string
  readonly formId: string
}

const BRAKES = {
  type: "pass_fail_na",
  key: "brakes",
  label: "Brakes",
  required: true,
  photo: "on_fail",
  on_fail: { severity: "minor", blocking: false, system: "brakes" }
}

const VAN = {
  unit_number: "V-1",
  kind: "van",
  vin: null,
  plate: null,
  plate_region: null,
  make: "Ford",
  model: "Transit",
  model_year: 2024,
  lifecycle: "in_service"
}

export const inspectedVehicle = async (
  server: Server,
  { organizationId, ada }: Team
): Promise<InspectedVehicle> => {
  const send = async (method: string, path: string, body: object) => {
    const request = {
      method,
      path: `/api/organizations/${organizationId}${path}`,
      token: ada.access_token,
      body
    }
    return (await sendUntilAnswered([server], request)).body
  }
  const { id = "" } = await send("POST", "/vehicles", VAN)
  const { id: formId = "", version } = await send("POST", "/inspection-forms", { name: "Daily check" })
  const sections = [{ title: "Outside", items: [BRAKES] }]
  const edited = await send("PATCH", `/inspection-forms/${formId}`, { expected_version: version, sections })
  await send("POST", `/inspection-forms/${formId}/versions`, { expected_version: edited["version"] })
  return { id, formId }
}

/** An inspection with failed brakes and a photo of them, as a phone would repeat it. */
export const inspection = (
  { organizationId, ada }: Team,
  { id, formId }: InspectedVehicle,
  photo: string
): RetriedRequest => {
  const now = Date.now()
  const before = (seconds: number) => new Date(now - seconds * 1000).toISOString()
  return {
    method: "PUT",
    path: `/api/organizations/${organizationId}/inspections/${randomUUID()}`,
    token: ada.access_token,
    body: {
      vehicle_id: id,
      form_id: formId,
      form_version: 1,
      started_at: before(60),
      finished_at: before(5),
      device_at: before(0),
      place: null,
      answers: [
        {
          key: "brakes",
          value: { type: "pass_fail_na", result: "fail" },
          note: "Pads are worn",
          photos: [photo]
        }
      ]
    }
  }
}
