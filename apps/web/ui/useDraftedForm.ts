import type { DraftValues } from "../api/drafts.ts"
import { type FormOptions, type Name, useForm, type Values } from "./useForm.ts"
import { useStoredDraft } from "./useStoredDraft.ts"

interface Options<V extends Values> extends FormOptions<V> {
  /** The name under which its input is stored; it contains the ids of the organization and the record. */
  readonly draft: string
  /** Fields that are not stored. */
  readonly notStored?: ReadonlyArray<Name<V>>
}

/** A form whose input survives a reload, until it is closed. */
export const useDraftedForm = <V extends Values>({ draft, notStored = [], ...options }: Options<V>) => {
  const { initial } = options
  const form = useForm(options)
  const isStored = (name: string): name is Name<V> =>
    name in initial && !notStored.some((one) => one === name)
  const fields = Object.keys(initial).filter(isStored)
  const restore = (stored: DraftValues) => {
    for (const name of fields) form.set(name, stored[name] ?? form.values[name] ?? "")
  }
  const changed = fields.some((name) => form.values[name] !== initial[name])
  useStoredDraft({ form: draft, values: form.values, changed, restore })
  return {
    ...form,
    /** To be spread on a `LongText`. */
    longText: (name: Name<V>) => ({ ...form.control(name), draft })
  }
}
