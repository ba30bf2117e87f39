import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { SESSION_KEY, SIDEBAR_COOKIE } from "../../api/storageKeys.ts"
import { actions } from "../../i18n/en/actions.ts"
import { common } from "../../i18n/en/common.ts"
import { identity } from "../../i18n/en/identity.ts"
import { shell } from "../../i18n/en/shell.ts"
import { es } from "../../i18n/es/index.ts"
import { setLocale } from "../../i18n/locale.ts"
import { LOCALES } from "../../i18n/locales.ts"
import { type BeforePaint, beforePaint } from "./beforePaint.ts"
import { SignInSkeleton } from "./SignInSkeleton.tsx"
import { EMAIL } from "./framed.ts"
import { AppShellSkeleton, type FrameWords } from "./AppShellSkeleton.tsx"
import { showSkeleton } from "./showSkeleton.ts"
import { beforePaintInput } from "./beforePaintInput.ts"

const WORDS: Readonly<Record<(typeof LOCALES)[number], FrameWords>> = {
  en: {
    actions: actions.english,
    common: common.english,
    identity: identity.english,
    shell: shell.english
  },
  es
}

/** The script for the document's head, given the files of the build. */
export const headScript = (files: BeforePaint["files"]): string =>
  `(${beforePaint.toString()})(${JSON.stringify(beforePaintInput(files))})`

/** The script for after the root. */
export const rootScript = (): string =>
  `(${showSkeleton.toString()})(${JSON.stringify({ session: SESSION_KEY, sidebar: SIDEBAR_COOKIE, email: EMAIL })})`

const template = (id: string, content: ReactElement) =>
  `<template id="${id}">${renderToStaticMarkup(content)}</template>`

/** Fields that look like fields and are none: whoever fills in passwords is to find the real ones only. */
const withoutFields = (markup: string) =>
  markup.replaceAll(/<input\b[^>]*>/g, '<span class="rt-reset rt-TextFieldInput"></span>')

/** What there is to be seen before the app, in each language, as templates that show nothing by themselves. */
export const skeletons = async (): Promise<string> => {
  const markup: Array<string> = []
  for (const locale of LOCALES) {
    await setLocale(locale)
    markup.push(
      template(`frame-${locale}`, <AppShellSkeleton words={WORDS[locale]} />),
      withoutFields(template(`entrance-${locale}`, <SignInSkeleton />))
    )
  }
  return markup.join("")
}
