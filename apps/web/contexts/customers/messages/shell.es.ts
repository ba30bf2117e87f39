import type { messages as english } from "./shell.en.ts"

export const messages: typeof english = {
  page: { title: "Clientes", subtitle: "Personas y empresas" },
  keywords: "personas empresas",
  quickLink: "Personas y empresas",
  add: { title: "Añadir cliente", keywords: "nueva persona empresa" },
  import: { title: "Importar clientes", label: "Importar", keywords: "csv archivo subir hoja" },
  setup: { title: "Añada sus clientes", about: "Uno a uno o desde un archivo CSV." }
}
