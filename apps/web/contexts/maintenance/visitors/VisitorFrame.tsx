import { Heading } from "@radix-ui/themes"
import type { ReactNode } from "react"
import { BrandBar } from "../../../ui/BrandBar.tsx"
import { useTitle } from "../../../ui/useTitle.ts"
import frame from "../../identity/auth/AuthFrame.module.css"
import { LanguageChoice } from "../../identity/auth/LanguageChoice.tsx"

interface Props {
  readonly title: string
  readonly sentence?: ReactNode
  readonly children?: ReactNode
}

/** The layout of pages for people without an account: nothing but the page, in either language. */
export const VisitorFrame = ({ title, sentence, children }: Props) => {
  useTitle(title)
  return (
    <>
      <BrandBar />
      <main className={frame["main"]}>
        <div className={frame["content"]}>
          <Heading as="h1" size="7" tabIndex={-1}>
            {title}
          </Heading>
          {sentence && <p className={frame["sentence"]}>{sentence}</p>}
          {children}
        </div>
        <LanguageChoice />
      </main>
    </>
  )
}
