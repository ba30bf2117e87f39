import { useEffect } from "react"

/** Names the document: `Organization · Motorpool`. Without a title, the product alone. */
export const useTitle = (title?: string) => {
  useEffect(() => {
    document.title = title ? `${title} · Motorpool` : "Motorpool"
  }, [title])
}
