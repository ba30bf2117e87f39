import { notify } from "./toast.ts"

/**
 * What makes a button or switch look disabled and say why when pressed. It keeps the focus, which a disabled button would
 * lose.
 */
export const unavailable = (reason: string) =>
  ({
    "aria-disabled": true,
    "data-unavailable": "",
    title: reason,
    onClick: (event: { readonly preventDefault: () => void }) => {
      event.preventDefault()
      notify.message(reason)
    }
  }) as const
