import { pluralOf } from "../../../i18n/plural.ts"
import type { messages as english } from "./map.en.ts"
import { messages as privacy } from "./privacy.es.ts"

const plural = pluralOf("es")
const grouped = new Intl.NumberFormat("es")
const vehicles = (count: number) =>
  plural(count, { one: "1 vehículo", other: `${grouped.format(count)} vehículos` })

/** El mapa de vehículos. */
export const messages: typeof english = {
  privacy,
  parts: { label: "Mostrar", vehicles: "Vehículos", geofences: "Geocercas", nearest: "Cercanos" },
  views: { label: "Vista", map: "Mapa", table: "Tabla" },
  live: { on: "En directo", off: "Conectando…" },
  map: {
    label: "Mapa de vehículos. La lista y la tabla muestran lo mismo.",
    loading: "Cargando el mapa…",
    failed: "No se pudo cargar el mapa. La lista y la tabla siguen disponibles.",
    noWebgl: "Este navegador no puede dibujar el mapa. La lista y la tabla muestran lo mismo.",
    zoomIn: "Acercar",
    zoomOut: "Alejar",
    fit: "Ver todos los vehículos",
    sources: "Datos del mapa",
    styleFailed: "No se pudo cargar el callejero. Se muestran las fronteras y las ciudades."
  },
  streets: {
    title: "Sin callejero",
    sentence: "Esta instalación solo muestra fronteras y ciudades.",
    admin:
      "Para ver las calles, añada un archivo de mapa al servidor o elija un estilo de mapa. Se explica en docs/maps.md.",
    member: "Un administrador puede añadir un callejero.",
    hide: "Ocultar aviso"
  },
  motions: {
    moving: "En movimiento",
    stopped: "Detenido, motor encendido",
    parked: "Estacionado",
    silent: "Sin señal",
    hidden: "Oculto",
    none: "Aún sin posición"
  },
  state: {
    moving: (speed) => `En movimiento, ${speed}`,
    parkedSince: (time) => `Estacionado desde las ${time}`,
    parkedAt: (time) => `Estacionado, dato de las ${time}`,
    silent: (ago) => `Última señal ${ago}`,
    never: "Nunca ha dado señal",
    private: "Viaje privado",
    offHours: "Fuera del horario de seguimiento"
  },
  list: {
    label: "Vehículos con dispositivo",
    search: "Buscar vehículos",
    state: "Estado",
    anyState: "Estado",
    states: {
      moving: "En movimiento",
      stopped: "Detenidos o estacionados",
      silent: "Sin señal desde hace una hora",
      unplaced: "Sin posición"
    },
    availability: "Disponibilidad",
    anyAvailability: "Disponibilidad",
    availabilities: { available: "Disponible", out: "Fuera", blocked: "Bloqueado" },
    count: vehicles,
    matching: (matching, all) => `${grouped.format(matching)} de ${vehicles(all)}`,
    noDriver: "Sin conductor",
    nothing: "Ningún vehículo coincide",
    nothingSentence: "Cambie la búsqueda o los filtros.",
    clear: "Quitar filtros"
  },
  detail: {
    back: "Todos los vehículos",
    driver: "Conductor",
    state: "Estado",
    speed: "Velocidad",
    heading: "Rumbo",
    position: "Posición",
    lastFix: "Posición del",
    lastSeen: "Última señal",
    availability: "Disponibilidad",
    none: "–",
    degrees: (direction, degrees) => `${direction}, ${degrees}°`,
    directions: {
      n: "Norte",
      ne: "Noreste",
      e: "Este",
      se: "Sureste",
      s: "Sur",
      sw: "Suroeste",
      w: "Oeste",
      nw: "Noroeste"
    },
    open: "Abrir vehículo",
    follow: "Seguir",
    following: "Siguiendo",
    day: "Ver un día",
    gone: "Este vehículo no tiene dispositivo o usted no tiene acceso a él."
  },
  day: {
    title: (vehicle) => `Día de ${vehicle}`,
    close: "Cerrar día",
    date: "Día",
    previous: "Día anterior",
    next: "Día siguiente",
    play: "Reproducir",
    pause: "Pausar",
    back: "Retroceder un minuto",
    forward: "Avanzar un minuto",
    rate: "Velocidad de reproducción",
    times: (rate) => `${rate}×`,
    moment: "Momento del día",
    unknownSpeed: "Velocidad desconocida",
    empty: "Sin posiciones este día",
    emptySentence: "Elija otro día.",
    hidden: "Se omiten las partes privadas de este día.",
    thinned: "Hay más posiciones de las que se muestran.",
    trips: "Viajes y paradas",
    trip: (from, until) => `Viaje de ${from} a ${until}`,
    tripUnderWay: (from) => `Viaje desde las ${from}`,
    stop: (from, until) => `Parada de ${from} a ${until}`,
    stopUnderWay: (from) => `Parada desde las ${from}`,
    total: (distance, trips) =>
      `${distance} en ${plural(trips, { one: "1 viaje", other: `${trips} viajes` })}`,
    goTo: (time) => `Ir a las ${time}`
  },
  geofences: {
    title: "Geocercas",
    add: "Añadir geocerca",
    empty: "Aún no hay geocercas",
    emptySentence: "Una geocerca es una zona. Motorpool le avisa cuando un vehículo entra o sale de ella.",
    inside: (count) => plural(count, { one: "1 vehículo dentro", other: `${count} vehículos dentro` }),
    circle: (radius) => `Círculo, ${radius}`,
    polygon: (corners) => `Polígono, ${corners} vértices`,
    edit: (name) => `Editar ${name}`,
    showOnMap: (name) => `Ver ${name} en el mapa`,
    back: "Todas las geocercas"
  },
  geofence: {
    add: "Añadir geocerca",
    edit: "Editar geocerca",
    name: "Nombre",
    shape: "Forma",
    circle: "Círculo",
    polygon: "Polígono",
    circleHint: "Haga clic en el mapa para situar el centro y arrastre el borde. O escriba las coordenadas.",
    polygonHint:
      "Haga clic en el mapa para añadir vértices y arrástrelos para moverlos. O escriba un vértice por línea.",
    center: "Centro (latitud, longitud)",
    radius: (unit) => `Radio (${unit})`,
    corners: "Vértices (latitud, longitud)",
    undo: "Deshacer vértice",
    finish: "Terminar polígono",
    drawMore: "Añadir vértices",
    useCenter: "Usar el centro del mapa",
    notifyOn: "Avisar cuando un vehículo",
    enters: "Entra",
    leaves: "Sale",
    stays: "Permanece más de (minutos)",
    limit: (unit) => `Velocidad máxima dentro (${unit})`,
    group: "Para los vehículos de",
    allVehicles: "Todos los vehículos",
    when: "Cuándo",
    always: "Siempre",
    hours: "A ciertas horas",
    days: "Días",
    weekdays: {
      mo: "Lunes",
      tu: "Martes",
      we: "Miércoles",
      th: "Jueves",
      fr: "Viernes",
      sa: "Sábado",
      su: "Domingo"
    },
    from: "Desde",
    until: "Hasta",
    nextDay: "Del día siguiente",
    save: "Guardar geocerca",
    saving: "Guardando...",
    saved: (name) => `Geocerca ${name} guardada`,
    remove: "Eliminar geocerca",
    removeTitle: (name) => `¿Eliminar ${name}?`,
    removeSentence: "Ya no se avisará a nadie sobre esta zona. Los viajes y las posiciones se conservan.",
    removed: (name) => `Geocerca ${name} eliminada`,
    gone: "Esta geocerca ya no existe.",
    badPoint: "Escriba una latitud y una longitud, como 52.52, 13.405.",
    badRadius: (from, to) => `El radio debe estar entre ${from} y ${to}.`,
    badCorners: "Escriba de 3 a 200 vértices, uno por línea, como 52.52, 13.405.",
    badMinutes: "Escriba un número de minutos de 1 a 10 080.",
    badLimit: "Escriba una velocidad posible.",
    badHours: "Elija días y una hora de fin distinta de la de inicio."
  },
  nearest: {
    title: "Vehículos libres más cercanos",
    about:
      "Haga clic en el mapa, elija una geocerca o escriba un punto. Se muestran los diez vehículos disponibles más cercanos.",
    near: "Cerca de",
    chooseGeofence: "Elija una geocerca",
    point: "Punto (latitud, longitud)",
    useCenter: "Usar el centro del mapa",
    find: "Buscar vehículos",
    list: "Vehículos disponibles más cercanos",
    none: "Ningún vehículo disponible tiene posición",
    noneSentence:
      "Los vehículos aparecen aquí cuando están disponibles y su dispositivo informa de su posición."
  },
  table: {
    label: "Vehículos y sus posiciones",
    vehicle: "Vehículo",
    driver: "Conductor",
    state: "Estado",
    position: "Posición",
    speed: "Velocidad",
    lastSeen: "Última señal",
    more: (count) => `Mostrar ${grouped.format(count)} más`
  },
  sheet: { label: "Altura de la lista", taller: "Ampliar lista", smaller: "Reducir lista" },
  empty: {
    title: "Aún no hay vehículos en el mapa",
    sentence: "Los vehículos aparecen aquí cuando tienen un dispositivo que informa de su posición.",
    action: "Conectar un dispositivo"
  },
  forbidden: "No tiene acceso a las posiciones"
}
