import { customers } from "../messages/index.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import styles from "./Import.module.css"

const STEPS = ["choose", "map", "preview", "import"] as const

/** The current step. */
export const Steps = ({ at }: { readonly at: (typeof STEPS)[number] }) => {
  const m = useMessages(customers).importing
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
