import { decodeSettings } from "#infra/config"
import { Effect, Option, Scope } from "effect"
import { say } from "../../apps/system/process.ts"
import { serve } from "../../apps/system/serve.ts"

// The server without workers, as in an installation with separate worker processes: jobs started by a request
// would otherwise compete with the requests, which has no counterpart in the bare server.
const settings = await Effect.runPromise(decodeSettings(process.env))
const urls = Option.getOrThrow(settings.databaseUrls)
await Effect.runPromise(Scope.provide(serve(settings, urls, { workers: false }), Scope.makeUnsafe()))
say("Product is ready")
