import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./parts.en.ts"

const plural = pluralOf("es")

export const messages: typeof english = {
  search: "Buscar número, nombre y ubicación",
  list: "Recambios",
  count: (parts: number) => plural(parts, { one: "1 recambio", other: `${parts} recambios` }),
  views: { all: "Todos", low: "Por pedir", archived: "Archivados" },
  sorts: { name: "Nombre A–Z", "-name": "Nombre Z–A", number: "Número A–Z", "-number": "Número Z–A" },
  empty: {
    title: "Todavía no hay recambios",
    sentence:
      "Añada los recambios que su taller tiene en existencias. Las órdenes de trabajo los usan, y aquí se ven los que escasean.",
    readOnly: "Los recambios que el taller tiene en existencias aparecen aquí.",
    low: "No hay nada que pedir",
    lowAbout: "Los recambios en su punto de pedido o por debajo aparecen aquí.",
    archive: "No hay recambios archivados",
    archiveAbout: "Los recambios archivados aparecen aquí.",
    notFound: "No hay coincidencias",
    searched: (text: string) => `Ningún número, nombre ni ubicación contiene «${text}».`
  },
  fields: {
    number: "Número de recambio",
    name: "Nombre",
    unit: "Unidad",
    unitHint: "Por ejemplo uds., l o m.",
    cost: "Coste por unidad",
    reorder_point: "Pedir a partir de",
    reorderHint: "Con esta cantidad o menos, se marca como escaso.",
    bin: "Ubicación",
    on_hand: "Disponible",
    stock: "Existencias",
    value: "Valor de las existencias"
  },
  defaultUnit: "uds.",
  states: { ok: "En existencias", low: "Escaso", out: "Agotado", archived: "Archivado" },
  low: "Existencias bajas",
  lowFilter: { yes: "Bajas", no: "Suficientes" },
  add: {
    open: "Añadir recambio",
    title: "Añadir recambio",
    about: "Empieza sin existencias. Registre las entradas cuando lo haya añadido.",
    submit: "Añadir recambio",
    done: (name: string) => `${name} se ha añadido.`
  },
  edit: {
    open: "Editar",
    title: "Editar recambio",
    about: "Las unidades ya usadas conservan el coste con el que salieron.",
    done: (name: string) => `${name} se ha guardado.`
  },
  receive: {
    open: "Recibir",
    title: "Recibir recambios",
    about: (name: string, stock: string) => `${name}: ${stock} en existencias.`,
    quantity: "Cantidad",
    cost: "Coste por unidad",
    vendor: "Proveedor",
    noVendor: "Ninguno",
    note: "Nota",
    submit: "Recibir recambios",
    busy: "Recibiendo...",
    done: (name: string, stock: string) => `${name}: ahora ${stock} en existencias.`
  },
  adjust: {
    open: "Ajustar existencias",
    title: "Ajustar existencias",
    about: (name: string, stock: string) => `${name}: ${stock} en existencias según el registro.`,
    counted: "Contado",
    reason: "Motivo",
    submit: "Ajustar existencias",
    busy: "Ajustando...",
    done: (name: string, stock: string) => `${name}: ahora ${stock} en existencias.`
  },
  archive: "Archivar",
  restore: "Restaurar",
  archived: (name: string) => `${name} se ha archivado.`,
  restored: (name: string) => `${name} se ha restaurado.`,
  movements: {
    title: "Movimientos",
    empty: "Todavía no se ha recibido ni usado nada.",
    earlier: "Mostrar movimientos anteriores",
    kinds: { receive: "Recibido", issue: "Usado", return: "Devuelto", adjust: "Contado" },
    after: (stock: string) => `después ${stock}`
  },
  vendors: {
    open: "Proveedores",
    title: "Proveedores",
    about: "Talleres y proveedores fuera de su organización.",
    list: "Proveedores",
    empty: "Todavía no hay proveedores.",
    add: "Añadir proveedor",
    edit: (name: string) => `Editar ${name}`,
    archive: "Archivar",
    archiveOf: (name: string) => `Archivar ${name}`,
    addTitle: "Añadir proveedor",
    editTitle: "Editar proveedor",
    formAbout: "Cómo contactar con él.",
    name: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
    note: "Nota",
    submit: "Añadir proveedor",
    done: (name: string) => `${name} se ha guardado.`,
    archived: (name: string) => `${name} se ha archivado.`,
    restored: (name: string) => `${name} se ha restaurado.`
  }
}
