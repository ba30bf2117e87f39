import { IconButton } from "@radix-ui/themes"
import { Info } from "lucide-react"
import { type ComponentProps, type ComponentType, useEffect, useState } from "react"
import { whenIdle } from "../../../api/idle.ts"
import { useMessages } from "../../../i18n/useMessages.ts"
import { operations } from "../messages/index.ts"
import styles from "./Numbers.module.css"

const load = async () => (await import("./NumberPopover.tsx")).NumberPopover

type NumberPopover = ComponentType<ComponentProps<Awaited<ReturnType<typeof load>>>>

interface Props {
  readonly label: string
  /** What is counted, in words. */
  readonly about: string
}

/** A button that says what a number counts. The numbers come first: popovers are fetched when the page is idle. */
export const NumberInfo = ({ label, about }: Props) => {
  const { whatIs } = useMessages(operations)
  const [open, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [Popover, setPopover] = useState<NumberPopover>()
  useEffect(() => {
    // Offline it may load later.
    void whenIdle()
      .then(load)
      .catch(() => undefined)
  }, [])
  const toggle = () =>
    void load().then(
      (loaded) => {
        setPopover(() => loaded)
        setOpen((before) => !before)
      },
      // The next press tries again.
      () => undefined
    )
  return (
    <>
      <IconButton
        ref={setButton}
        variant="ghost"
        color="gray"
        className={styles["info"]}
        aria-label={whatIs(label)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={toggle}
      >
        <Info size={15} aria-hidden="true" />
      </IconButton>
      {Popover && <Popover label={label} about={about} button={button} open={open} onOpenChange={setOpen} />}
    </>
  )
}
