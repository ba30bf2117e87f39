import { Checkbox } from "@radix-ui/themes"
import styles from "./FormField.module.css"

interface Props<Value> {
  readonly legend: string
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>
  readonly chosen: ReadonlyArray<Value>
  readonly onToggle: (value: Value) => void
}

/** Several of a few choices, in two columns. */
export const Choices = <Value extends string | number>({
  legend,
  options,
  chosen,
  onToggle
}: Props<Value>) => (
  <fieldset className={styles["choices"]}>
    <legend>{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value}>
        <Checkbox checked={chosen.includes(value)} onCheckedChange={() => onToggle(value)} />
        {label}
      </label>
    ))}
  </fieldset>
)
