import { pluralOf } from "../catalogue.ts"
import type { Translation } from "../catalogue.ts"
import type { actions as english } from "../en/actions.ts"

const plural = pluralOf("es")

export const actions: Translation<typeof english> = {
  groups: {
    recent: "Recientes",
    go: "Ir a",
    create: "Acciones",
    people: "Personas",
    customers: "Clientes",
    organizations: "Cambiar de organización",
    theme: "Tema",
    language: "Idioma",
    density: "Altura de las filas",
    page: "Esta página",
    account: "Cuenta"
  },
  titles: {
    compose: "Redactar mensaje",
    composeEmail: "Redactar correo a un cliente",
    messages: "Mensajes",
    notifications: "Notificaciones",
    invite: "Invitar a un miembro",
    createOrganization: "Crear organización",
    addCustomer: "Añadir cliente",
    importCustomers: "Importar clientes",
    connectDimo: "Conectar DIMO",
    disconnectDimo: "Desconectar DIMO",
    search: "Buscar",
    palette: "Búsqueda y acciones",
    keyboard: "Atajos de teclado"
  },
  labels: { compose: "Redactar", importCustomers: "Importar" },
  keywords: {
    dashboard: "inicio resumen panel",
    vehicleMap: "ubicación posición seguimiento",
    services: "mantenimiento reparación taller",
    inspections: "lista control revisión",
    devices: "rastreador telemática obd dimo",
    reports: "análisis estadísticas exportar",
    customers: "personas empresas",
    billing: "plan pago factura suscripción prueba",
    organization: "ajustes equipo miembros invitaciones auditoría",
    account: "perfil contraseña foto sesiones seguridad",
    compose: "escribir enviar nuevo chat",
    messages: "bandeja correos chat conversaciones",
    notifications: "avisos campana invitaciones",
    invite: "añadir persona colega equipo usuario",
    composeEmail: "escribir enviar email cliente",
    createOrganization: "nueva empresa flota",
    addCustomer: "nueva persona empresa",
    importCustomers: "csv archivo subir hoja",
    connectDimo: "dispositivos vehículos telemática rastreador cartera enlazar",
    disconnectDimo: "dispositivos vehículos telemática rastreador cartera quitar",
    organizations: "empresa cambiar",
    theme: "apariencia color modo",
    language: "language traducción",
    density: "espacio compacto tabla lista filas",
    keyboard: "teclas ayuda",
    sidebar: "menú navegación plegar",
    signOut: "salir desconectar"
  },
  density: { label: "Filas", comfortable: "Amplias", compact: "Compactas" },
  palette: {
    field: "Buscar páginas, acciones, personas, clientes...",
    results: "Resultados",
    nothing: (typed) => `No hay resultados para «${typed}».`,
    searching: "Buscando...",
    failed: "No se han podido buscar personas ni clientes.",
    found: (count) => plural(count, { one: "1 resultado", other: `${count} resultados` }),
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
