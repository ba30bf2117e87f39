import { decodeSettings } from "#infra/config"
import { Effect, Exit, Scope } from "effect"
import { openDatabase, untilStopped } from "../system/database.ts"
import { runMain, say, untilSignal } from "../system/process.ts"
import { buildServices, runWorkers } from "../system/serve.ts"

/** Only the background workers, for installations that run them apart from the servers. */
const run = async (): Promise<void> => {
  const stop = untilSignal()
  const settings = await Effect.runPromise(decodeSettings(process.env))
  const database = await openDatabase(settings, say)
  const scope = Scope.makeUnsafe()
  try {
    const workers = Effect.flatMap(buildServices(settings, database.urls, "works"), (services) =>
      Effect.provide(runWorkers(services), services.shared)
    )
    await Effect.runPromise(Scope.provide(workers, scope))
    say("Workers are ready.")
    await untilStopped(stop, database)
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await database.stop()
  }
}

runMain(run)
