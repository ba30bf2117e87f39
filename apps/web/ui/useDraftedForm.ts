import { useState } from "react"
import type { DraftValues } from "../api/drafts.ts"
import { type FormOptions, type Name, useForm, type Values, withNewFields } from "./useForm.ts"
import { useStoredDraft } from "./useStoredDraft.ts"

interface Options<V extends Values> extends FormOptions<V> {
  /** The name under which its input is stored; it contains the ids of the organization and the record. */
  readonly draft: string
  /** Fields that are not stored. */
  readonly notStored?: ReadonlyArray<Name<V>>
  /** As for any form; resolves to false if nothing was submitted, and the draft stays. */
  readonly submit: (values: V) => Promise<unknown>
}

/** A form whose input survives a reload, and closing it by accident: until it is submitted or cancelled. */
export const useDraftedForm = <V extends Values>({ draft, notStored = [], ...options }: Options<V>) => {
  // Only what was typed here is stored: if a colleague changes another field meanwhile, restoring must not undo it.
  const [first] = useState(options.initial)
  const initial = withNewFields(first, options.initial)
  const form = useForm({
    ...options,
    submit: async (values) => {
      if ((await options.submit(values)) !== false) discard()
    }
  })
  const isStored = (name: string): name is Name<V> =>
    name in initial && !notStored.some((one) => one === name)
  const changesOf = (values: DraftValues): DraftValues =>
    Object.fromEntries(
      Object.entries(values).filter(([name, value]) => isStored(name) && value !== initial[name])
    )
  const restore = (changes: DraftValues) => {
    for (const [name, value] of Object.entries(changes)) if (isStored(name)) form.set(name, value)
  }
  const discard = useStoredDraft({ form: draft, values: form.values, changesOf, restore })
  return {
    ...form,
    /** Called on Cancel, which is a decision: whatever else closes the form may be an accident. */
    discard,
    /** To be spread on a `LongText`. */
    longText: (name: Name<V>) => ({ ...form.control(name), draft })
  }
}
