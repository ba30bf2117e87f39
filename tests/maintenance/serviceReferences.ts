import { randomUUID } from "node:crypto"
import type { IdOf } from "../isolation/IsolationSample.ts"
import { everyVehicle, item } from "./scene.ts"

type Bodies = Readonly<Record<string, (idOf: IdOf) => unknown>>

const rule = (idOf: IdOf) => ({
  ...everyVehicle,
  group_ids: [idOf("groupId")],
  vehicle_ids: [idOf("servicedVehicleId")]
})

/** Tasks that are all done together with the last one. */
const items = (taskIds: ReadonlyArray<string>) => {
  const [last, ...others] = taskIds.map((id) => item(id, { every_months: 6 }))
  return last === undefined ? [] : [...others, { ...last, supersedes: others.map(({ id }) => id) }]
}

const parts = (idOf: IdOf) => [{ part_id: idOf("partId"), quantity: 1 }]

/** Bodies that name everything they can. */
export const serviceReferences: Bodies = {
  createTask: (idOf) => ({ name: `Task ${randomUUID()}`, system: "engine", parts: parts(idOf) }),
  editTask: (idOf) => ({ expected_version: 1, parts: parts(idOf) }),
  countProgramVehicles: (idOf) => ({ rule: rule(idOf) }),
  createProgram: (idOf) => ({
    name: `Program ${randomUUID()}`,
    rule: rule(idOf),
    items: items([idOf("taskId"), idOf("otherTaskId")])
  }),
  editProgram: (idOf) => ({
    expected_version: 1,
    rule: rule(idOf),
    items: items([idOf("otherTaskId"), idOf("taskId")])
  })
}
