import { useEffect, useState } from "react"

/**
 * Replaces the package `react-style-singleton`, through which Radix dialogs lock the page's scrolling. The
 * package writes a style element whose text contains the measured scrollbar width, so no hash can allow it.
 * Adopted style sheets are not inline styles: this one needs no exception in the policy.
 */
export const styleSingleton = () => {
  const sheet = new CSSStyleSheet()
  let users = 0
  const add = (styles: string) => {
    users += 1
    if (users > 1) return
    sheet.replaceSync(styles)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }
  const remove = () => {
    users -= 1
    if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
  return function StyleSingleton({ styles }: { readonly styles: string }) {
    // As in the package: changing the text while it is in use has no effect.
    const [text] = useState(styles)
    useEffect(() => {
      add(text)
      return remove
    }, [text])
    return null
  }
}
