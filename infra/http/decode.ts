import type { WireSchema } from "#kernel"
import { Effect, Result, Schema, SchemaIssue } from "effect"
import { InvalidInput } from "./edgeErrors.ts"

type Where = "params" | "query" | "body"

const sentence = (issue: SchemaIssue.Leaf): string => {
  switch (issue._tag) {
    case "MissingKey":
      return "This field is required."
    case "UnexpectedKey":
      return "This field is not known here."
    default:
      return SchemaIssue.defaultLeafHook(issue).replace(/^Expected /, "This should be ")
  }
}

const format = SchemaIssue.makeFormatterStandardSchemaV1({ leafHook: sentence })

const escape = (part: string): string => part.replaceAll("~", "~0").replaceAll("/", "~1")

const faultsOf = (issue: SchemaIssue.Issue, where: Where) => {
  const prefix = where === "body" ? "" : `/${where}`
  return format(issue).issues.map(({ path = [], message }) => ({
    pointer: prefix + path.map((part) => `/${escape(String(typeof part === "object" ? part.key : part))}`).join(""),
    detail: message
  }))
}

/** A decoder of one part of a request. Every fault found is told, with its JSON pointer. */
export const decoder = (schema: WireSchema, where: Where) => {
  const decode = Schema.decodeUnknownResult(Schema.toCodecJson(schema))
  return (input: unknown): Effect.Effect<unknown, InvalidInput> => {
    const result = decode(input, { errors: "all" })
    return Result.isSuccess(result)
      ? Effect.succeed(result.success)
      : Effect.fail(new InvalidInput({ errors: faultsOf(result.failure.issue, where) }))
  }
}
