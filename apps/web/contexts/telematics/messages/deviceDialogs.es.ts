import type { messages as english } from "./deviceDialogs.en.ts"

export const messages: typeof english = {
  fields: {
    name: "Nombre",
    vehicle: "Vehículo",
    imei: "IMEI",
    iccid: "Número de SIM (ICCID)",
    model: "Modelo",
    source: "Tipo",
    state: "Estado",
    seen: "Últimos datos",
    fixed: "Última posición",
    battery: "Batería del dispositivo",
    power: "Corriente del vehículo",
    voltage: "Batería del vehículo",
    signal: "Señal",
    clock: "Reloj",
    external: "ID en el servicio",
    accessLost: "Sin compartir desde",
    added: "Añadido"
  },
  powered: { yes: "Sí", no: "No" },
  clockAhead: (time) => `${time} adelantado`,
  clockRight: "Correcto",
  never: "Nunca",
  noVehicle: "Sin vehículo",
  since: (vehicle, when) => `${vehicle}, desde ${when}`,
  vehiclePlaceholder: "Busque por número de unidad, matrícula o VIN",
  searching: "Buscando...",
  vehicleNotFound: "No se ha encontrado ningún vehículo",
  taken: "Ya tiene un dispositivo",
  imeiHint: "15 dígitos, impresos en el dispositivo.",
  iccidHint: "19 o 20 dígitos, impresos en la tarjeta SIM.",
  valid: "El dígito de control es correcto",
  imeiInvalid: "No es un IMEI. Compruebe si hay un error.",
  iccidInvalid: "No es un número de SIM. Compruebe si hay un error.",
  chooseVehicle: "Elija un vehículo de la lista o deje el campo vacío.",
  add: {
    title: "Añadir dispositivo",
    about: "¿Qué debe comunicar dónde están sus vehículos?",
    kinds: {
      phone: { title: "Teléfono", about: "Con la aplicación gratuita Traccar Client" },
      tracker: { title: "Rastreador", about: "Cualquiera que use el formato OsmAnd" },
      server: { title: "Servidor Traccar", about: "Reenvía las posiciones de muchos rastreadores" }
    },
    kindLabel: "Tipo",
    names: {
      phone: "Por ejemplo, «Teléfono de Ana»",
      tracker: "Por ejemplo, el número de su etiqueta",
      server: "Por ejemplo, «Servidor de la base»"
    },
    submit: "Añadir dispositivo",
    submitServer: "Añadir servidor",
    busy: "Añadiendo...",
    added: (name) => `Se añadió ${name}`
  },
  access: {
    title: (name) => `Configure ${name}`,
    once: "Copie estos valores ahora. La clave se muestra una sola vez.",
    onceServer: "Copie estas líneas ahora. Contienen un secreto que se muestra una sola vez.",
    address: "Dirección del servidor",
    key: "Identificador del dispositivo",
    qrTitle: "Código QR para Traccar Client",
    qrSteps: {
      install: "Instale Traccar Client en el teléfono.",
      scan: "En sus ajustes, pulse el botón del código QR y escanee este código.",
      track: "Active el rastreo continuo y permita la ubicación siempre."
    },
    byHand: "O introduzca estos valores en sus ajustes:",
    trackerSteps: "Introduzca estos valores en la configuración del rastreador:",
    serverSteps: "Añada estas líneas a traccar.xml en su servidor y reinícielo:",
    forwardUrl: "Dirección de reenvío",
    lines: "Líneas para traccar.xml",
    waiting: "En cuanto envíe datos, aparecerá como activo.",
    serverWaiting: "Sus dispositivos aparecen en la lista cuando envían datos por primera vez.",
    done: "Listo"
  },
  edit: {
    title: "Editar dispositivo",
    submit: "Guardar cambios",
    busy: "Guardando...",
    saved: (name) => `Se guardó ${name}`
  },
  details: {
    label: "Dispositivo",
    issues: "Incidencias abiertas",
    history: "Vehículos",
    noHistory: "Todavía no ha estado en ningún vehículo.",
    period: (from, until) => `${from} – ${until}`,
    now: "ahora",
    edit: "Editar",
    link: "Vincular a un vehículo",
    addToFleet: "Añadir a la flota",
    unlink: "Desvincular",
    replaceKey: "Reemplazar clave",
    archive: "Archivar",
    restore: "Restaurar",
    linked: (device, vehicle) => `${device} está ahora en ${vehicle}`,
    unlinked: (name) => `Se desvinculó ${name}`,
    archived: (name) => `Se archivó ${name}`,
    restored: (name) => `Se restauró ${name}`
  },
  link: {
    title: (name) => `Vincular ${name}`,
    about: "A partir de ahora, sus posiciones son las del vehículo.",
    submit: "Vincular dispositivo",
    busy: "Vinculando...",
    noVehicle: "Elija un vehículo de la lista."
  },
  replace: {
    title: "¿Reemplazar la clave?",
    sentence: (name) =>
      `La clave anterior deja de funcionar de inmediato: ${name} no enviará datos hasta que tenga la nueva.`,
    confirm: "Reemplazar clave"
  }
}
