import { isGranted } from "#kernel"
import { maintenancePermissions } from "#maintenance/contract"
import type { Organization } from "#tenancy/contract"
import { useMembers } from "../../fleet/drivers/drivers.ts"

/** The members to whom work can be assigned, by name: those who may do it. */
export const useTechnicians = (organization: Organization) =>
  useMembers(organization).filter(({ role }) => isGranted(maintenancePermissions["workorders.edit"], role))
