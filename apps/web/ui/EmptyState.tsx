import { Heading, Text } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { KeyHooks } from "./KeyHooks.tsx"
import styles from "./State.module.css"

interface Props {
  readonly title: string
  /** One sentence: what would be here. */
  readonly children?: ReactNode
  /** The action to take. */
  readonly action?: ReactNode
  /** Set when the state replaces the whole page, under its h1. */
  readonly level?: "h2" | "h3"
}

/** There is nothing here yet, which is not an error. */
export const EmptyState = ({ title, children, action, level = "h2" }: Props) => (
  <div className={styles["state"]}>
    <KeyHooks tag="none" />
    <Heading as={level} size="4">
      {title}
    </Heading>
    {children && (
      <Text as="p" color="gray">
        {children}
      </Text>
    )}
    {action && <div className={styles["action"]}>{action}</div>}
  </div>
)
