import { type RefObject, useRef } from "react"

/**
 * For the content of a dialog that is opened by state rather than by a trigger: returns the focus to what had
 * it before. If that is gone, to `instead` or the page, which does not scroll then.
 */
export const useReturnFocus = (instead?: RefObject<HTMLElement | null>) => {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // Nothing had it if it was opened by a shortcut on a page just loaded.
      const remains = opener.current?.isConnected === true && opener.current !== document.body
      const target = remains ? opener.current : (instead?.current ?? document.getElementById("main"))
      if (target instanceof HTMLElement) target.focus({ preventScroll: !remains })
    }
  }
}
