// Starts the product without workers for tests/screens/run.ts, so that nothing changes in the background.
import { decodeSettings } from "#infra/config"
import { Effect, Exit, Scope } from "effect"
import { openDatabase } from "../../apps/system/database.ts"
import { runMain, say, untilSignal } from "../../apps/system/process.ts"
import { serve } from "../../apps/system/serve.ts"

runMain(async () => {
  const signal = untilSignal()
  const settings = await Effect.runPromise(decodeSettings(process.env))
  const database = await openDatabase(settings, say)
  const scope = Scope.makeUnsafe()
  try {
    await Effect.runPromise(Scope.provide(serve(settings, database.urls, { workers: false }), scope))
    say(`Motorpool is ready: ${settings.publicUrl}`)
    await signal
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await database.stop()
  }
})
