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
    if (item === undefined || item === same) return item
    // As above: the compiler has checked that it is a list. Its items may be null, like fields.
    return (value) =>
      (value as ReadonlyArray<unknown>).map((one) => (one === null || one === undefined ? one : item(one)))
  }
  if (ast._tag === "Union") {
    const types = ast.types.filter(({ _tag }) => _tag !== "Null" && _tag !== "Undefined")
    const members = types.map(projection)
    const [only] = members
    return members.length === 1 || members.every((member) => member === same) ? only : distinguished(types)
  }
  return undefined
}

/** A kind of object among several, with what every one of that kind has. */
interface Kind {
  readonly project: Project
  readonly needs: ReadonlyArray<readonly [name: string, literal: SchemaAST.LiteralValue | undefined]>
  readonly names: ReadonlySet<string>
}

const kindOf = (ast: SchemaAST.AST): Kind | undefined => {
  const project = ast._tag === "Objects" ? projection(ast) : undefined
  if (ast._tag !== "Objects" || project === undefined) return undefined
  const fields = ast.propertySignatures.map(({ name, type }) => ({ name: String(name), type }))
  const needs = fields
    .filter(({ type }) => !SchemaAST.isOptional(type))
    .map(({ name, type }) => [name, type._tag === "Literal" ? type.literal : undefined] as const)
  return { project, needs, names: new Set(fields.map(({ name }) => name)) }
}

/** Whether nothing of a later kind is taken for one of this kind. */
const differs = (kind: Kind, later: Kind): boolean =>
  kind.needs.some(([name, literal]) => {
    if (!later.names.has(name)) return true
    const [, other] = later.needs.find(([one]) => one === name) ?? []
    return literal !== undefined && other !== undefined && literal !== other
  })

/** Objects of several kinds, if their fields tell which one each is. */
const distinguished = (types: ReadonlyArray<SchemaAST.AST>): Project | undefined => {
  const kinds = types.map(kindOf).filter((kind) => kind !== undefined)
  const areDistinct = kinds.every((kind, at) => kinds.slice(at + 1).every((later) => differs(kind, later)))
  if (kinds.length < types.length || !areDistinct) return undefined
  return (value) => {
    // The compiler has checked that it is of one of the kinds.
    const from = value as Record<string, unknown>
    const kind = kinds.find(({ needs }) =>
      needs.every(([name, literal]) =>
        literal === undefined ? from[name] !== undefined : from[name] === literal
      )
    )
    if (kind === undefined) throw new TypeError("An output is of none of the kinds of its schema.")
    return kind.project(value)
  }
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
