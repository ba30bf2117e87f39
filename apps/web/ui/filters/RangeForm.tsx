import { Button, TextField } from "@radix-ui/themes"
import { type FormEvent, useState } from "react"
import { lists } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { FormField } from "../FormField.tsx"
import { endsOf, type Filter, rangeOf } from "./Filter.ts"
import styles from "./Filters.module.css"

interface Props {
  readonly filter: Extract<Filter, { readonly kind: "numberRange" | "dateRange" }>
  readonly value: string
  readonly onApply: (value: string) => void
}

const DIGITS = 15
const DECIMALS = 6

/** What can be typed of a number. */
const typeable = (typed: string, decimals: boolean) =>
  decimals ? typed.replaceAll(",", ".").replaceAll(/[^\d.-]/g, "") : typed.replaceAll(/\D/g, "")

/** A typed number as the parameter has it; empty for what is none. */
const numberIn = (typed: string) => {
  const number = typed === "" ? Number.NaN : Number(typed)
  return Number.isNaN(number) ? "" : String(Number(number.toFixed(DECIMALS)))
}

/** From and to, both inclusive; one of them may be empty. */
export const RangeForm = ({ filter, value, onApply }: Props) => {
  const m = useMessages(lists).filters
  const [ends, setEnds] = useState(endsOf(value))
  const isNumber = filter.kind === "numberRange"
  const decimals = isNumber && (filter.decimals ?? false)
  const apply = (event: FormEvent) => {
    event.preventDefault()
    const [from, to] = decimals ? [numberIn(ends[0]), numberIn(ends[1])] : ends
    // Numbers are compared as numbers, days as text.
    const isReversed = from !== "" && to !== "" && (isNumber ? Number(from) > Number(to) : from > to)
    onApply(isReversed ? rangeOf(to, from) : rangeOf(from, to))
  }
  const field = (label: string, end: 0 | 1) => (
    <FormField label={isNumber && filter.unit !== undefined ? `${label} (${filter.unit})` : label}>
      {(control) => (
        <TextField.Root
          {...control}
          type={isNumber ? "text" : "date"}
          // With decimals there may be a minus, which the numeric keyboards of some phones do not have.
          {...(isNumber && { maxLength: DIGITS, ...(!decimals && { inputMode: "numeric" }) })}
          autoComplete="off"
          value={ends[end]}
          onChange={({ target }) => {
            const text = isNumber ? typeable(target.value, decimals) : target.value
            setEnds(end === 0 ? [text, ends[1]] : [ends[0], text])
          }}
        />
      )}
    </FormField>
  )
  return (
    <form className={styles["form"]} onSubmit={apply}>
      <div className={styles["range"]}>
        {field(m.from, 0)}
        {field(m.to, 1)}
      </div>
      <Button type="submit" variant="surface" color="gray">
        {m.apply}
      </Button>
    </form>
  )
}
