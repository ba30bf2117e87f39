import { type FormItem, PassFailNa } from "#inspections/contract"
import { TextField } from "@radix-ui/themes"
import { Check, Minus, X } from "lucide-react"
import { useMessages } from "../../../i18n/useMessages.ts"
import { Select } from "../../../ui/Select.tsx"
import { distanceUnit } from "../../fleet/meters/quantities.ts"
import { useDisplay } from "../../fleet/meters/useDisplay.ts"
import { filling as catalogue } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import { answerOf, isNotNumber } from "../offline/answers.ts"
import { useFormWords } from "../useFormWords.ts"
import { Choice } from "./Choice.tsx"
import { DamageMap } from "./DamageMap.tsx"
import type { Filling } from "./Filling.ts"
import { ItemPhotos } from "./ItemPhotos.tsx"
import { SignatureAnswer } from "./SignatureAnswer.tsx"
import { TextAnswer } from "./TextAnswer.tsx"

interface Props {
  readonly filling: Filling
  readonly item: FormItem
  readonly label: string
}

const ICONS = { pass: Check, fail: X, na: Minus }
const TONES = { pass: "go", fail: "stop", na: undefined } as const

/** From how many options on they are in a list. */
const MANY = 6

/** Two options fit beside each other on a phone if neither label is longer. */
const SHORT = 12

const SelectAnswer = ({ filling, item, label }: Props & { readonly item: { readonly type: "select" } }) => {
  const words = useFormWords()
  const { none } = useMessages(catalogue)
  const { choice } = answerOf(filling.answers, item.key)
  const onChoose = (value: string) => filling.change(item.key, { choice: value })
  if (item.options.length <= MANY) {
    const options = item.options.map((option) => ({
      value: option.key,
      label: words.label(option),
      ...(option.fails && { tone: "stop" as const })
    }))
    return (
      <Choice
        inLine={options.length === 2 && options.every((option) => option.label.length <= SHORT)}
        label={label}
        options={options}
        value={choice}
        onChoose={onChoose}
      />
    )
  }
  return (
    <Select size="3" aria-label={label} value={choice} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{none}</option>
      {item.options.map((option) => (
        <option key={option.key} value={option.key}>
          {words.label(option)}
        </option>
      ))}
    </Select>
  )
}

const MeterAnswer = ({ filling, item, label }: Props & { readonly item: { readonly type: "meter" } }) => {
  const m = useMessages(catalogue)
  const display = useDisplay(filling.organization)
  const { text, unit } = answerOf(filling.answers, item.key)
  const usual = item.meter === "odometer" ? distanceUnit(display) : "h"
  const shown = unit ?? usual
  return (
    <div className={styles["number"]}>
      <TextField.Root
        size="3"
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-label={label}
        aria-invalid={isNotNumber(item, answerOf(filling.answers, item.key))}
        value={text}
        onChange={({ target }) => filling.change(item.key, { text: target.value, unit: shown })}
      />
      {usual === "h" ? (
        <span>h</span>
      ) : (
        <Select
          size="3"
          aria-label={m.unitOf(label)}
          value={shown}
          onChange={({ target }) => filling.change(item.key, { unit: target.value === "mi" ? "mi" : "km" })}
        >
          <option value="km">km</option>
          <option value="mi">mi</option>
        </Select>
      )}
    </div>
  )
}

/** The number pad of some phones has no minus sign, which temperatures of a refrigerated body need. */
const inputModeOf = ({ min, max }: { readonly min: number | null; readonly max: number | null }) =>
  Math.min(min ?? 0, max ?? 0) < 0 ? "text" : "decimal"

const NumberAnswer = ({ filling, item, label }: Props & { readonly item: { readonly type: "number" } }) => (
  <div className={styles["number"]}>
    <TextField.Root
      size="3"
      inputMode={inputModeOf(item)}
      autoComplete="off"
      maxLength={20}
      aria-label={label}
      aria-invalid={isNotNumber(item, answerOf(filling.answers, item.key))}
      value={answerOf(filling.answers, item.key).text}
      onChange={({ target }) => filling.change(item.key, { text: target.value })}
    />
    {item.unit !== null && <span>{item.unit}</span>}
  </div>
)

/** What is tapped, typed, drawn or photographed to answer an item. */
export const ItemControl = ({ filling, item, label }: Props) => {
  const { results } = useMessages(catalogue)
  const { choice, text } = answerOf(filling.answers, item.key)
  switch (item.type) {
    case "pass_fail_na":
      return (
        <Choice
          inLine
          label={label}
          options={PassFailNa.literals.map((value) => ({
            value,
            label: results[value],
            icon: ICONS[value],
            ...(TONES[value] && { tone: TONES[value] })
          }))}
          value={choice}
          onChoose={(value) => filling.change(item.key, { choice: value })}
        />
      )
    case "number":
      return <NumberAnswer filling={filling} item={item} label={label} />
    case "select":
      return <SelectAnswer filling={filling} item={item} label={label} />
    case "meter":
      return <MeterAnswer filling={filling} item={item} label={label} />
    case "text":
      return (
        <TextAnswer
          label={label}
          value={text}
          maxLength={2000}
          draft={filling.draft}
          onChange={(typed) => filling.change(item.key, { text: typed })}
        />
      )
    case "photo":
      return <ItemPhotos filling={filling} name={item.key} label={label} />
    case "signature":
      return <SignatureAnswer filling={filling} name={item.key} label={label} />
    case "damage_map":
      return <DamageMap filling={filling} item={item} label={label} />
  }
}
