/* oxlint-disable jsx-a11y/prefer-tag-over-role -- No native element is a list that changes while typing; ARIA's pattern uses roles. */
/* oxlint-disable jsx-a11y/click-events-have-key-events -- The field keeps the focus and handles the keys. */
import { Check } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { HighlightRanges } from "../../ui/Highlight.tsx"
import { common } from "../../i18n/messages/index.ts"
import { type Action, isBlocked } from "../actions/Action.ts"
import { useActionContext } from "../actions/useActionContext.ts"
import { Keys } from "./Keys.tsx"
import styles from "./Palette.module.css"
import type { Entry, Section } from "./ranking.ts"
import type { PaletteState } from "./usePalette.ts"
import { useMessages } from "../../i18n/useMessages.ts"
import { actions } from "../messages/index.ts"

interface Props {
  readonly palette: PaletteState
  readonly listId: string
  readonly optionId: (id: string) => string
  readonly onChoose: (action: Action) => void
}

/** Scrolls the active entry into view, because the focus never leaves the field. */
const useInView = (active: string | undefined) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active === undefined) return
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" })
  }, [active])
  return list
}

const Row = ({ entry }: { readonly entry: Entry }) => {
  const { action, title, ranges } = entry
  const { needed } = useMessages(common).offline
  const isWaiting = isBlocked(action, useActionContext())
  const about = isWaiting ? needed : action.about
  return (
    <>
      <action.icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles["title"]}>
        <HighlightRanges text={title} ranges={ranges} />
      </span>
      {about && (
        <span className={styles["about"]}>
          <HighlightRanges text={about} ranges={isWaiting ? [] : (action.aboutRanges ?? [])} />
        </span>
      )}
      <span className={styles["end"]}>
        {action.isOn?.() && <Check size={16} aria-hidden="true" />}
        {action.shortcut && <Keys keys={action.shortcut} />}
      </span>
    </>
  )
}

const Group = ({ section, ...props }: Props & { readonly section: Section }) => {
  const { palette, optionId, onChoose } = props
  const titleId = useId()
  const context = useActionContext()
  return (
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} className={styles["group"]}>
        {section.heading}
      </div>
      {section.entries.map((entry) => (
        <div
          key={entry.action.id}
          id={optionId(entry.action.id)}
          role="option"
          tabIndex={-1}
          aria-selected={entry.action.id === palette.active}
          {...(isBlocked(entry.action, context) && { "aria-disabled": true })}
          className={styles["option"]}
          // Before the field loses the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(entry.action)}
        >
          <Row entry={entry} />
        </div>
      ))}
    </div>
  )
}

/** The entries to choose from, in groups. */
export const PaletteList = (props: Props) => {
  const m = useMessages(actions).palette
  const list = useInView(props.palette.active)
  return (
    <div ref={list} id={props.listId} role="listbox" aria-label={m.results} className={styles["list"]}>
      {props.palette.sections.map((section) => (
        <Group key={section.heading} section={section} {...props} />
      ))}
    </div>
  )
}
