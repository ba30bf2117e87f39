import { Button } from "@radix-ui/themes"
import type { ComponentProps, ReactNode } from "react"
import { useOfflineProps } from "./useOfflineProps.ts"
import styles from "./SubmitButton.module.css"

interface Props extends Omit<ComponentProps<typeof Button>, "loading" | "disabled" | "className"> {
  readonly busy: boolean
  /** The label while busy; unchanged by default. */
  readonly busyText?: ReactNode
  /** False if what is submitted waits for a connection, or goes nowhere yet. */
  readonly needsConnection?: boolean
}

/**
 * A form's button. While busy it says so and ignores clicks; it is not disabled then, because a disabled
 * button would lose keyboard focus.
 */
export const SubmitButton = ({ busy, busyText, needsConnection = true, children, ...rest }: Props) => {
  const offline = useOfflineProps()
  return (
    <Button
      type="submit"
      {...rest}
      aria-disabled={busy}
      className={busy ? (styles["busy"] ?? "") : ""}
      {...(needsConnection && offline)}
    >
      {busy && <span className={styles["spinner"]} aria-hidden="true" />}
      {busy ? (busyText ?? children) : children}
    </Button>
  )
}
