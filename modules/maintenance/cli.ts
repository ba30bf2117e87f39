import { defineCli } from "#infra/cli"
import { serviceOperations } from "./cli/services.ts"
import { workOrderOperations } from "./cli/workOrders.ts"

export const cli = defineCli({
  topics: {
    services: "What vehicles need.",
    "work-orders": "What is done to vehicles in the workshop."
  },
  operations: [...serviceOperations, ...workOrderOperations],
  hints: {
    CertificationMissing: "--certification says why the vehicle is safe, and --release signs its release.",
    LinesOpen: "`motorpool work-orders show` shows the lines."
  }
})
