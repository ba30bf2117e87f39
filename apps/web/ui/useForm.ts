import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react"
import { fieldErrors, problemOf } from "../api/problem.ts"

type Values = Readonly<Record<string, string>>
type Errors = Readonly<Record<string, string | undefined>>
type Check = (value: string) => string | undefined

interface Options<V extends Values> {
  readonly initial: V
  /** What can be told without the server: a sentence where a value will not do. */
  readonly checks?: { readonly [K in keyof V]?: Check | undefined }
  /** Which field a refusal is about, by the problem's code. */
  readonly blame?: Readonly<Record<string, keyof V & string>>
  /** Sends it; what it throws is shown and everything typed stays. */
  readonly submit: (values: V) => Promise<void>
}

const faultsOf = <V extends Values>({ checks = {} }: Options<V>, values: V): Errors => {
  const known: Readonly<Record<string, Check | undefined>> = checks
  const faults = Object.entries(values).map(([name, value]) => [name, known[name]?.(value)] as const)
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined))
}

const refusalsOf = <V extends Values>({ initial, blame = {} }: Options<V>, error: unknown, say: string): Errors => {
  const blamed: string | undefined = blame[problemOf(error).code]
  const told = Object.entries(fieldErrors(error)).filter(([name]) => name in initial)
  return Object.fromEntries(blamed ? [...told, [blamed, say]] : told)
}

/**
 * One form: its values, a sentence per wrong field, and the refusal that belongs to no field. A refused form
 * keeps everything typed and puts the focus on its first wrong field.
 */
export const useForm = <V extends Values>(options: Options<V>, say: (error: unknown) => string) => {
  const [values, setValues] = useState<V>(options.initial)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus()
  }, [refusals])

  const refuse = (faults: Errors, error?: unknown) => {
    setErrors(faults)
    setFailure(error)
    setRefusals((count) => count + 1)
  }

  const send = async () => {
    const faults = faultsOf(options, values)
    if (Object.keys(faults).length > 0) return refuse(faults)
    clear()
    setBusy(true)
    try {
      await options.submit(values)
    } catch (error) {
      refuse(refusalsOf(options, error, say(error)), error)
    } finally {
      setBusy(false)
    }
  }

  const clear = () => {
    setErrors({})
    setFailure(undefined)
  }

  const set = (name: keyof V & string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }

  return {
    values,
    errors,
    /** What was refused, if not every part of it already stands at a field. */
    failure,
    stated: failure !== undefined && Object.values(errors).every((error) => error === undefined),
    busy,
    set,
    clear,
    reset: () => {
      setValues(options.initial)
      clear()
    },
    /** For the form element. */
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (!busy) void send()
      }
    },
    /** For the control of one field. */
    control: (name: keyof V & string) => ({
      name,
      value: values[name] ?? "",
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, event.target.value)
    })
  }
}
