import { useQuery } from "@tanstack/react-query"
import { progressOf } from "../../app/setup/progressOf.ts"
import type { SetupStep } from "../../app/setup/SetupStep.ts"
import { connectDimo } from "./actions.ts"
import { connectionQuery } from "./connection.ts"
import { telematicsInShell } from "./messages/index.ts"
import { useVehicles } from "./vehicles.ts"

const { text } = telematicsInShell

export const setup: ReadonlyArray<SetupStep> = [
  {
    id: "telematics.connect",
    order: 40,
    title: text((m) => m.setup.title),
    about: text((m) => m.setup.about),
    action: connectDimo,
    useProgress: (organization) => {
      const vehicles = useVehicles(organization)
      const connection = useQuery({
        ...connectionQuery,
        select: ({ available }) => (available ? "open" : "unavailable")
      })
      return vehicles.data?.items.length ? "done" : progressOf(connection)
    }
  }
]
