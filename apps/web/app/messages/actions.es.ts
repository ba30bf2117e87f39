import { pluralOf } from "../../i18n/plural.ts"
import type { messages as english } from "./actions.en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  groups: {
    recent: "Recientes",
    go: "Ir a",
    create: "Acciones",
    theme: "Tema",
    language: "Idioma",
    density: "Altura de las filas",
    page: "Esta página",
    account: "Cuenta"
  },
  titles: {
    search: "Buscar",
    palette: "Búsqueda y acciones",
    keyboard: "Atajos de teclado"
  },
  keywords: {
    theme: "apariencia color modo",
    language: "language traducción",
    density: "espacio compacto tabla lista filas",
    keyboard: "teclas ayuda",
    sidebar: "menú navegación plegar"
  },
  density: { label: "Filas", comfortable: "Amplias", compact: "Compactas" },
  palette: {
    field: (records) => `Buscar ${["páginas", "acciones", ...records].join(", ")}...`,
    results: "Resultados",
    nothing: (typed) => `No hay resultados para «${typed}».`,
    searching: "Buscando...",
    failed: (records) => `No se han podido buscar ${records.join(" ni ")}.`,
    resultCount: (count) => plural(count, { one: "1 resultado", other: `${count} resultados` }),
    move: "para moverse",
    choose: "para elegir",
    close: "para cerrar"
  },
  keyboard: {
    sentence: "Los atajos de una tecla funcionan cuando no está escribiendo.",
    off: "Los atajos de una tecla están desactivados en este navegador. Puede activarlos en Cuenta.",
    after: "después"
  },
  browser: {
    title: "Este navegador",
    about: "Apariencia y atajos. Se guardan solo en este navegador.",
    keys: "Atajos de una tecla",
    keysAbout:
      "Por ejemplo, G y después D abre el Centro de operaciones. Desactívelos para evitar pulsaciones accidentales.",
    show: "Mostrar todos los atajos"
  }
}
