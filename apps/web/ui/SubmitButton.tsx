import { Button } from "@radix-ui/themes"
import type { ComponentProps, ReactNode } from "react"
import styles from "./SubmitButton.module.css"

interface Props extends Omit<ComponentProps<typeof Button>, "loading" | "disabled" | "className"> {
  readonly busy: boolean
  /** The label while busy; unchanged by default. */
  readonly busyText?: ReactNode
}

/**
 * A form's button. While busy it says so and ignores clicks; it is not disabled then, because a disabled
 * button would lose keyboard focus.
 */
export const SubmitButton = ({ busy, busyText, children, ...rest }: Props) => (
  <Button type="submit" {...rest} aria-disabled={busy} className={busy ? (styles["busy"] ?? "") : ""}>
    {busy && <span className={styles["spinner"]} aria-hidden="true" />}
    {busy ? (busyText ?? children) : children}
  </Button>
)
