import { CountDrivers, DRIVERS } from "#fleet/contract"
import type { Organization } from "#tenancy/contract"
import { useQuery } from "@tanstack/react-query"
import { api } from "../../api/client.ts"
import { organizationKey } from "../../api/queryKeys.ts"
import type { Progress, SetupStep } from "../../app/setup/SetupStep.ts"
import { addDriver, addVehicle } from "./actions.ts"
import { fleetInShell } from "./messages/index.ts"
import { useFleetNumbers } from "./numbers.ts"
import { useSampleData } from "./sampleData.ts"

const { text } = fleetInShell

interface Loaded<A> {
  readonly data: A | undefined
  readonly fetchStatus: "fetching" | "paused" | "idle"
}

/** Done once there are more than those of the sample. */
const progressWith = (all: Loaded<number>, sampled: Loaded<number>): ReturnType<SetupStep["useProgress"]> => {
  if (all.data !== undefined && sampled.data !== undefined)
    return (all.data > sampled.data ? "done" : "open") satisfies Progress
  return [all, sampled].some(({ data, fetchStatus }) => data === undefined && fetchStatus !== "fetching")
    ? null
    : undefined
}

const useVehicleProgress = (organization: Organization) => {
  const numbers = useFleetNumbers(organization)
  const sample = useSampleData(organization)
  return progressWith(
    { ...numbers, data: numbers.data?.vehicles },
    { ...sample, data: sample.data?.vehicles }
  )
}

const useDriverProgress = (organization: Organization) => {
  const { id } = organization
  const drivers = useQuery({
    queryKey: organizationKey(id, DRIVERS, "any"),
    queryFn: () => api(CountDrivers, { params: { organizationId: id }, query: {} }),
    select: ({ count }) => count
  })
  const sample = useSampleData(organization)
  return progressWith(drivers, { ...sample, data: sample.data?.drivers })
}

export const setup: ReadonlyArray<SetupStep> = [
  {
    id: "vehicles.add",
    order: 15,
    title: text((m) => m.setup.title),
    about: text((m) => m.setup.about),
    action: addVehicle,
    useProgress: useVehicleProgress
  },
  {
    id: "drivers.add",
    order: 25,
    title: text((m) => m.setupDrivers.title),
    about: text((m) => m.setupDrivers.about),
    action: addDriver,
    useProgress: useDriverProgress
  }
]
