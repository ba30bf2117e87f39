import type { Cadence, VehicleRule } from "#inspections/contract"
import type { Organization } from "#tenancy/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { fleet } from "../../fleet/messages/index.ts"
import { useGroups } from "../../fleet/vehicles.ts"
import { schedules } from "../messages/pages.ts"

/** How many groups or kinds are named before the others are counted. */
const NAMED = 3

/** Schedules in words: which vehicles, and how often. */
export const useScheduleWords = (organization: Organization) => {
  const m = useMessages(schedules)
  const { kinds } = useMessages(fleet)
  const groups = useGroups(organization)
  const list = (names: ReadonlyArray<string>) =>
    names.length > NAMED
      ? m.andMore(names.slice(0, NAMED).join(", "), names.length - NAMED)
      : names.join(", ")
  return {
    rule: (rule: VehicleRule): string => {
      switch (rule.by) {
        case "all":
          return m.rules.all
        case "vehicles":
          return m.vehicleCount(rule.vehicle_ids.length)
        case "groups":
          return list(rule.group_ids.map((id) => groups.nameOf(id) ?? m.aGroup))
        case "kinds":
          return list(rule.kinds.map((kind) => kinds[kind]))
      }
    },
    cadence: (cadence: Cadence): string =>
      cadence.kind === "before_use" ? m.beforeUse(cadence.valid_hours) : m.every(cadence.days)
  }
}
