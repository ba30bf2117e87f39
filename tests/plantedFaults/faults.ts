import { accessFaults } from "./faults/access.ts"
import { browserFaults } from "./faults/browser.ts"
import { dataFaults } from "./faults/data.ts"
import { edgeFaults } from "./faults/edge.ts"
import { sourceFaults } from "./faults/source.ts"
import { workFaults } from "./faults/work.ts"
import type { PlantedFault } from "./PlantedFault.ts"

export const plantedFaults: ReadonlyArray<PlantedFault> = [
  ...accessFaults,
  ...dataFaults,
  ...workFaults,
  ...edgeFaults,
  ...browserFaults,
  ...sourceFaults
]
