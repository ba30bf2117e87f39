import { BeginPasskeySignIn, type UsedPasskey } from "#identity/contract"
import { useEffect, useEffectEvent } from "react"
import { api } from "../../../api/client.ts"

/** Options expire after ten minutes, and a person may take longer to choose. */
const RENEWED_AFTER = 9 * 60_000

interface Suggestions {
  /** While another dialog of the browser is open, there are none. */
  readonly isPaused: boolean
  readonly onChosen: (passkey: UsedPasskey) => Promise<unknown>
  /** The chosen passkey was refused. */
  readonly onRefused: (error: unknown) => void
}

/** Has the browser suggest passkeys in the field of the email address, where it can. */
export const useSuggestions = ({ isPaused, ...given }: Suggestions) => {
  const onChosen = useEffectEvent(given.onChosen)
  const onRefused = useEffectEvent(given.onRefused)
  useEffect(() => {
    if (isPaused) return
    let isOver = false
    let stop = () => {}
    const suggest = async (): Promise<void> => {
      const { canSuggest, stopSuggesting, unlockPasskey } = await import("./webauthn.ts")
      if (!(await canSuggest())) return
      const options = await api(BeginPasskeySignIn, { body: {} })
      if (isOver) return
      let isRenewed = false
      const renewal = setTimeout(() => {
        isRenewed = true
        stopSuggesting()
      }, RENEWED_AFTER)
      stop = () => {
        clearTimeout(renewal)
        stopSuggesting()
      }
      const outcome = await unlockPasskey(options, { autofill: true })
      clearTimeout(renewal)
      if ("fault" in outcome) return isRenewed && !isOver ? suggest() : undefined
      try {
        await onChosen(outcome)
      } catch (error) {
        onRefused(error)
        return suggest()
      }
    }
    // Without suggestions there is still the button, which says what is wrong.
    suggest().catch(() => undefined)
    return () => {
      isOver = true
      stop()
    }
  }, [isPaused])
}
