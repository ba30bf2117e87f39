import { makeCapacity, mount } from "#infra/http"
import { Context, References, Tracer } from "effect"
import { createApp } from "../../apps/system/app.ts"
import { routes } from "../../apps/system/assembly.ts"
import type { TestApp } from "./app.ts"

/** The span of a statement of the driver. */
const STATEMENT = "postgresql"

const site = { files: new Map(), pages: new Map(), scriptHashes: [], styleHashes: [] }

/**
 * The same app, with a tracer that counts statements, also those that find out who calls. `during` returns how many there were
 * while something was done with it.
 */
export const countingStatements = (app: TestApp) => {
  let statements = 0
  const tracer = Tracer.make({
    span: (options) => {
      if (options.name === STATEMENT) statements += 1
      return new Tracer.NativeSpan(options)
    }
  })
  const traced = <R>(services: Context.Context<R>) =>
    services.pipe(Context.add(Tracer.Tracer, tracer), Context.add(References.TracerEnabled, true))
  const application = traced(app.services.application)
  const hono = createApp({
    settings: app.settings,
    capacity: makeCapacity(),
    site,
    version: "test",
    mount: (mounted) => mount(mounted, routes, application)
  })
  const counted: TestApp = {
    ...app,
    hono,
    request: (path, init) => hono.request(path, init),
    services: { ...app.services, application, system: traced(app.services.system) }
  }
  return {
    during: async (work: (app: TestApp) => Promise<unknown>): Promise<number> => {
      statements = 0
      await work(counted)
      return statements
    }
  }
}
