import type { ComponentProps } from "react"
import { OnlineButton } from "./OnlineButton.tsx"

interface Props extends Omit<ComponentProps<typeof OnlineButton>, "loading" | "onClick"> {
  readonly command: { readonly isPending: boolean; readonly mutate: () => void }
}

/** A button that runs a command; a quiet one by default. */
export const CommandButton = ({ command, ...props }: Props) => (
  <OnlineButton
    variant="surface"
    color="gray"
    {...props}
    loading={command.isPending}
    onClick={() => command.mutate()}
  />
)
