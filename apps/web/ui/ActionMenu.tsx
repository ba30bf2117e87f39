import { DropdownMenu, IconButton } from "@radix-ui/themes"
import { Ellipsis } from "lucide-react"
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useRef
} from "react"
import { MenuRoot } from "./MenuRoot.tsx"
import { useOfflineProps } from "./useOfflineProps.ts"

const AfterClose = createContext((run: () => void) => run())

interface ItemsProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<"button">>
  readonly defaultOpen?: boolean
  readonly children: ReactNode
}

/** The items of a menu, opened by the given button. */
export const ActionItems = ({ trigger, defaultOpen = false, children }: ItemsProps) => {
  const chosen = useRef<() => void>(undefined)
  const choose = (run: () => void) => {
    chosen.current = run
  }
  const runChosen = () => {
    chosen.current?.()
    chosen.current = undefined
  }
  return (
    <MenuRoot defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content variant="soft" color="gray" align="end" onCloseAutoFocus={runChosen}>
        <AfterClose value={choose}>{children}</AfterClose>
      </DropdownMenu.Content>
    </MenuRoot>
  )
}

interface Props extends Pick<ComponentProps<typeof IconButton>, "variant" | "size" | "loading"> {
  /** `More actions: Engine oil and filter`. */
  readonly label: string
  readonly children: ReactNode
}

/** What can be done with a record, in a menu: as a ghost in a row, with a surface beside other buttons. */
export const ActionMenu = ({ label, variant = "ghost", size = "2", loading = false, children }: Props) => (
  <ActionItems
    trigger={
      <IconButton variant={variant} color="gray" size={size} loading={loading} aria-label={label}>
        <Ellipsis size={18} aria-hidden="true" />
      </IconButton>
    }
  >
    {children}
  </ActionItems>
)

type ItemProps = Omit<ComponentProps<typeof DropdownMenu.Item>, "onSelect" | "onClick">

/**
 * An item that opens a dialog. It opens once the menu has closed: only then is the focus back on the menu's button, to which
 * the dialog returns it.
 */
export const DialogItem = ({ onOpen, ...props }: ItemProps & { readonly onOpen: () => void }) => {
  const afterClose = useContext(AfterClose)
  return <DropdownMenu.Item {...props} onSelect={() => afterClose(onOpen)} />
}

/** An item for what needs a connection. */
export const OnlineItem = ({ onSelect, ...props }: ItemProps & { readonly onSelect: () => void }) => (
  <DropdownMenu.Item {...props} {...useOfflineProps()} onSelect={onSelect} />
)
