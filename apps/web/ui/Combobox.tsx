/* oxlint-disable jsx-a11y/prefer-tag-over-role -- No native element is a list that loads while typing; ARIA's pattern uses roles. */
/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- As above. */
/* oxlint-disable jsx-a11y/click-events-have-key-events -- The field keeps the focus and handles the keys. */
import { TextField } from "@radix-ui/themes"
import { ChevronDown } from "lucide-react"
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import styles from "./Combobox.module.css"
import { usePopup } from "./usePopup.ts"
import type { ControlProps } from "./FormField.tsx"

export interface ComboboxOption {
  readonly key: string
  /** What the field shows once it is chosen. */
  readonly label: string
  /** A second line. */
  readonly about?: string
  /** Shown, but not selectable; `about` says why. */
  readonly disabled?: boolean
}

interface Props<O extends ComboboxOption> extends ControlProps {
  readonly value: O | undefined
  /** Called when the text changes after a choice, which clears it. */
  readonly onChoose: (option: O | undefined) => void
  /** What was typed; the options follow it. */
  readonly onType: (text: string) => void
  /** Only those that match the text: a fast typist may choose before the next options have loaded. */
  readonly options: ReadonlyArray<O>
  /** Instead of options: still searching, nothing found, failed. */
  readonly hint?: ReactNode
  readonly placeholder: string
  /** Options are suggestions only: Enter without an active one submits what was typed. */
  readonly keepsTyped?: boolean
}

/** The next selectable option in the direction of `step`, wrapping around; -1 if there is none. */
const nextFrom = (options: ReadonlyArray<ComboboxOption>, from: number, step: 1 | -1) => {
  const { length } = options
  const start = from === -1 && step === -1 ? length : from
  for (let passed = 1; passed <= length; passed++) {
    const at = (start + step * passed + length * 2) % length
    if (options[at]?.disabled !== true) return at
  }
  return -1
}

/** The option that Enter chooses before one is active: what was typed leaves no other. */
const onlyOne = <O extends ComboboxOption>(options: ReadonlyArray<O>, typed: string) => {
  const [first, second] = options.filter(({ disabled }) => disabled !== true)
  return typed.trim() === "" || second ? undefined : first
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

const useList = <O extends ComboboxOption>({
  value,
  onChoose,
  onType,
  options,
  keepsTyped = false
}: Props<O>) => {
  const [text, setText] = useState(value?.label ?? "")
  const [open, setOpen] = useState(false)
  // By its key: the options may change between two keys, and the active option must stay the same.
  const [activeKey, setActiveKey] = useState<string>()
  const active = options.findIndex(({ key }) => key === activeKey)
  const show = (wanted: boolean) => {
    setOpen(wanted)
    setActiveKey(undefined)
  }
  const type = (typed: string) => {
    setText(typed)
    if (value) onChoose(undefined)
    onType(typed)
    show(true)
  }
  const choose = (option: O | undefined) => {
    if (!option || option.disabled) return
    setText(option.label)
    onChoose(option)
    show(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActiveKey(options[nextFrom(options, active, step)]?.key)
    } else if (event.key === "Enter" && open && !event.ctrlKey && !event.metaKey) {
      if (keepsTyped && active === -1) return
      event.preventDefault()
      choose(options[active] ?? onlyOne(options, text))
    } else if (event.key === "Escape") show(false)
  }
  return { text, open, active, show, type, choose, onKeyDown }
}

/** Keeps the active option in view: the focus never leaves the field. */
const useInView = (active: number) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children.item(active)?.scrollIntoView({ block: "nearest" })
  }, [active])
  return list
}

const OptionRow = ({ option }: { readonly option: ComboboxOption }) => (
  <>
    <span className={styles["name"]}>{option.label}</span>
    {option.about && <span className={styles["about"]}>{option.about}</span>}
  </>
)

/**
 * A text field with suggestions: type, arrows, Enter; Escape closes the list. Follows the ARIA pattern of the
 * same name.
 */
export const Combobox = <O extends ComboboxOption>(props: Props<O>) => {
  const { value, options, hint, placeholder, keepsTyped: _keepsTyped, ...rest } = props
  const { onChoose: _onChoose, onType: _onType, ...control } = rest
  const { text, open: isOpen, active, show, type, choose, onKeyDown } = useList(props)
  const open = isOpen && (options.length > 0 || Boolean(hint))
  const listId = useId()
  const list = useInView(active)
  const { anchor, popup } = usePopup(open)
  const optionId = (at: number) => `${listId}-${at}`
  return (
    <div ref={anchor}>
      <TextField.Root
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === -1 ? undefined : optionId(active)}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onClick={() => show(true)}
        onBlur={() => show(false)}
        onKeyDown={onKeyDown}
      >
        <TextField.Slot side="right">
          <ChevronDown size={16} aria-hidden="true" />
        </TextField.Slot>
      </TextField.Root>
      <div ref={popup} popover="manual" className={styles["popup"]}>
        <ul id={listId} role="listbox" aria-label={placeholder} ref={list} hidden={options.length === 0}>
          {options.map((option, at) => (
            <li
              key={option.key}
              id={optionId(at)}
              role="option"
              aria-selected={option.key === value?.key}
              aria-disabled={option.disabled ?? false}
              data-active={at === active}
              // Before the field loses the focus, which would close the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <OptionRow option={option} />
            </li>
          ))}
        </ul>
        {hint && <output>{hint}</output>}
      </div>
    </div>
  )
}
