import { type WireSchema } from "#kernel"
import { Schema } from "effect"
import { useEffect, useMemo, useRef } from "react"
import { useSearchParams } from "react-router"

/** The parameters of a list: which records it shows, and in which order. Each has a text in the address. */
export type SearchSchema = WireSchema & { readonly fields: Readonly<Record<string, WireSchema>> }

/** The search is `q` in the address, as everywhere in the product. */
const nameOf = (field: string) => (field === "search" ? "q" : field)

type Texts = Readonly<Record<string, string>>
/** Parameters to change; undefined or empty removes one. */
export type Change = Readonly<Record<string, string | undefined>>

/** A parameter in which several filters are stored, each under a key of its own: `custom` has those of all custom fields. */
export interface SharedParameter {
  readonly field: string
  /** The values of the filters in its text. */
  readonly split: (text: string) => Texts
  /** Its text after some of the filters have changed. Other keys do not matter. */
  readonly merge: (text: string, change: Change) => string
}

const succeeds = (check: () => unknown) => {
  try {
    check()
    return true
  } catch {
    return false
  }
}

/** Reads and writes the parameters of a list. What is not valid is left out. */
const codecOf = (schema: SearchSchema) => {
  const fields = Object.entries(schema.fields).map(([field, codec]) => {
    const decode = Schema.decodeUnknownSync(Schema.Struct({ [field]: codec }))
    return { field, decode }
  })
  const read = (params: URLSearchParams): Texts =>
    Object.fromEntries(
      fields.flatMap(({ field, decode }) => {
        const text = params.get(nameOf(field))
        return text !== null && succeeds(() => decode({ [field]: text })) ? [[field, text]] : []
      })
    )
  /** The same texts in the order of the schema, so that equal states are equal texts. */
  const write = (values: Change): string => {
    const params = new URLSearchParams()
    for (const { field } of fields) {
      const text = values[field]
      if (text !== undefined && text !== "") params.set(nameOf(field), text)
    }
    return params.toString()
  }
  const names = fields.map(({ field }) => nameOf(field))
  const isIn = (params: URLSearchParams) => names.some((name) => params.has(name))
  return { names, read, write, isIn }
}

interface Options {
  /** What applies if the address has no parameter of the list: the query of the saved view that it names. */
  readonly fallback?: string | undefined
  readonly shared?: SharedParameter | undefined
}

const merged = (before: Texts, part: Change, shared: SharedParameter | undefined): Change => {
  const after = { ...before, ...part }
  return shared ? { ...after, [shared.field]: shared.merge(after[shared.field] ?? "", part) } : after
}

/**
 * The state of a list, stored in the address, so that it can be shared and opened in another tab. `schema` is the filter in
 * the contract: what is invalid, or unknown to this version, is ignored. All other parameters stay as they are.
 */
export const useSearchState = <S extends SearchSchema>(
  schema: S,
  { fallback = "", shared }: Options = {}
) => {
  const codec = useMemo(() => codecOf(schema), [schema])
  const [params, setParams] = useSearchParams()
  // Two changes in quick succession: the second builds on the first, even before that has been rendered.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const textsIn = (at: URLSearchParams) => codec.read(codec.isIn(at) ? at : new URLSearchParams(fallback))
  const change = (part: Change) => {
    const after = new URLSearchParams(latest.current)
    for (const name of codec.names) after.delete(name)
    const written = codec.write(merged(textsIn(latest.current), part, shared))
    for (const [name, text] of new URLSearchParams(written)) after.set(name, text)
    // Otherwise an empty state would be the fallback's.
    if (written === "" && fallback !== "") after.set(codec.names[0] ?? "", "")
    latest.current = after
    setParams(after, { replace: true, preventScrollReset: true })
  }
  const texts = textsIn(params)
  return {
    /** The parameters, as the query of a request. */
    // Border: each text is as the schema encodes it.
    values: texts as S["Encoded"],
    /** The same by name, and the filters of the shared parameter by their keys. */
    texts: { ...texts, ...shared?.split(texts[shared.field] ?? "") },
    /** Normalized: equal states have equal texts. What a saved view stores. */
    query: codec.write(texts),
    /** What an address means to this list. */
    read: (query: string) => codec.read(new URLSearchParams(query)),
    write: codec.write,
    change
  }
}
