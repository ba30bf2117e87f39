import { Button } from "@radix-ui/themes"
import type { ComponentProps } from "react"
import { useOfflineProps } from "./useOfflineProps.ts"

/** A button for what needs a connection. It cannot be pressed again while it loads, whatever `disabled` says. */
export const OnlineButton = ({
  loading = false,
  disabled = false,
  ...rest
}: ComponentProps<typeof Button>) => (
  // The design system disables a button that loads only if `disabled` is not given at all.
  <Button {...rest} loading={loading} disabled={disabled || loading} {...useOfflineProps()} />
)
