import { DeviceId, FaultId } from "#telematics/contract"
import { VehicleId } from "#fleet/contract"
import { expect, it } from "vitest"
import { judgeFaults } from "../../../modules/telematics/health/domain/judgeFaults.ts"

const at = new Date("2026-11-20T10:00:00Z")
const before = new Date("2026-11-20T09:00:00Z")

const closed = (number: number) => ({
  id: FaultId.make(`0198c0de-0000-7000-8000-${String(number).padStart(12, "0")}`),
  vehicle_id: VehicleId.make("0198c0de-0000-7000-8000-00000000000a"),
  device_id: DeviceId.make("0198c0de-0000-7000-8000-00000000000b"),
  code: null,
  raw: `X${number}`,
  last_seen_at: before,
  closed_at: before
})

it("adds at most 200 different faults of a device and a vehicle, and opens known ones again", () => {
  const known = Array.from({ length: 199 }, (_, number) => closed(number))
  const { appear } = judgeFaults({ fault_codes: ["Y1", "Y2", "X7"], fault_codes_at: at }, known)
  expect(appear.map(({ raw }) => raw)).toEqual(["X7", "Y1"])
})
