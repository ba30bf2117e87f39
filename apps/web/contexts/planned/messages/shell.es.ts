import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  reports: {
    title: "Informes",
    subtitle: "Análisis y exportaciones",
    keywords: "análisis estadísticas exportar",
    planned: "Aquí aparecerán los informes y las exportaciones."
  }
}
