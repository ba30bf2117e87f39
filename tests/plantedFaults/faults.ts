import { accessFaults } from "./faults/access.ts"
import { accountFaults } from "./faults/accounts.ts"
import { browserFaults } from "./faults/browser.ts"
import { capacityFaults } from "./faults/capacity.ts"
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
  ...capacityFaults,
  ...accountFaults,
  ...browserFaults,
  ...sourceFaults
]
