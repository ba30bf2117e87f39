import { Button } from "@radix-ui/themes"
import type { ComponentProps } from "react"
import { useOfflineProps } from "./useOfflineProps.ts"

/** A button for what needs a connection. */
export const OnlineButton = (props: ComponentProps<typeof Button>) => (
  <Button {...props} {...useOfflineProps()} />
)
