import { useEffect, useState } from "react"

/** The address of a picture that this page has in memory; undefined until there is one. */
export const useObjectUrl = (content: Blob | undefined): string | undefined => {
  const [shown, setShown] = useState<{ readonly content: Blob; readonly url: string }>()
  useEffect(() => {
    if (!content) return
    const url = URL.createObjectURL(content)
    setShown({ content, url })
    return () => URL.revokeObjectURL(url)
  }, [content])
  return shown?.content === content ? shown?.url : undefined
}
