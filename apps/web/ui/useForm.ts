import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react"
import { fieldErrors, problemOf, problemText } from "../api/problem.ts"
import { problems } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { useDraft } from "./useDraft.ts"

export type Values = Readonly<Record<string, string>>
type Errors = Readonly<Record<string, string | undefined>>
export type Name<V> = keyof V & string

export interface FormOptions<V extends Values> {
  readonly initial: V
  /** Client-side validation: an error message for a value, if it is invalid with the others. */
  readonly checks?: { readonly [K in keyof V]?: (value: string, values: V) => string | undefined }
  /** Which field an error is about, by the problem's code. */
  readonly errorFields?: Readonly<Record<string, Name<V>>>
  /** Submits the form. Errors it throws are shown, and the values stay. */
  readonly submit: (values: V) => Promise<unknown>
}

const validate = <V extends Values>(values: V, checks: FormOptions<V>["checks"] = {}): Errors => {
  const errors: Record<string, string> = {}
  for (const name in checks) {
    const value = values[name]
    const message = value === undefined ? undefined : checks[name]?.(value, values)
    if (message !== undefined) errors[name] = message
  }
  return errors
}

const isEmpty = (errors: Errors) => Object.keys(errors).length === 0

/** Focuses the first invalid field after every failed submission. */
const useFocusFirstError = (rejections: number) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [rejections])
  return form
}

/** The errors: one message per field, and the problem as a whole if no field covers it. */
const useErrors = () => {
  const [errors, setErrors] = useState<Errors>({})
  const [serverError, setServerError] = useState<unknown>()
  const [formError, setFormError] = useState<unknown>()
  const [rejections, setRejections] = useState(0)
  const clear = () => {
    setErrors({})
    setServerError(undefined)
    setFormError(undefined)
  }
  const reject = (invalid: Errors, error?: unknown) => {
    setErrors(invalid)
    setServerError(error)
    setFormError(isEmpty(invalid) ? error : undefined)
    setRejections((count) => count + 1)
  }
  const clearField = (name: string) => setErrors((before) => ({ ...before, [name]: undefined }))
  return { errors, serverError, formError, rejections, clear, reject, clearField }
}

/**
 * What was entered, and the initial value of each field that the form got while it was open. The same object if it got
 * none: drafts are stored when it changes.
 */
export const withNewFields = <V extends Values>(entered: V, initial: V): V =>
  Object.keys(initial).every((name) => name in entered) ? entered : { ...initial, ...entered }

const useEntered = <V extends Values>(initial: V) => {
  const [entered, setValues] = useState<V>(initial)
  return [withNewFields(entered, initial), setValues] as const
}

/** A form's values, a message per invalid field, and the error of the whole. Typed text is never lost. */
export const useForm = <V extends Values>({ initial, checks, errorFields = {}, submit }: FormOptions<V>) => {
  const m = useMessages(problems)
  const [values, setValues] = useEntered(initial)
  const [busy, setBusy] = useState(false)
  const { errors, serverError, formError, rejections, clear, reject, clearField } = useErrors()
  const ref = useFocusFirstError(rejections)
  useDraft(Object.entries(values).some(([name, value]) => value !== initial[name]))

  const rejectWith = (error: unknown) => {
    const field = errorFields[problemOf(error).code]
    const known = Object.entries(fieldErrors(error, m)).filter(([name]) => name in initial)
    reject(Object.fromEntries(field ? [...known, [field, problemText(error, m)]] : known), error)
  }

  const send = async () => {
    const invalid = validate(values, checks)
    if (!isEmpty(invalid)) return reject(invalid)
    clear()
    setBusy(true)
    await submit(values).catch(rejectWith)
    setBusy(false)
  }

  const set = (name: Name<V>, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    clearField(name)
  }

  return {
    values,
    errors,
    /** The server's error, even if a field already shows it. */
    serverError,
    /** The error to show above the form, if no field shows it. */
    formError,
    busy,
    set,
    clear,
    reset: (to = initial) => {
      setValues(to)
      clear()
    },
    /** To be spread on the form element. */
    element: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (!busy) void send()
      }
    },
    /** To be spread on the control of one field. */
    control: (name: Name<V>) => ({
      name,
      value: values[name] ?? "",
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        set(name, event.target.value)
    })
  }
}
