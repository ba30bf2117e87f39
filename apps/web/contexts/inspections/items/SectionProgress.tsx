import type { FormSection } from "#inspections/contract"
import { useMessages } from "../../../i18n/useMessages.ts"
import { ProgressBar } from "../../../ui/ProgressBar.tsx"
import { filling } from "../messages/pages.ts"
import styles from "../Inspections.module.css"
import type { Open } from "../offline/answers.ts"

interface Props {
  /** The section that is shown; undefined for the review. */
  readonly section: FormSection | undefined
  readonly at: number
  readonly of: number
  /** What is not complete yet. */
  readonly open: ReadonlyArray<Open>
}

/** How far an inspection is, and how many items of the section are left. It stays visible while they scroll. */
export const SectionProgress = ({ section, at, of, open }: Props) => {
  const m = useMessages(filling)
  const left = section?.items.filter((item) => open.some(({ key }) => key === item.key)).length ?? 0
  return (
    <div className={styles["progress"]}>
      <ProgressBar label={section ? m.section(at + 1, of, left) : m.reviewStep} value={at + 1} max={of + 1} />
    </div>
  )
}
