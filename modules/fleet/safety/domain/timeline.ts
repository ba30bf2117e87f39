import type { OrganizationId } from "#kernel"
import type { SafetyBlock } from "./SafetyBlocks.ts"

export const blockOpened = (organizationId: OrganizationId, block: SafetyBlock) => ({
  organizationId,
  vehicleId: block.vehicle_id,
  at: block.opened_at,
  kind: `vehicle.${block.severity}`,
  details: { reason: block.reason }
})

export const blockReleased = (
  organizationId: OrganizationId,
  { vehicle_id: vehicleId, severity, reason, release_note }: SafetyBlock,
  at: Date
) => ({
  organizationId,
  vehicleId,
  at,
  kind: "vehicle.safety_released",
  details: { severity, reason, ...(release_note !== null && { note: release_note }) }
})
