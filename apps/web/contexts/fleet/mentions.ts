import type { MentionPart } from "../../app/mentions/MentionPart.ts"
import { useFoundVehicles } from "./useVehicleSearch.ts"

export const mentions: MentionPart = {
  isVisible: ({ can }) => can.includes("vehicles.read"),
  useRecords: (organization, typed) => {
    const { vehicles, isPending } = useFoundVehicles(organization, typed)
    const records = vehicles.map(({ id, name, about }) => ({
      id,
      name,
      ...(about && { about }),
      path: `/vehicles/${id}`
    }))
    return { records, isPending }
  }
}
