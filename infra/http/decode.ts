import { fieldErrorsOf, type WireSchema } from "#kernel"
import { Effect, Result, Schema, type SchemaIssue } from "effect"
import { InvalidInput } from "./edgeErrors.ts"

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

const problemErrors = (issue: SchemaIssue.Issue, where: Where) => {
  const prefix = where === "body" ? "" : `/${where}`
  return fieldErrorsOf(issue).map(({ path, error, message }) => ({
    pointer: prefix + path.map((part) => `/${escape(String(part))}`).join(""),
    ...error,
    detail: sentence(message)
  }))
}

/** Decodes one part of a request. Reports all errors, each with its JSON pointer. */
export const decoder = (schema: WireSchema, where: Where) => {
  const decode = Schema.decodeUnknownResult(Schema.toCodecJson(schema))
  return (input: unknown): Effect.Effect<unknown, InvalidInput> => {
    const result = decode(input, { errors: "all" })
    return Result.isSuccess(result)
      ? Effect.succeed(result.success)
      : Effect.fail(new InvalidInput({ errors: problemErrors(result.failure.issue, where) }))
  }
}
