import { CurrentActor } from "#kernel"
import { decodeSettings } from "#infra/config"
import { ensurePostgres } from "#infra/embedded"
import { Effect, Option, Redacted } from "effect"
import { userInfo } from "node:os"
import { buildServices } from "../system/serve.ts"
import type { Output } from "./program.ts"

export interface CliContext {
  readonly output: Output
  readonly environment: Readonly<Record<string, string | undefined>>
}

type System = Effect.Success<ReturnType<typeof buildServices>>["system"]
type Provided<C> = C extends import("effect").Context.Context<infer R> ? R : never

/** Settings and addresses of the database, which is started when it is the embedded one and not running. */
export const database = async ({ environment }: CliContext) => {
  const settings = await Effect.runPromise(decodeSettings(environment))
  if (Option.isSome(settings.databaseUrls))
    return { settings, urls: settings.databaseUrls.value, stop: () => Promise.resolve() }
  const { urls, started, stop } = await ensurePostgres({ dataDir: settings.dataDir })
  return {
    settings,
    urls: {
      application: Redacted.make(urls.application),
      owner: Redacted.make(urls.owner),
      system: Redacted.make(urls.system),
      jobs: Redacted.make(urls.jobs)
    },
    stop: () => (started ? stop() : Promise.resolve())
  }
}

/** What a handler may ask for when an operator runs it. */
export type OperatorNeeds = Provided<System> | CurrentActor

/** Runs a handler as the operator who typed the command, with the rights of the system role. */
export const asOperator = async <A, E extends { readonly message: string }>(
  context: CliContext,
  work: Effect.Effect<A, E, OperatorNeeds>
): Promise<A> => {
  const { settings, urls, stop } = await database(context)
  const operator = { _tag: "Operator", name: userInfo().username } as const
  try {
    return await Effect.runPromise(
      Effect.scoped(
        Effect.flatMap(buildServices({ ...settings, logLevel: "Warn" }, urls, false), ({ system }) =>
          Effect.provide(Effect.provideService(work, CurrentActor, operator), system)
        )
      )
    )
  } finally {
    await stop()
  }
}
