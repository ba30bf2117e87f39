import type { AnyEndpoint } from "#kernel"
import { registered } from "../support/registered.ts"
import type { IdOf, IsolationSample } from "./IsolationSample.ts"

/** The samples of all modules. */
export const samples = [...(await registered<IsolationSample>("isolation")).values()]

/** All entries of several records. @throws when two have the same name. */
export const merged = <A>(
  records: ReadonlyArray<Readonly<Record<string, A>>>
): Readonly<Record<string, A>> => {
  const entries = records.flatMap((record) => Object.entries(record))
  const names = entries.map(([name]) => name)
  const duplicate = names.find((name, at) => names.indexOf(name) !== at)
  if (duplicate !== undefined)
    throw new Error(`Two modules give the isolation matrix a sample for "${duplicate}".`)
  return Object.fromEntries(entries)
}

export const bodies = merged(samples.map((sample) => sample.bodies ?? {}))
const references = merged(samples.map((sample) => sample.references ?? {}))
const queries = merged(samples.map((sample) => sample.queries ?? {}))

/** A body that the endpoint accepts, if it has one. */
export const bodyOf = ({ name, bodyType }: AnyEndpoint, idOf: IdOf): unknown => {
  if (bodyType === "none") return undefined
  const body = bodies[name]
  if (body === undefined)
    throw new Error(`The isolation matrix has no body for ${name}: add one to tests/<module>/isolation.ts.`)
  return body(idOf)
}

/** A body that names everything it can. */
export const referringBodyOf = (endpoint: AnyEndpoint, idOf: IdOf): unknown =>
  references[endpoint.name]?.(idOf) ?? bodyOf(endpoint, idOf)

/** The path of an endpoint with the ids of the attacked resources. */
export const pathOf = (path: string, idOf: IdOf): string =>
  path.replace(/:(\w+)/g, (_, name: string) => idOf(name))

/** The URL of an endpoint for a call on the attacked resources. */
export const addressOf = ({ name, path }: Pick<AnyEndpoint, "name" | "path">, idOf: IdOf): string =>
  `${pathOf(path, idOf)}${queries[name] ?? ""}`
