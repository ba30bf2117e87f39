import { fieldErrorsOf, type WireSchema } from "#kernel"
import { Effect, Option, Result, Schema, SchemaAST, type SchemaIssue } from "effect"
import { boundsOf } from "./bounds.ts"
import { type FieldFault, InvalidInput } from "./edgeErrors.ts"
import { issuesOf } from "./issues.ts"

type Where = "params" | "query" | "body"

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list"
}

/** Turns the library's message into a sentence; those of our schemas already are. */
const sentence = (message: string): string => {
  if (message === "Missing key") return "This field is required."
  const expected = /^Expected (.*?)(?:, got .*)?$/s.exec(message)?.[1]
  if (expected === undefined) return message.endsWith(".") ? message : `${message}.`
  const choices = expected.split(" | ").map((choice) => /^"(.*)"$/.exec(choice)?.[1])
  return choices.every((choice) => choice !== undefined)
    ? `Choose one of: ${choices.join(", ")}.`
    : `This should be ${TYPES[expected] ?? expected}.`
}

const escape = (part: string): string => part.replaceAll("~", "~0").replaceAll("/", "~1")

/** The most errors that are reported; decoding stops there. */
export const MOST_ERRORS = 20

const faultsIn = (issues: Iterable<SchemaIssue.Issue>, where: Where): ReadonlyArray<FieldFault> => {
  const prefix = where === "body" ? "" : `/${where}`
  const faults: Array<FieldFault> = []
  for (const issue of issues)
    for (const { path, error, message } of fieldErrorsOf(issue)) {
      const pointer = prefix + path.map((part) => `/${escape(String(part))}`).join("")
      if (faults.push({ pointer, ...error, detail: sentence(message) }) === MOST_ERRORS) return faults
    }
  return faults
}

/**
 * Decodes one part of a request. Lists that are too long are refused before their items are decoded; otherwise the
 * first errors are reported, each with its JSON pointer.
 */
export const decoder = (schema: WireSchema, where: Where) => {
  const codec = Schema.toCodecJson(schema)
  const { ast } = codec
  const decode = Schema.decodeUnknownResult(codec)
  const { excess = () => undefined } = boundsOf(ast)
  return (input: unknown): Effect.Effect<unknown, InvalidInput> => {
    const tooLong = excess(input)
    if (tooLong !== undefined) return Effect.fail(new InvalidInput({ errors: faultsIn([tooLong], where) }))
    const result = decode(input)
    return Result.isSuccess(result)
      ? Effect.succeed(result.success)
      : Effect.fail(new InvalidInput({ errors: faultsIn(issuesOf(ast, input), where) }))
  }
}

/** Decodes a single field of a body, if it is valid, whatever else the body contains. */
export const fieldDecoder = (schema: WireSchema, field: string) => {
  const { ast } = Schema.toCodecJson(schema)
  const declared =
    ast._tag === "Objects" ? ast.propertySignatures.find(({ name }) => name === field) : undefined
  if (declared === undefined) throw new Error(`A limit is per "${field}", which is not a field of the body.`)
  const alone = Schema.make<Schema.Codec<Readonly<Record<string, unknown>>>>(
    new SchemaAST.Objects([declared], [])
  )
  const decode = Schema.decodeUnknownOption(alone)
  return (body: unknown): Option.Option<unknown> => Option.map(decode(body), (fields) => fields[field])
}
