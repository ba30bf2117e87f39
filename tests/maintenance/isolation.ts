import type { IsolationSample } from "../isolation/IsolationSample.ts"
import { defectIsolation } from "./defectIsolation.ts"
import { planningIsolation, seedPlanning } from "./planningIsolation.ts"
import { recallIsolation, seedRecalls } from "./recallIsolation.ts"
import { serviceIsolation } from "./serviceIsolation.ts"
import { seedWorkshop, workshopIsolation } from "./workshopIsolation.ts"

/** The samples of services, of defects, parts and vendors, of the workshop, of its planning, of recalls and warranties. */
const parts = [serviceIsolation, defectIsolation, workshopIsolation, planningIsolation, recallIsolation]

export const isolation: IsolationSample = {
  seed: async (victim) => {
    const services = await serviceIsolation.seed?.(victim)
    const defects = await defectIsolation.seed?.(victim)
    return {
      ...services,
      ...defects,
      ...(await seedPlanning(victim)),
      ...(await seedRecalls(victim, services?.["servicedVehicleId"] ?? "")),
      ...(await seedWorkshop(victim, services?.["servicedVehicleId"] ?? ""))
    }
  },
  bodies: Object.assign({}, ...parts.map(({ bodies }) => bodies)),
  references: Object.assign({}, ...parts.map(({ references }) => references)),
  queries: Object.assign({}, ...parts.map(({ queries }) => queries))
}
