import { Result, Schema, SchemaAST, SchemaIssue } from "effect"

type Decode = ReturnType<typeof Schema.decodeUnknownResult<Schema.Codec<unknown, unknown>>>

const decoders = new WeakMap<SchemaAST.AST, Decode>()

/** Decodes one part of an input. Built on first use, because most parts are never invalid. */
const decoderOf = (ast: SchemaAST.AST): Decode => {
  const known = decoders.get(ast)
  if (known !== undefined) return known
  const decode = Schema.decodeUnknownResult(Schema.make<Schema.Codec<unknown, unknown>>(ast))
  decoders.set(ast, decode)
  return decode
}

const failureOf = (
  ast: SchemaAST.AST,
  input: unknown,
  errors: "first" | "all"
): SchemaIssue.Issue | undefined => {
  const result = decoderOf(ast)(input, { errors })
  return Result.isFailure(result) ? result.failure.issue : undefined
}

/** The list or object schema that decodes this input; `undefined` for other values. */
const containerOf = (ast: SchemaAST.AST, input: object): SchemaAST.Arrays | SchemaAST.Objects | undefined => {
  if (ast.encoding !== undefined) return undefined
  if (ast._tag === "Arrays") return Array.isArray(input) && ast.elements.length === 0 ? ast : undefined
  if (ast._tag === "Objects") return Array.isArray(input) || ast.indexSignatures.length > 0 ? undefined : ast
  if (ast._tag !== "Union") return undefined
  const [only, ...others] = ast.types.flatMap((member) => containerOf(member, input) ?? [])
  return others.length === 0 ? only : undefined
}

const itemIssues = function* (ast: SchemaAST.Arrays, input: object): Generator<SchemaIssue.Issue> {
  const [item] = ast.rest
  if (item === undefined) return
  for (const [at, value] of Object.entries(input))
    for (const issue of issuesOf(item, value)) yield new SchemaIssue.Pointer([at], issue)
}

const fieldIssues = function* (ast: SchemaAST.Objects, input: object): Generator<SchemaIssue.Issue> {
  for (const field of ast.propertySignatures) {
    if (Object.hasOwn(input, field.name)) {
      const value: unknown = Reflect.get(input, field.name)
      for (const issue of issuesOf(field.type, value)) yield new SchemaIssue.Pointer([field.name], issue)
    } else if (!SchemaAST.isOptional(field.type)) {
      const missing = new SchemaIssue.MissingKey(field.type.context?.annotations)
      yield new SchemaIssue.Pointer([field.name], missing)
    }
  }
}

/**
 * Finds the issues of an input one by one, part by part: a caller that needs only the first few stops, and the rest is
 * not decoded. The library itself reports either the first issue or all of them, of which there may be any number.
 */
export const issuesOf = function* (ast: SchemaAST.AST, input: unknown): Generator<SchemaIssue.Issue> {
  if (typeof input !== "object" || input === null) {
    const failure = failureOf(ast, input, "all")
    if (failure !== undefined) yield failure
    return
  }
  const failure = failureOf(ast, input, "first")
  if (failure === undefined) return
  const container = containerOf(ast, input)
  const parts =
    container?._tag === "Arrays"
      ? itemIssues(container, input)
      : container?._tag === "Objects"
        ? fieldIssues(container, input)
        : []
  let isInside = false
  for (const issue of parts) {
    isInside = true
    yield issue
  }
  // All parts are valid: it is a check of the whole that failed.
  if (!isInside) yield failure
}
