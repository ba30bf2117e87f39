import { asDemoMember, dayOf, type DemoOrganization, inRole, Story } from "#kernel"
import { Effect } from "effect"
import type { CommonTask } from "../contract/commonTasks.ts"
import type { PartId } from "../contract/ids.ts"
import { editTask } from "../tasks/commands/EditTask.ts"
import { listTasks } from "../tasks/queries/ListTasks.ts"

/** What tasks usually use, by the numbers of the parts. */
const USUAL: Readonly<Partial<Record<CommonTask, readonly [number: string, quantity: number]>>> = {
  OIL: ["OF-310", 1],
  BRAKES: ["BP-100", 1],
  "AIR-FLT": ["AF-205", 1]
}

/** Adds the parts that tasks usually use, a day after the tasks. */
export const playUsualParts = Effect.fnUntraced(function* (
  organization: DemoOrganization,
  parts: ReadonlyMap<string, PartId>
) {
  const { until, happens } = yield* Story
  const work = Effect.gen(function* () {
    const { items } = yield* listTasks()
    for (const [code, [number, quantity]] of Object.entries(USUAL)) {
      const [task, part_id] = [items.find((one) => one.code === code), parts.get(number)]
      if (task === undefined || part_id === undefined) throw new Error(`Nothing usual for ${code}.`)
      yield* editTask(task.id, { expected_version: task.version, parts: [{ part_id, quantity }] })
    }
  })
  yield* happens(
    dayOf(organization, until, 33, 9, 40),
    work.pipe(asDemoMember(inRole(organization, "manager")))
  )
})
