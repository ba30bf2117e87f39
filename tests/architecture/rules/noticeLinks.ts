import { type Expression, Visitor } from "oxc-parser"
import { textsOf } from "../model/literals.ts"
import { eachFile, type Fault, type Rule, type Tree } from "../model/Rule.ts"
import type { SourceFile } from "../model/SourceFile.ts"

const ROUTES = /^apps\/web\/contexts\/\w+\/routes\.ts$/

/** What is in a path instead of an id. */
const ID = ":"

/** The paths of the pages of the web app. */
const routesOf = ({ files }: Tree): ReadonlyArray<string> =>
  files
    .filter(({ path }) => ROUTES.test(path))
    .flatMap((file) => textsOf(file).map(({ value }) => value))
    .filter((text) => text.startsWith("/"))

/** The paths that an expression can be, with `:` for what is inserted. */
const pathsOf = (value: Expression): ReadonlyArray<string> => {
  if (value.type === "TSAsExpression") return pathsOf(value.expression)
  if (value.type === "ConditionalExpression")
    return [...pathsOf(value.consequent), ...pathsOf(value.alternate)]
  if (value.type === "Literal") return typeof value.value === "string" ? [value.value] : []
  return value.type === "TemplateLiteral" ? [value.quasis.map(({ value: { raw } }) => raw).join(ID)] : []
}

const isAt =
  (path: string) =>
  (route: string): boolean => {
    const [pathname = ""] = path.split("?")
    const steps = pathname.split("/")
    const places = route.split("/")
    return (
      steps.length === places.length &&
      places.every((place, at) => (place.startsWith(":") ? steps[at] !== "" : place === steps[at]))
    )
  }

function* faults(file: SourceFile, tree: Tree): Iterable<Fault> {
  const links: Array<readonly [path: string, position: number]> = []
  const add = (value: Expression, position: number) =>
    links.push(...pathsOf(value).map((path) => [path, position] as const))
  new Visitor({
    ObjectExpression: ({ properties }) => {
      for (const property of properties)
        if (
          property.type === "Property" &&
          property.key.type === "Identifier" &&
          property.key.name === "link"
        )
          add(property.value, property.start)
    },
    VariableDeclarator: ({ id, init, start }) => {
      if (id.type === "Identifier" && id.name === "link" && init !== null) add(init, start)
    }
  }).visit(file.program)
  const routes = routesOf(tree)
  for (const [path, position] of links)
    if (path.startsWith("/") && !routes.some(isAt(path)))
      yield [position, `the web app has no page at ${path}`]
}

const pages = {
  "apps/web/contexts/fleet/routes.ts": `
    export const fleetRoutes = { routes: [{ path: "/vehicles" }, { path: "/vehicles/:vehicleId" }] }`
}
const notifying = (link: string) => ({
  ...pages,
  "modules/fleet/commands/NotifyOfDamage.ts": `notify({ kind, link: ${link} })`
})

export const noticeLinks: Rule = {
  name: "A notification opens a page that exists",
  about: ({ isCode, place }) =>
    isCode && place.area === "module" && /commands|reactions/.test(place.layer ?? ""),
  check: eachFile(faults),
  planted: {
    "a page that does not exist": notifying(`"/fleet"`),
    "one below a page": notifying("`/vehicles/${id}/damage` as const"),
    "one of several": notifying("isOne ? `/vehicles/${id}` : `/cars`"),
    "a link with a name": {
      ...pages,
      "modules/fleet/reactions/WhenDamaged.ts": "const link = `/car/${id}`; notify({ kind, link })"
    }
  },
  fine: {
    "pages, with and without a search": notifying(
      "isOne ? `/vehicles/${id}?tab=damage` : `/vehicles?search=${id}`"
    ),
    "no page": notifying("null")
  }
}
