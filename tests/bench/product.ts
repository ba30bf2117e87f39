import { decodeSettings } from "#infra/config"
import { Effect, Option, Scope } from "effect"
import { say } from "../../apps/system/process.ts"
import { serve } from "../../apps/system/serve.ts"

// The server as it runs where the workers have processes of their own: what a request sets off behind its answer
// would otherwise take its turns between the requests, and nothing like it runs in the bare server.
const settings = await Effect.runPromise(decodeSettings(process.env))
const urls = Option.getOrThrow(settings.databaseUrls)
await Effect.runPromise(Scope.provide(serve(settings, urls, { workers: false }), Scope.makeUnsafe()))
say("Product is ready")
