import { SchemaAST, SchemaIssue } from "effect"
import type { JsonShape } from "./jsonShape.ts"

/** What a schema says about the size of its input in JSON. Built once per endpoint. */
export interface Bounds extends JsonShape {
  /** The length of the longest JSON text it accepts, without spaces; infinite if a part has no maximum. */
  readonly bytes: number
  /** The parts without a maximum. */
  readonly unbounded: ReadonlyArray<string>
  /** The issue with the first list or record in the input that is too long; absent if the schema has none. */
  readonly excess?: (input: unknown) => SchemaIssue.Issue | undefined
}

type Check = SchemaAST.Check<unknown>
type Maximum = "maxLength" | "maxProperties"

/** A UTF-16 unit as `\uXXXX`. */
const BYTES_PER_UNIT = 6
/** More digits than a number can hold. */
const NUMBER_BYTES = 32

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === "object" && input !== null && !Array.isArray(input)

/** The schema of the encoded value. */
export const encoded = (ast: SchemaAST.AST): SchemaAST.AST => {
  const link = ast.encoding?.at(-1)
  return link === undefined ? ast : encoded(link.to)
}

/** The check that limits a length. It must be the first, so that no other sees a longer value. */
export const maximumOf = (ast: SchemaAST.AST, kind: Maximum) => {
  const first = ([check]: ReadonlyArray<Check> = []): SchemaAST.Filter<unknown> | undefined =>
    check?._tag === "FilterGroup" ? first(check.checks) : check
  const filter = first(ast.checks)
  const max = filter?.annotations?.arbitraryConstraint?.[kind]
  if (filter === undefined || max === undefined) return undefined
  const excess = (input: unknown) => {
    const issue = filter.run(input, ast, {})
    return issue && new SchemaIssue.Filter(filter, issue, input)
  }
  return { max, excess }
}

const NO_KEYS = { names: new Set<string>(), otherKeys: 0 }

const fixed = (bytes: number): Bounds => ({ bytes, depth: 0, values: 1, ...NO_KEYS, unbounded: [] })

const without = (what: string): Bounds => ({ ...fixed(Infinity), unbounded: [what] })

/** The keys of all these parts. */
const keysOf = (parts: ReadonlyArray<Bounds>, own: ReadonlyArray<string> = []) => ({
  names: new Set([...own, ...parts.flatMap(({ names }) => [...names])]),
  otherKeys: parts.reduce((sum, { otherKeys }) => sum + otherKeys, 0)
})

const textBounds = (ast: SchemaAST.AST): Bounds => {
  const maximum = maximumOf(ast, "maxLength")
  return maximum ? fixed(maximum.max * BYTES_PER_UNIT + 2) : without("a text")
}

/** The issue with the first of these parts that is too long. */
const firstExcess = (
  parts: Iterable<readonly [PropertyKey, unknown]>,
  excess: NonNullable<Bounds["excess"]>
): SchemaIssue.Issue | undefined => {
  for (const [key, value] of parts) {
    const issue = excess(value)
    if (issue !== undefined) return new SchemaIssue.Pointer([key], issue)
  }
  return undefined
}

/** Lists and records: any number of parts of the same kind, up to a maximum. */
const many = (what: string, maximum: ReturnType<typeof maximumOf>, part: Bounds): Bounds => ({
  bytes: maximum ? maximum.max * (part.bytes + 1) + 2 : Infinity,
  values: maximum ? maximum.max * part.values + 1 : Infinity,
  depth: part.depth + 1,
  names: part.names,
  otherKeys: maximum ? maximum.max * part.otherKeys : Infinity,
  unbounded: [...(maximum ? [] : [what]), ...part.unbounded],
  excess: (input) => {
    if (typeof input !== "object" || input === null) return undefined
    return (
      maximum?.excess(input) ??
      (part.excess === undefined ? undefined : firstExcess(Object.entries(input), part.excess))
    )
  }
})

const listBounds = (ast: SchemaAST.Arrays): Bounds => {
  const [item] = ast.rest
  if (ast.elements.length > 0 || item === undefined) return without("a tuple")
  const list = many("a list", maximumOf(ast, "maxLength"), boundsOf(item))
  return { ...list, excess: (input) => (Array.isArray(input) ? list.excess?.(input) : undefined) }
}

const recordBounds = (ast: SchemaAST.Objects, signature: SchemaAST.IndexSignature): Bounds => {
  const key = boundsOf(signature.parameter)
  const value = boundsOf(signature.type)
  const unbounded = [...key.unbounded, ...value.unbounded]
  const entry = {
    ...value,
    bytes: key.bytes + 1 + value.bytes,
    otherKeys: value.otherKeys + 1,
    unbounded
  }
  const record = many("a record", maximumOf(ast, "maxProperties"), entry)
  return { ...record, excess: (input) => (isRecord(input) ? record.excess?.(input) : undefined) }
}

const objectBounds = (ast: SchemaAST.Objects): Bounds => {
  const [signature] = ast.indexSignatures
  if (signature !== undefined) return recordBounds(ast, signature)
  const fields = ast.propertySignatures.map(({ name, type }) => ({ name: String(name), ...boundsOf(type) }))
  const checked = fields.filter(({ excess }) => excess !== undefined)
  const bytesOf = ({ name, bytes }: (typeof fields)[number]) => name.length * BYTES_PER_UNIT + 4 + bytes
  const excess = (input: unknown) => {
    if (!isRecord(input)) return undefined
    for (const field of checked) {
      const issue = Object.hasOwn(input, field.name) ? field.excess?.(input[field.name]) : undefined
      if (issue !== undefined) return new SchemaIssue.Pointer([field.name], issue)
    }
    return undefined
  }
  return {
    bytes: fields.reduce((sum, field) => sum + bytesOf(field), 2),
    depth: 1 + Math.max(0, ...fields.map(({ depth }) => depth)),
    values: fields.reduce((sum, { values }) => sum + values, 1),
    ...keysOf(
      fields,
      fields.map(({ name }) => name)
    ),
    unbounded: fields.flatMap(({ name, unbounded }) => unbounded.map((what) => `${what} in ${name}`)),
    ...(checked.length > 0 && { excess })
  }
}

/** A value must be within the bounds of every member that could take it. */
const unionBounds = (ast: SchemaAST.Union): Bounds => {
  const members = ast.types.map(boundsOf)
  const checked = members.flatMap(({ excess }) => (excess === undefined ? [] : [excess]))
  const excess = (input: unknown) => {
    for (const one of checked) {
      const issue = one(input)
      if (issue !== undefined) return issue
    }
    return undefined
  }
  return {
    bytes: Math.max(0, ...members.map(({ bytes }) => bytes)),
    depth: Math.max(0, ...members.map(({ depth }) => depth)),
    values: Math.max(1, ...members.map(({ values }) => values)),
    ...keysOf(members),
    unbounded: members.flatMap(({ unbounded }) => unbounded),
    ...(checked.length > 0 && { excess })
  }
}

/** Computes the bounds of a schema with a JSON codec. */
export const boundsOf = (schema: SchemaAST.AST): Bounds => {
  const ast = encoded(schema)
  switch (ast._tag) {
    case "String":
      return textBounds(ast)
    case "Number":
    case "Boolean":
    case "Null":
      return fixed(NUMBER_BYTES)
    case "Literal":
      return fixed(String(ast.literal).length * BYTES_PER_UNIT + 2)
    case "Arrays":
      return listBounds(ast)
    case "Objects":
      return objectBounds(ast)
    case "Union":
      return unionBounds(ast)
    default:
      return without(`a ${ast._tag}`)
  }
}
