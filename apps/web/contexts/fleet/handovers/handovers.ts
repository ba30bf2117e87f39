import {
  DAMAGE,
  type DamageView,
  DRIVERS,
  GetHandover,
  HANDOVERS,
  type HandoverId,
  ListDamage,
  ListHandovers,
  ReopenDamage,
  RepairDamage,
  VEHICLES,
  type VehicleView
} from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../../api/client.ts"
import { organizationKey, shows } from "../../../api/queryKeys.ts"
import { usePages } from "../../../api/usePages.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { useOrganizationCommand } from "../../tenancy/useOrganizationCommand.ts"
import { handovers as catalogue } from "../messages/pages.ts"

const meta = shows(DRIVERS, VEHICLES)

/** The handovers of a vehicle, newest first. */
export const useHandovers = ({ id }: Organization, vehicleId: VehicleView["id"]) =>
  usePages({
    key: organizationKey(id, HANDOVERS, "list", vehicleId),
    load: (query) => api(ListHandovers, { params: { organizationId: id, vehicleId }, query }),
    meta
  })

/** The addresses of its photos work for a few minutes, so it is read again when it is shown again. */
export const useHandover = ({ id }: Organization, handoverId: HandoverId) =>
  useQuery({
    queryKey: organizationKey(id, HANDOVERS, "one", handoverId),
    queryFn: () => api(GetHandover, { params: { organizationId: id, handoverId } }),
    staleTime: 0,
    meta
  })

/** The damage of a vehicle that is not repaired, oldest first. */
export const useDamage = ({ id }: Organization, vehicleId: VehicleView["id"]) =>
  useQuery({
    queryKey: organizationKey(id, DAMAGE, vehicleId),
    queryFn: () => api(ListDamage, { params: { organizationId: id, vehicleId }, query: {} }),
    select: ({ items }) => items.toReversed()
  })

/** Marks damage as repaired, with an undo in its toast. */
export const useRepair = (organization: Organization, damage: DamageView) => {
  const m = useMessages(catalogue).damage
  const params = { organizationId: organization.id, damageId: damage.id }
  const reopen = useOrganizationCommand(organization, {
    send: () => api(ReopenDamage, { params }),
    done: () => m.reopened
  })
  return useOrganizationCommand(organization, {
    send: () => api(RepairDamage, { params }),
    done: () => m.repaired,
    offer: { label: m.undo, run: reopen.mutate }
  })
}
