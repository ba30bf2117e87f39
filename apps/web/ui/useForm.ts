import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react"
import { fieldErrors, problemOf, problemText } from "../api/problem.ts"
import { problems } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { useDraft } from "./useDraft.ts"

type Values = Readonly<Record<string, string>>
type Errors = Readonly<Record<string, string | undefined>>
type Check = (value: string) => string | undefined
type Name<V> = keyof V & string

interface Options<V extends Values> {
  readonly initial: V
  /** Client-side validation: an error message for a value, if it is invalid. */
  readonly checks?: { readonly [K in keyof V]?: Check }
  /** Which field an error is about, by the problem's code. */
  readonly blame?: Readonly<Record<string, Name<V>>>
  /** Submits the form. Errors it throws are shown, and the values stay. */
  readonly submit: (values: V) => Promise<unknown>
}

const faultsOf = (values: Values, checks: Readonly<Record<string, Check | undefined>> = {}): Errors =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const fault = checks[name]?.(value)
      return fault === undefined ? [] : [[name, fault]]
    })
  )

const isEmpty = (errors: Errors) => Object.keys(errors).length === 0

/** Focuses the first invalid field after every failed submission. */
const useFocusOnFault = (refusals: number) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [refusals])
  return form
}

/** The errors: one message per field, and the problem as a whole if no field covers it. */
const useFaults = () => {
  const [errors, setErrors] = useState<Errors>({})
  const [refusal, setRefusal] = useState<unknown>()
  const [failure, setFailure] = useState<unknown>()
  const [refusals, setRefusals] = useState(0)
  const clear = () => {
    setErrors({})
    setRefusal(undefined)
    setFailure(undefined)
  }
  const refuse = (faults: Errors, error?: unknown) => {
    setErrors(faults)
    setRefusal(error)
    setFailure(isEmpty(faults) ? error : undefined)
    setRefusals((count) => count + 1)
  }
  const forgive = (name: string) => setErrors((before) => ({ ...before, [name]: undefined }))
  return { errors, refusal, failure, refusals, clear, refuse, forgive }
}

/** A form's values, a message per invalid field, and the error of the whole. Typed text is never lost. */
export const useForm = <V extends Values>({ initial, checks, blame = {}, submit }: Options<V>) => {
  const m = useMessages(problems)
  const [values, setValues] = useState<V>(initial)
  const [busy, setBusy] = useState(false)
  const { errors, refusal, failure, refusals, clear, refuse, forgive } = useFaults()
  const ref = useFocusOnFault(refusals)
  useDraft(Object.entries(values).some(([name, value]) => value !== initial[name]))

  const refuseAs = (error: unknown) => {
    const field = blame[problemOf(error).code]
    const known = Object.entries(fieldErrors(error, m)).filter(([name]) => name in initial)
    refuse(Object.fromEntries(field ? [...known, [field, problemText(error, m)]] : known), error)
  }

  const send = async () => {
    const faults = faultsOf(values, checks)
    if (!isEmpty(faults)) return refuse(faults)
    clear()
    setBusy(true)
    await submit(values).catch(refuseAs)
    setBusy(false)
  }

  const set = (name: Name<V>, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    forgive(name)
  }

  return {
    values,
    errors,
    /** The server's error, even if a field already shows it. */
    refusal,
    /** The error to show above the form, if no field shows it. */
    failure,
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
