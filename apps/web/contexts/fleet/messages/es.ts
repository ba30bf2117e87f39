import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./en.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")
const count = (vehicles: number, one: string, other: string) =>
  plural(vehicles, { one: `1 ${one}`, other: `${grouped.format(vehicles)} ${other}` })

export const messages: typeof english = {
  list: "Vehículos",
  none: "–",
  search: "Buscar vehículos",
  fields: {
    name: "Vehículo",
    unit_number: "Número de unidad",
    vin: "Bastidor (VIN)",
    vin_note: "Nota sobre el VIN",
    plate: "Matrícula",
    plate_region: "Región de la matrícula",
    make: "Marca",
    model: "Modelo",
    make_and_model: "Marca y modelo",
    model_year: "Año",
    kind: "Tipo",
    trim: "Acabado",
    body_class: "Carrocería",
    fuel_type: "Combustible",
    drive: "Tracción",
    transmission: "Cambio",
    seats: "Plazas",
    doors: "Puertas",
    exterior_color: "Color exterior",
    interior_color: "Color interior",
    gvwr_g: "Masa máxima",
    tank_ml: "Depósito",
    battery_wh: "Batería",
    acriss: "Código ACRISS",
    location: "Ubicación",
    group: "Grupo",
    uses: "Usos",
    ownership: "Titularidad",
    in_service_on: "En servicio desde",
    out_of_service_on: "Fin del servicio",
    purchase: "Precio de compra",
    residual: "Valor residual",
    availability: "Disponibilidad",
    due: "Devolución",
    driver: "Conductor",
    readings: "Lecturas",
    documents: "Documentos",
    next_expiry: "Próximo vencimiento",
    tag: "Etiqueta",
    tags: "Etiquetas",
    notes: "Notas",
    odometer: "Kilometraje",
    lifecycle: "Estado",
    safety: "Seguridad",
    added: "Alta",
    updated: "Último cambio",
    custom: "Campos personalizados"
  },
  kinds: {
    car: "Turismo",
    van: "Furgoneta",
    truck: "Camión",
    trailer: "Remolque",
    motorcycle: "Motocicleta",
    equipment: "Maquinaria"
  },
  fuels: {
    petrol: "Gasolina",
    diesel: "Diésel",
    bev: "Eléctrico",
    phev: "Híbrido enchufable",
    hev: "Híbrido",
    lpg: "GLP",
    cng: "GNC",
    h2: "Hidrógeno",
    flex: "Flexible",
    other: "Otro"
  },
  drives: { fwd: "Delantera", rwd: "Trasera", awd: "Integral", "4wd": "4x4" },
  transmissions: { manual: "Manual", automatic: "Automático" },
  ownerships: {
    owned: "En propiedad",
    financed: "Financiado",
    leased: "En leasing",
    consigned: "En depósito",
    managed: "Gestionado para terceros"
  },
  uses: { fleet: "Flota", rental: "Alquiler", loaner: "Sustitución", dealer_stock: "Existencias de venta" },
  lifecycles: {
    ordered: "Pedido",
    received: "Recibido",
    preparing: "En preparación",
    in_service: "En servicio",
    standby: "En reserva",
    for_sale: "En venta",
    sold: "Vendido",
    written_off: "Siniestro total",
    archived: "Archivado"
  },
  safeties: { ok: "Apto para circular", restricted: "Con restricciones", grounded: "Inmovilizado" },
  availabilities: { available: "Disponible", out: "Fuera", blocked: "Bloqueado", overdue: "Con retraso" },
  holdKinds: {
    rental: "Alquiler",
    loaner: "Vehículo de cortesía",
    test_drive: "Prueba de conducción",
    internal_use: "Uso interno",
    maintenance: "Mantenimiento",
    inspection_grounding: "Inmovilizado",
    transfer: "Traslado",
    hard_hold: "Retención",
    sale_pending: "Venta pendiente"
  },
  sections: {
    identity: "Vehículo",
    specification: "Características",
    place: "Ubicación y uso",
    ownership: "Titularidad"
  },
  empty: {
    title: "Todavía no hay vehículos",
    sentence: "Añada un vehículo por bastidor, matrícula o número de unidad, o importe su lista.",
    readOnly: "Aquí aparecen los vehículos que añadan los gestores."
  },
  notFound: {
    title: "No se han encontrado vehículos",
    sentence: (search) => `Ningún vehículo coincide con «${search}».`
  },
  noMatches: "Ningún vehículo coincide con estos filtros.",
  count: (vehicles) => count(vehicles, "vehículo", "vehículos"),
  forbidden: { title: "No tiene acceso a los vehículos" },
  form: {
    addTitle: "Añadir vehículo",
    editTitle: "Editar vehículo",
    about: "Basta con un bastidor, una matrícula o un número de unidad. El resto puede esperar.",
    more: "Más campos",
    fewer: "Menos campos",
    choose: "Elegir",
    scanVin: "Escanear VIN",
    noLocation: "Sin ubicación",
    noGroup: "Sin grupo",
    tagsHint: "Intro o una coma añade una etiqueta.",
    removeTag: (tag) => `Quitar ${tag}`,
    regionHint: "País o región, como ES o US-CA.",
    notANumber: (label) => `${label} debe ser un número.`,
    nameNeeded: "Escriba un bastidor, una matrícula o un número de unidad.",
    submitAdd: "Añadir vehículo",
    adding: "Añadiendo...",
    submitEdit: "Guardar cambios",
    saving: "Guardando...",
    added: (name) => `Se ha añadido ${name}.`,
    saved: (name) => `Se ha guardado ${name}.`,
    conflict: {
      title: "Otra persona ha modificado este vehículo",
      sentence:
        "Lo que ha escrito sigue aquí. Si guarda ahora, sustituirá lo que esa persona escribió en los mismos campos.",
      theirs: (label, value) => `${label}: ahora ${value}`,
      saveAnyway: "Guardar mis cambios"
    }
  },
  record: {
    label: "Vehículo",
    tabs: "Sobre este vehículo",
    overview: "Resumen",
    history: "Historial",
    edit: "Editar",
    more: "Más acciones",
    back: "Todos los vehículos",
    since: (when) => `desde ${when}`,
    holdPeriod: (from, until) =>
      until === null ? `Desde ${from}, hasta nuevo aviso` : `Del ${from} al ${until}`,
    platesTitle: "Matrículas",
    plateUntil: (from, until) => `del ${from} al ${until}`,
    plateSince: (from) => `desde ${from}`,
    noHistory: "Todavía no hay historial de este vehículo.",
    earlier: "Mostrar entradas anteriores",
    system: "Motorpool",
    someone: "Un antiguo miembro"
  },
  changeState: {
    to: {
      ordered: "Marcar como pedido",
      received: "Marcar como recibido",
      preparing: "Iniciar la preparación",
      in_service: "Poner en servicio",
      standby: "Dejar en reserva",
      for_sale: "Poner a la venta",
      sold: "Marcar como vendido",
      written_off: "Dar de baja por siniestro",
      archived: "Archivar"
    },
    restore: "Restaurar",
    done: (name, state) => `${name}: ${state}.`,
    undo: "Deshacer"
  }
}
