import { useMessages } from "../../i18n/useMessages.ts"
import styles from "./Imports.module.css"
import { imports } from "./messages/index.ts"

const STEPS = ["choose", "map", "check", "import"] as const
export type Step = (typeof STEPS)[number]

/** The current step. */
export const Steps = ({ at }: { readonly at: Step }) => {
  const m = useMessages(imports)
  const now = STEPS.indexOf(at)
  return (
    <ol className={styles["steps"]} aria-label={m.step(now + 1, STEPS.length)}>
      {STEPS.map((step, index) => (
        <li key={step} data-passed={index < now} aria-current={index === now ? "step" : undefined}>
          {m.steps[step]}
        </li>
      ))}
    </ol>
  )
}
