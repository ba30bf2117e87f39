import { callsOf, lowerFirst, pathOf, propertyOf } from "../model/declarations.ts"
import { type Rule, type Violation } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { Visitor } from "oxc-parser"

/** An endpoint in a contract, or a route in an http.ts, by the constant of the endpoint. */
interface Mention {
  readonly constant: string
  readonly file: SourceFile
  readonly position: number
}

interface Defined extends Mention {
  readonly name: string | undefined
  readonly address: string
}

const isLayer = ({ place }: SourceFile, layer: string): boolean =>
  place.area === "module" && place.layer === layer

const definedIn = (file: SourceFile): ReadonlyArray<Defined> => {
  const endpoints: Array<Defined> = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "Identifier" || init?.type !== "CallExpression" || pathOf(init.callee) !== "endpoint")
        return
      const [definition] = init.arguments
      const address = `${propertyOf(definition, "method")} ${propertyOf(definition, "path")?.replace(/:\w+/g, ":")}`
      endpoints.push({
        constant: id.name,
        file,
        position: id.start,
        name: propertyOf(definition, "name"),
        address
      })
    }
  }).visit(file.program)
  return endpoints
}

const mountedIn = (file: SourceFile): ReadonlyArray<Mention> =>
  callsOf(file)
    .filter(({ callee }) => ["route", "download", "exportList"].includes(callee))
    .flatMap(({ given: [first], position }) =>
      first === undefined || first.type === "SpreadElement"
        ? []
        : [{ constant: pathOf(first).split(".").at(-1) ?? "", file, position }]
    )

const at = ({ file, position }: Mention, what: string): Violation => ({
  path: file.path,
  line: file.lineAt(position),
  what
})

const ofModule = (mention: Mention): string => `${mention.file.place.unit}/${mention.constant}`

const nameFaults = (defined: ReadonlyArray<Defined>): ReadonlyArray<Violation> =>
  defined
    .filter(({ name, constant }) => name !== lowerFirst(constant))
    .map((one) => at(one, `${one.constant} should be named ${lowerFirst(one.constant)}`))

const addressFaults = (defined: ReadonlyArray<Defined>): ReadonlyArray<Violation> =>
  [...Map.groupBy(defined, ({ address }) => address).values()].flatMap(([, ...duplicates]) =>
    duplicates.map((one) => at(one, `${one.address} is taken by another endpoint`))
  )

const mountFaults = (
  defined: ReadonlyArray<Defined>,
  mounted: ReadonlyArray<Mention>
): ReadonlyArray<Violation> => {
  const known = new Set(defined.map(ofModule))
  const routes = Map.groupBy(mounted, ofModule)
  return [
    ...defined
      .filter((one) => !routes.has(ofModule(one)))
      .map((one) => at(one, `${one.constant} is not mounted`)),
    ...mounted
      .filter((one) => !known.has(ofModule(one)))
      .map((one) => at(one, `${one.constant} is not an endpoint of this module`)),
    ...[...routes.values()].flatMap(([, ...duplicates]) =>
      duplicates.map((one) => at(one, `${one.constant} is mounted twice`))
    )
  ]
}

const check = (files: ReadonlyArray<SourceFile>): ReadonlyArray<Violation> => {
  const defined = files.filter((file) => isLayer(file, "contract")).flatMap(definedIn)
  const mounted = files.filter((file) => isLayer(file, "http")).flatMap(mountedIn)
  return [...nameFaults(defined), ...addressFaults(defined), ...mountFaults(defined, mounted)]
}

const contract = (name = "takeLead", path = "/api/leads/:id", constant = "TakeLead") =>
  `export const ${constant} = endpoint({ name: "${name}", method: "PUT", path: "${path}" })\n`

export const endpoints: Rule = {
  name: "Every endpoint of a contract is mounted once, by its own module",
  about: (file) => file.isCode && (isLayer(file, "contract") || isLayer(file, "http")),
  check,
  planted: {
    "an endpoint that is not mounted": { "modules/leads/contract/endpoints.ts": contract() },
    "an endpoint that is mounted twice": {
      "modules/leads/contract/endpoints.ts": contract(),
      "modules/leads/http.ts": "route(TakeLead, a); route(TakeLead, b)"
    },
    "an endpoint that another module mounts": {
      "modules/leads/contract/endpoints.ts": contract(),
      "modules/leads/http.ts": "route(TakeLead, a)",
      "modules/fleet/http.ts": "route(TakeLead, a)"
    },
    "an endpoint named differently from its constant": {
      "modules/leads/contract/endpoints.ts": contract("take"),
      "modules/leads/http.ts": "route(TakeLead, a)"
    },
    "two endpoints with the same method and path": {
      "modules/leads/contract/endpoints.ts":
        contract() + contract("dropLead", "/api/leads/:leadId", "DropLead"),
      "modules/leads/http.ts": "route(TakeLead, a); route(DropLead, b)"
    }
  },
  fine: {
    "an endpoint that is mounted once": {
      "modules/leads/contract/endpoints.ts": contract(),
      "modules/leads/http.ts": "export const leadsHttp = [route(Contract.TakeLead, a)]"
    }
  }
}
