import { Result, Schema, SchemaIssue } from "effect"
import { UsageError } from "./failures.ts"

/** An argument, an option with a value, or a switch of a command. */
export interface Part<out A> {
  readonly kind: "argument" | "option" | "flag"
  readonly meaning: string
  /** What the help shows for the value; an argument shows its own name. */
  readonly placeholder: string
  readonly isRequired: boolean
  readonly isRepeated: boolean
  readonly choices: ReadonlyArray<string>
  /** Decodes what was typed. @throws UsageError */
  readonly read: (typed: unknown, name: string) => A
}

export type Parts = Readonly<Record<string, Part<unknown>>>
type ValueOf<P> = P extends Part<infer A> ? A : never

/** The decoded parts by name. */
export type InputOf<P extends Parts> = { readonly [Name in keyof P]: ValueOf<P[Name]> }

/** A schema that decodes text; a closed set also lists its choices. */
type Typed<A> = Schema.Codec<A, string> & { readonly literals?: ReadonlyArray<unknown> }

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const sentence = (message: string): string => (/[.?!]$/.test(message) ? message : `${message}.`)

const reader = <A>(schema: Typed<A>) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (typed: unknown, name: string): A => {
    const result = decode(typed)
    if (Result.isSuccess(result)) return result.success
    const [issue] = format(result.failure.issue).issues
    throw new UsageError(`${name} "${String(typed)}": ${sentence(issue?.message ?? "not valid")}`)
  }
}

const basis = { placeholder: "", isRequired: false, isRepeated: false, choices: [] } as const

const about = <A>(schema: Typed<A>) => ({ ...basis, choices: (schema.literals ?? []).map(String) })

/** A required value; arguments are typed in the order of their definition. */
export const argument = <A>(schema: Typed<A>, meaning: string): Part<A> => ({
  ...about(schema),
  kind: "argument",
  meaning,
  isRequired: true,
  read: reader(schema)
})

/** `--name <placeholder>`; null without it. */
export const option = <A>(schema: Typed<A>, placeholder: string, meaning: string): Part<A | null> => {
  const read = reader(schema)
  return {
    ...about(schema),
    kind: "option",
    placeholder,
    meaning,
    read: (typed, name) => (typed === undefined ? null : read(typed, name))
  }
}

/** `--name <placeholder>`, required. */
export const needed = <A>(schema: Typed<A>, placeholder: string, meaning: string): Part<A> => ({
  ...about(schema),
  kind: "option",
  placeholder,
  meaning,
  isRequired: true,
  read: reader(schema)
})

/** `--name <placeholder>...`: any number of values. */
export const several = <A>(
  schema: Typed<A>,
  placeholder: string,
  meaning: string
): Part<ReadonlyArray<A>> => {
  const read = reader(schema)
  return {
    ...about(schema),
    kind: "option",
    placeholder,
    meaning,
    isRepeated: true,
    read: (typed, name) => (Array.isArray(typed) ? typed.map((one) => read(one, name)) : [])
  }
}

/** `--name`: true or false. */
export const flag = (meaning: string): Part<boolean> => ({
  ...basis,
  kind: "flag",
  meaning,
  read: (typed) => typed === true
})

/** `showToken` as it is typed: `show-token`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
