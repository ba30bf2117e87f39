import { Schema } from "effect"
import type { DomainEvent } from "./events.ts"

/** What happened to a record. */
export const RecordChange = Schema.Literals(["added", "edited", "archived", "restored"])
export type RecordChange = typeof RecordChange.Type

const CHANGES: Readonly<Record<string, RecordChange>> = {
  created: "added",
  archived: "archived",
  restored: "restored"
}

/** What an action of the audit log, such as `driver.archived`, does to its record; `edited` if it is of its own kind. */
export const changeBy = (action: string): RecordChange => CHANGES[action.split(".")[1] ?? ""] ?? "edited"

/** The public type of what happened to a record: `driver.added`, `driver.changed`. Older events do not say what happened. */
export const typeOfChange = <const Name extends string>(name: Name, change: RecordChange = "edited") => {
  const verb = change === "edited" ? "changed" : change
  return `${name}.${verb}` as const
}

/** An event as programs of integrators receive it. Data is JSON. */
export interface PublicMessage {
  readonly type: string
  readonly data: object
}

/**
 * An event that integrators may subscribe to. Its types, and the fields of its data in snake_case, are a contract with
 * programs that we do not know: fields are added, never changed or removed. Data names records by ID, so that nothing is
 * sent that its reader may no longer see.
 */
export interface PublicEvent<Type extends string = string> {
  readonly event: Schema.Codec<DomainEvent, unknown> & { readonly identifier: string }
  /** Each type with a sentence about when it is sent. */
  readonly types: Readonly<Record<Type, string>>
  readonly data: Schema.Struct<Schema.Struct.Fields>
  /** What is sent of a published event, which is the data of its envelope. */
  readonly messageOf: (published: unknown) => PublicMessage
}

interface Definition<E extends DomainEvent, Type extends string, Data extends object, Wire extends object> {
  readonly event: Schema.Codec<E, unknown> & { readonly identifier: string }
  readonly types: Readonly<Record<Type, string>>
  readonly data: Schema.Codec<Data, Wire>
  readonly messageOf: (event: E) => { readonly type: Type; readonly data: Data }
}

/** Declares an event as public, in the `contract/publicEvents.ts` of its module. */
export const publicEvent = <
  E extends DomainEvent,
  const Type extends string,
  Data extends object,
  Wire extends object
>(
  definition: Definition<E, Type, Data, Wire>
): PublicEvent<Type> => {
  const { event, types, data, messageOf } = definition
  const eventOf = Schema.decodeUnknownSync(Schema.toCodecJson(event))
  const encode = Schema.encodeSync(data)
  return {
    event,
    types,
    // Only its description is read; it encodes what `messageOf` has made.
    data: data as unknown as PublicEvent["data"],
    messageOf: (published) => {
      const { type, data: made } = messageOf(eventOf(published))
      return { type, data: encode(made) }
    }
  }
}

type TypeOf<One> = One extends PublicEvent<infer Type> ? Type : never

/** The types of several events, without repetition. */
export const typesOf = <const Events extends ReadonlyArray<PublicEvent>>(
  events: Events
): ReadonlyArray<TypeOf<Events[number]>> =>
  // A record has no other keys than those of its type, because `publicEvent` was called with a literal.
  [...new Set(events.flatMap(({ types }) => Object.keys(types)))] as unknown as ReadonlyArray<
    TypeOf<Events[number]>
  >
