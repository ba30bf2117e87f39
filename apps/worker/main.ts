import { decodeSettings } from "#infra/config"
import { Effect, Exit, Scope } from "effect"
import { openDatabase } from "../system/database.ts"
import { buildServices, runWorkers } from "../system/serve.ts"

/** Only the background workers, for installations that run them apart from the servers. */
const run = async (): Promise<void> => {
  const stop = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => resolve())
  })
  const settings = await Effect.runPromise(decodeSettings(process.env))
  const database = await openDatabase(settings, (line) => process.stdout.write(`${line}\n`))
  const scope = Scope.makeUnsafe()
  try {
    const workers = Effect.flatMap(buildServices(settings, database.urls, true), (services) =>
      Effect.provide(runWorkers(services), services.shared)
    )
    await Effect.runPromise(Scope.provide(workers, scope))
    process.stdout.write("Workers are ready.\n")
    await stop
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await database.stop()
  }
}

run().then(
  () => process.exit(0),
  (cause: unknown) => {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
    process.exit(1)
  }
)
