import { Result, Schema, SchemaIssue } from "effect"
import { WrongWords } from "./failures.ts"

/** One thing that is typed with a command: an argument, an option with a value, or a switch. */
export interface Part<out A> {
  readonly kind: "argument" | "option" | "flag"
  readonly meaning: string
  /** What stands for the value in the help; of an argument its own name does. */
  readonly placeholder: string
  readonly isRequired: boolean
  readonly isRepeated: boolean
  readonly choices: ReadonlyArray<string>
  /** What was typed, as a value. @throws WrongWords */
  readonly read: (typed: unknown, name: string) => A
}

export type Parts = Readonly<Record<string, Part<unknown>>>
type ValueOf<P> = P extends Part<infer A> ? A : never

/** What `run` gets: every part by its name. */
export type InputOf<P extends Parts> = { readonly [Name in keyof P]: ValueOf<P[Name]> }

/** What a text can become; a closed set also tells its choices. */
type Typed<A> = Schema.Codec<A, string> & { readonly literals?: ReadonlyArray<unknown> }

const format = SchemaIssue.makeFormatterStandardSchemaV1()

const sentence = (message: string): string => (/[.?!]$/.test(message) ? message : `${message}.`)

const reader = <A>(schema: Typed<A>) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (typed: unknown, name: string): A => {
    const result = decode(typed)
    if (Result.isSuccess(result)) return result.success
    const [fault] = format(result.failure.issue).issues
    throw new WrongWords(`${name} "${String(typed)}": ${sentence(fault?.message ?? "not valid")}`)
  }
}

const basis = { placeholder: "", isRequired: false, isRepeated: false, choices: [] } as const

const about = <A>(schema: Typed<A>) => ({ ...basis, choices: (schema.literals ?? []).map(String) })

/** A value that has to be typed, in the order in which the arguments are given. */
export const argument = <A>(schema: Typed<A>, meaning: string): Part<A> => ({
  ...about(schema),
  kind: "argument",
  meaning,
  isRequired: true,
  read: reader(schema)
})

/** `--name <placeholder>`; null when it is not typed. */
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

/** `--name <placeholder>`, without which the command does not run. */
export const needed = <A>(schema: Typed<A>, placeholder: string, meaning: string): Part<A> => ({
  ...about(schema),
  kind: "option",
  placeholder,
  meaning,
  isRequired: true,
  read: reader(schema)
})

/** `--name <placeholder>...`: several values, none unless typed. */
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

/** `--name`, typed or not. */
export const flag = (meaning: string): Part<boolean> => ({
  ...basis,
  kind: "flag",
  meaning,
  read: (typed) => typed === true
})

/** `showToken` as it is typed: `show-token`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
