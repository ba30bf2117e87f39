import { ChevronRight } from "lucide-react"
import styles from "../Inspections.module.css"

interface Props {
  readonly name: string
  readonly about: string
  readonly onClick: () => void
}

/** A vehicle or form to choose. */
export const ChooseRow = ({ name, about, onClick }: Props) => (
  <li>
    <button type="button" className={styles["choose"]} onClick={onClick}>
      <span>
        <b>{name}</b>
        {about && <span className={styles["hint"]}>{about}</span>}
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </button>
  </li>
)
