import { Switch } from "@radix-ui/themes"
import type { ComponentProps } from "react"
import { useOfflineProps } from "./useOfflineProps.ts"

/** A switch: what it changes is saved immediately, and so needs a connection. */
export const OnlineSwitch = (props: ComponentProps<typeof Switch>) => (
  <Switch {...props} {...useOfflineProps()} />
)
