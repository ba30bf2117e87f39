import type { ReactElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { SESSION_KEY, SIDEBAR_COOKIE } from "../../api/storageKeys.ts"
import { CONTEXT_ROUTES } from "../../contexts/routes.ts"
import { identity } from "../../contexts/identity/messages/index.ts"
import type { Loadable } from "../../i18n/catalogue.ts"
import { setLocale } from "../../i18n/locale.ts"
import { type Locale, LOCALES } from "../../i18n/locales.ts"
import { common, forms, problems } from "../../i18n/messages/index.ts"
import { SHELL_MESSAGES } from "../shellMessages.ts"
import { AppShellSkeleton } from "./AppShellSkeleton.tsx"
import { type BeforePaint, beforePaint } from "./beforePaint.ts"
import { beforePaintInput, NO_FILES } from "./beforePaintInput.ts"
import { showSkeleton } from "./showSkeleton.ts"
import { SignInSkeleton } from "./SignInSkeleton.tsx"
import { EMAIL, RECORD, SIGN_IN_PATH, SIGN_UP_QUERY } from "./skeletonPages.ts"

const EVERYWHERE = [common, forms, problems]
const SHOWN = [...EVERYWHERE, identity, ...SHELL_MESSAGES]

/** The module that a function imports, relative to the root of the app. */
const importedBy = (load: () => unknown): string => {
  const [, module] = /\("([^"]+)"\)/.exec(load.toString()) ?? []
  if (module === undefined)
    throw new Error(`This imports no module that the build could fetch ahead: ${load.toString()}`)
  return module
}

const PAGES = CONTEXT_ROUTES.flatMap(({ routes }) => routes)

const textsIn = (locale: Locale) => {
  const modulesOf = (catalogues: ReadonlyArray<Loadable>) =>
    catalogues.map(({ files }) => importedBy(files[locale]))
  return {
    every: modulesOf(EVERYWHERE),
    shell: modulesOf(SHELL_MESSAGES),
    pages: PAGES.map(({ path, messages }) => [path, modulesOf(messages)] as const)
  }
}

/** The modules of each page, for the build to find their files. */
export const modules = {
  pages: PAGES.map(({ path, load }) => [path, importedBy(load)] as const),
  texts: { en: textsIn("en"), es: textsIn("es") }
}

/**
 * The script for the document's head, for the files of the build. `import` would be translated in a module, and a script
 * element would need a policy for trusted types.
 */
export const headScript = (files: BeforePaint["files"] = NO_FILES): string =>
  `(${beforePaint.toString()})(${JSON.stringify(beforePaintInput(files))}, (script) => import(script))`

/** The script that follows the root element. */
export const rootScript = (): string =>
  `(${showSkeleton.toString()})(${JSON.stringify({ session: SESSION_KEY, sidebar: SIDEBAR_COOKIE, email: EMAIL, record: RECORD })})`

const template = (id: string, content: ReactElement) =>
  `<template id="${id}">${renderToStaticMarkup(content)}</template>`

/** Turned into elements that only look like fields, so that password managers find the real ones only. */
const withoutFields = (markup: string) =>
  markup.replaceAll(/<input\b[^>]*>/g, '<span class="rt-reset rt-TextFieldInput"></span>')

/** The skeletons in each language, as inert templates. */
export const skeletons = async (): Promise<string> => {
  const markup: Array<string> = []
  for (const locale of LOCALES) {
    await Promise.all(SHOWN.map(({ load }) => load(locale)))
    await setLocale(locale)
    markup.push(
      template(`shell-${locale}`, <AppShellSkeleton />),
      withoutFields(template(`sign-in-${locale}`, <SignInSkeleton address={SIGN_IN_PATH} />)),
      withoutFields(template(`sign-up-${locale}`, <SignInSkeleton address={SIGN_IN_PATH + SIGN_UP_QUERY} />))
    )
  }
  return markup.join("")
}
