import type { SchemaAST } from "effect"
import { encoded, maximumOf } from "../../infra/http/bounds.ts"

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const UUID_LENGTH = 36

export const isUuid = (text: string) => UUID.test(text)

/** The places of ids in a body, such as `photos[].file_id`. */
export const idsIn = (value: unknown, path = ""): ReadonlyArray<string> => {
  if (typeof value === "string") return isUuid(value) ? [path] : []
  if (Array.isArray(value)) return value.flatMap((item) => idsIn(item, `${path}[]`))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    isUuid(key) ? [`${path}.*`] : idsIn(item, path === "" ? key : `${path}.${key}`)
  )
}

/** The places of ids in a body that a schema accepts. */
export const idPaths = (schema: SchemaAST.AST, path = ""): ReadonlyArray<string> => {
  const ast = encoded(schema)
  switch (ast._tag) {
    case "String":
      return maximumOf(ast, "maxLength")?.max === UUID_LENGTH ? [path] : []
    case "Arrays":
      return ast.rest.flatMap((item) => idPaths(item, `${path}[]`))
    case "Objects":
      return [
        ...ast.propertySignatures.flatMap(({ name, type }) =>
          idPaths(type, path === "" ? String(name) : `${path}.${String(name)}`)
        ),
        ...ast.indexSignatures.flatMap(({ parameter }) => idPaths(parameter, `${path}.*`))
      ]
    case "Union":
      return ast.types.flatMap((type) => idPaths(type, path))
    default:
      return []
  }
}
