import { TextField } from "@radix-ui/themes"
import { Check } from "lucide-react"
import { useState } from "react"
import { lists } from "../../i18n/messages/index.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { matchesOf } from "../matches.ts"
import { moveFocus } from "./arrowKeys.ts"
import styles from "./Filters.module.css"
import type { FilterOption } from "./Filter.ts"

/** More options than this can be searched. */
const SEARCHED = 8

interface Props {
  readonly label: string
  readonly options: ReadonlyArray<FilterOption>
  readonly chosen: ReadonlyArray<string>
  readonly multiple?: boolean
  readonly onToggle: (value: string) => void
}

/** One or several of some options; long lists can be searched. */
export const OptionList = ({ label, options, chosen, multiple = false, onToggle }: Props) => {
  const m = useMessages(lists).filters
  const [typed, type] = useState("")
  const matching =
    typed.trim() === "" ? options : options.filter((one) => matchesOf(one.label, typed).length > 0)
  return (
    <div className={styles["list"]} onKeyDown={moveFocus} role="presentation">
      {options.length > SEARCHED && (
        <TextField.Root
          value={typed}
          maxLength={200}
          placeholder={m.search}
          aria-label={m.search}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
        />
      )}
      <div role={multiple ? "group" : "radiogroup"} aria-label={label} className={styles["options"]}>
        {matching.map(({ value, label: text }) => {
          const isChosen = chosen.includes(value)
          return (
            <button
              key={value}
              type="button"
              role={multiple ? "checkbox" : "radio"}
              aria-checked={isChosen}
              className={styles["option"]}
              onClick={() => onToggle(value)}
            >
              <span>{text}</span>
              {isChosen && <Check size={16} aria-hidden="true" />}
            </button>
          )
        })}
      </div>
      {matching.length === 0 && <output className={styles["nothing"]}>{m.nothing}</output>}
    </div>
  )
}
