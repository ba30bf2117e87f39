import type { ComponentProps } from "react"
import { Select } from "./Select.tsx"
import { useOfflineProps } from "./useOfflineProps.ts"

/** A select whose choice is sent immediately, and so needs a connection. */
export const OnlineSelect = (props: ComponentProps<typeof Select>) => {
  const offline = useOfflineProps()
  if (!offline) return <Select {...props} />
  const { onClick: refuse, ...look } = offline
  // The list does not open by mouse; a choice by keyboard or on a phone is refused, and React restores the value.
  return <Select {...props} {...look} onMouseDown={refuse} onChange={refuse} />
}
