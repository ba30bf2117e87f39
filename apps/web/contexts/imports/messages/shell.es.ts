import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: { title: "Importaciones", subtitle: "Registros de archivos" },
  keywords: "csv excel archivo subir hoja historial deshacer"
}
