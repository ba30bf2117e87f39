import { Check, Circle, type LucideIcon, X } from "lucide-react"
import { useId } from "react"
import styles from "../Inspections.module.css"

export interface ChoiceOption {
  readonly value: string
  readonly label: string
  /** Without one it is a circle until it is chosen. */
  readonly icon?: LucideIcon
  /** How it looks once it is chosen. */
  readonly tone?: "go" | "stop"
}

interface Props {
  readonly label: string
  readonly options: ReadonlyArray<ChoiceOption>
  readonly value: string
  /** Beside each other; otherwise below each other. */
  readonly inLine?: boolean
  readonly onChoose: (value: string) => void
}

const iconOf = ({ icon, tone }: ChoiceOption, isChosen: boolean): LucideIcon =>
  icon ?? (!isChosen ? Circle : tone === "stop" ? X : Check)

/** One of a few answers, each large enough for a thumb. */
export const Choice = ({ label, options, value, inLine = false, onChoose }: Props) => {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles["choices"]} data-in-line={inLine}>
      {options.map((option) => {
        const { value: own, label: text, tone } = option
        const Icon = iconOf(option, own === value)
        return (
          <label key={own} data-tone={tone}>
            <input
              type="radio"
              name={name}
              value={own}
              checked={own === value}
              onChange={() => onChoose(own)}
            />
            <Icon size={20} aria-hidden="true" />
            <span>{text}</span>
          </label>
        )
      })}
    </div>
  )
}
