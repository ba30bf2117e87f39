import type { Organization } from "#tenancy/contract"
import { IconButton } from "@radix-ui/themes"
import { ChevronDown, X } from "lucide-react"
import { useState } from "react"
import { useMessages } from "../../../../i18n/useMessages.ts"
import { useIsSheet } from "../useIsSheet.ts"
import { vehicleMap } from "../../messages/pages.ts"
import styles from "./Controls.module.css"

/** From this zoom on people expect streets. */
const STREET_ZOOM = 11

interface Props {
  readonly organization: Organization
  readonly isShown: boolean
  readonly zoom: number
  /** The operator's style could not be loaded. */
  readonly hasFailed: boolean
}

/** Says why there are no streets, and how to add them. */
export const StreetsNote = ({ organization: { role }, isShown, zoom, hasFailed }: Props) => {
  const { streets: m, map } = useMessages(vehicleMap)
  const [isHidden, setIsHidden] = useState(false)
  // Where there is less room for the map, its title has to do at first.
  const [isOpen, setIsOpen] = useState(!useIsSheet())
  const mayAdd = role === "owner" || role === "admin"
  return (
    <div aria-live="polite" className={styles["notePlace"]}>
      {isShown && !isHidden && (hasFailed || zoom >= STREET_ZOOM) && (
        <div className={styles["note"]}>
          <div>
            <button
              type="button"
              aria-expanded={isOpen}
              className={styles["noteTitle"]}
              onClick={() => setIsOpen(!isOpen)}
            >
              {m.title}
              <ChevronDown size={16} strokeWidth={1.75} aria-hidden="true" />
            </button>
            {isOpen && (
              <p>
                {hasFailed ? map.styleFailed : m.sentence} {mayAdd ? m.admin : m.member}
              </p>
            )}
          </div>
          <IconButton variant="ghost" color="gray" aria-label={m.hide} onClick={() => setIsHidden(true)}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  )
}
