import { EmailAddress, hours, now, Role } from "#kernel"
import { counted, operation, option, Progress, standalone } from "#infra/cli"
import { loadedDemo } from "#infra/postgres"
import { Effect, Option, Schema } from "effect"
import { refuseWrongMigrations, withDatabase } from "../context.ts"

const Loaded = Schema.Struct({
  /** False if it was loaded before; then nothing changed. */
  loaded: Schema.Boolean,
  until: Schema.Date,
  scale: Schema.Int,
  password: Schema.String,
  organizations: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      people: Schema.Array(Schema.Struct({ name: Schema.String, email: EmailAddress, role: Role }))
    })
  )
})

const Until = Schema.DateFromString.check(
  Schema.makeFilter((at: Date) =>
    Number.isNaN(at.getTime()) ? "Enter an ISO time, such as 2026-06-01T09:00:00Z." : undefined
  )
)
const Scale = Schema.NumberFromString.check(
  Schema.isInt({ message: "Enter a whole number." }),
  // An organization may not invite more people within the six weeks.
  Schema.isBetween({ minimum: 1, maximum: 250 }, { message: "Enter a number from 1 to 250." })
)

const show = ({ loaded, until, scale, password, organizations: all }: typeof Loaded.Type): string =>
  [
    loaded
      ? "Demo data loaded."
      : "Demo data is already loaded; nothing was changed. To load it again, run demo reset first.",
    `The demo period ends at ${until.toISOString()}${scale === 1 ? "" : `, with ${scale} times the usual data`}.`,
    ...all.flatMap(({ name, people }) => [
      "",
      name,
      ...people.map(({ email, role, name: who }) => `  ${email.padEnd(36)} ${role.padEnd(12)} ${who}`)
    ]),
    "",
    `Everyone's password: ${password}`
  ].join("\n")

/** Imported on demand: the story and faker would slow down every command. */
const playing = Effect.promise(async () => ({
  ...(await import("../demo/load.ts")),
  ...(await import("../demo/logIns.ts"))
}))

const load = Effect.fn("cli.demoLoad")(function* (input: {
  readonly until: Date | null
  readonly scale: number | null
}) {
  const hour = hours(1)
  const at = yield* now
  const until = input.until ?? new Date(Math.floor(at.getTime() / hour) * hour)
  const plan = { until, scale: input.scale ?? 1 }
  const { loadDemo, logIns } = yield* playing
  const loaded = yield* loadDemo(plan)
  const existing = Option.getOrElse(yield* loadedDemo, () => plan)
  return { loaded, until: existing.until, scale: existing.scale, ...logIns }
})

const Reset = Schema.Struct({
  /** Null if no demo data was loaded. */
  removed: Schema.NullOr(Schema.Struct({ organizations: Schema.Int, people: Schema.Int, leads: Schema.Int }))
})

const showReset = ({ removed }: typeof Reset.Type): string =>
  removed === null
    ? "There is no demo data."
    : `Demo data: ${counted(removed.organizations, "organization")}, ${removed.people} people, ${counted(removed.leads, "demo request")}.`

export const demoOperations = [
  operation({
    words: "demo load",
    summary: "Load three organizations with weeks of activity, and show who can sign in.",
    example: "demo load --until 2026-06-01T09:00:00Z",
    input: {
      until: option(Until, "time", "when the demo period ends; default: the current hour"),
      scale: option(Scale, "times", "multiplies the amount of data, for load tests")
    },
    changes: true,
    output: Loaded,
    run: load,
    show
  }),
  standalone({
    words: "demo reset",
    summary: "Delete the demo data and everything added to it since.",
    example: "demo reset --dry-run",
    changes: true,
    output: Reset,
    run: (_, context) =>
      withDatabase(context, { create: false }, async (installation) => {
        await refuseWrongMigrations(installation)
        const { urls, settings } = installation
        const { resetDemo } = await import("../demo/reset.ts")
        const reset = resetDemo(urls.owner, settings, context.isDryRun)
        const watched = Effect.provideService(reset, Progress, context.progress)
        return { removed: await Effect.runPromise(watched) }
      }),
    show: showReset
  })
]
