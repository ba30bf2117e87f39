import { type DemoData, type EarlierDemo, transactional } from "#kernel"
import { beginDemo, recordDemo } from "#infra/postgres"
import { Effect } from "effect"
import { modules } from "../../system/modules.ts"
import { LoadedDemo } from "./LoadedDemo.ts"
import { onStage } from "./stage.ts"

const readFrom =
  (data: Partial<DemoData>): EarlierDemo =>
  (name) => {
    const value = data[name]
    return value === undefined
      ? Effect.die(new Error(`No earlier module's demo adds ${name}.`))
      : Effect.succeed(value)
  }

type AnyDemo = NonNullable<(typeof modules)[number]["demo"]>

const demos = modules.flatMap(({ demo }): ReadonlyArray<AnyDemo> => (demo === null ? [] : [demo]))

/** Plays the modules one after the other, each through all the weeks. */
const play = Effect.gen(function* () {
  const data: Partial<DemoData> = {}
  const earlier = readFrom(data)
  for (const loadDemoOf of demos) {
    const { demo } = yield* Effect.promise<Awaited<ReturnType<AnyDemo>>>(loadDemoOf)
    Object.assign(data, yield* demo.play(earlier))
  }
  return LoadedDemo.make({
    organizations: (yield* earlier("organizations")).map(({ id }) => id),
    people: (yield* earlier("people")).map(({ userId }) => userId),
    leads: yield* earlier("leads")
  })
})

/** Loads the demo data in one transaction. Returns false, and changes nothing, if it was loaded before. */
export const loadDemo = Effect.fn("cli.loadDemo")(function* (plan: {
  readonly until: Date
  readonly scale: number
}) {
  if (!(yield* beginDemo(plan.until, plan.scale))) return false
  yield* recordDemo(yield* onStage(plan, play))
  return true
}, transactional)
