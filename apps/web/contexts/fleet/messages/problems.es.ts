import type { ProblemValues } from "../../../i18n/messages/problems.en.ts"

const numbers = new Intl.NumberFormat("es", { maximumFractionDigits: 1 })
const days = new Intl.DateTimeFormat("es", { dateStyle: "medium", timeZone: "UTC" })

const outOfOrder = ({ side, value, unit, day }: ProblemValues): string =>
  value === undefined || day === undefined
    ? "Esta lectura no encaja entre las lecturas que la rodean."
    : `El ${days.format(new Date(day))} el contador marcaba ${numbers.format(Number(value))} ${unit}. ` +
      (side === "before"
        ? "Una lectura posterior no puede ser menor."
        : "Una lectura anterior no puede ser mayor.")

const implausible = ({ increase, unit, days: passed }: ProblemValues): string =>
  `Serían ${numbers.format(Number(increase))} ${unit} en ${passed === 1 ? "un día" : `${passed} días`}. Compruebe la lectura o guárdela de todos modos.`

export const messages = {
  vin_taken: "Otro vehículo de su flota tiene este número de bastidor.",
  unit_number_taken: "Otro vehículo de su flota tiene este número de unidad.",
  plate_taken: "Otro vehículo tiene esta matrícula. Quítela allí antes o escriba otra.",
  vehicle_unnamed: "Escriba un número de bastidor, una matrícula o un número de unidad.",
  vehicle_was_changed:
    "Otra persona ha modificado este vehículo mientras tanto. Revise los cambios y guarde de nuevo.",
  lifecycle_not_possible:
    "Un vehículo en este estado no puede pasar a ese otro. Vuelva a cargar la página para ver su estado actual.",
  dates_reversed: "El fin del servicio no puede ser anterior al inicio.",
  location_exists: "Ya existe una ubicación con este nombre.",
  location_in_use: "Todavía hay vehículos en esta ubicación. Muévalos antes.",
  group_exists: "Ya existe un grupo con este nombre.",
  fleet_not_empty: "Los datos de ejemplo solo se pueden cargar mientras no tenga vehículos.",
  group_in_use: "Todavía hay vehículos en este grupo. Muévalos antes.",
  meter_exists: "Este vehículo ya tiene ese contador.",
  meter_unnamed: "Solo los contadores de otro tipo llevan nombre, y lo necesitan.",
  meter_has_readings: "Este contador tiene lecturas, así que no se puede eliminar.",
  unit_not_of_meter: "Use kilómetros o millas para distancias, y horas para tiempos.",
  unit_is_the_same: "Las lecturas ya se introdujeron en esta unidad. Elija la otra.",
  reading_in_future: "Esta fecha está en el futuro. Revise la fecha y la hora.",
  reading_out_of_order: outOfOrder,
  reading_implausible: implausible,
  reading_of_replacement:
    "Esta lectura forma parte de una sustitución del contador. Deshaga la sustitución en su lugar.",
  replacement_too_early:
    "Hay lecturas posteriores a este momento. Elija un momento posterior o anúlelas antes.",
  replacement_in_use: "Hay lecturas posteriores a esta sustitución. Anúlelas antes.",
  fuel_unit_not_of_energy:
    "Use kilovatios hora para la electricidad, kilogramos para el gas, y litros o galones para lo demás.",
  two_places: "Elija una de sus ubicaciones o escriba otro lugar, no ambas cosas.",
  hold_conflict:
    "Este vehículo está ocupado en ese momento. Elija otra fecha u otro vehículo, o libere antes lo que lo ocupa.",
  vehicle_not_in_fleet: "Este vehículo ya no está en la flota, así que no se puede planificar nada con él.",
  vehicle_is_held: "Este vehículo todavía está en uso, bloqueado o reservado. Libérelo o mueva eso antes.",
  hold_needs_end:
    "Indique cuándo termina. Solo el mantenimiento y las retenciones pueden durar hasta nuevo aviso.",
  end_too_early: "El final debe ser posterior al inicio y estar en el futuro.",
  hold_is_over: "Esto ya ha terminado o se ha liberado. Vuelva a cargar la página para ver su estado actual.",
  hold_has_begun: "Esto ya ha empezado. Termínelo en su lugar.",
  hold_is_grounding: "Una inmovilización termina cuando se liberan sus motivos de seguridad.",
  not_under_way: "Este no es un traslado en curso.",
  already_at_location: "Este vehículo ya está en esa ubicación.",
  safety_block_of_record:
    "Un defecto u otro registro impide circular a este vehículo. Resuelva ese registro y firme allí la liberación.",
  safety_block_is_released:
    "Otra persona ya lo ha liberado. Vuelva a cargar la página para ver el estado actual.",
  driver_exists: "Este miembro ya es uno de sus conductores.",
  driver_is_archived: "Este conductor está archivado. Restáurelo antes.",
  driver_has_vehicle: "Este conductor tiene una asignación actual o prevista. Termínela o cancélela antes.",
  vehicle_assigned:
    "Otro conductor tiene este vehículo en ese momento. Termine esa asignación antes o elija otro momento.",
  driver_assigned:
    "Este conductor tiene otro vehículo en ese momento. Termine esa asignación antes o elija otro momento.",
  assigned_twice: "Este conductor ya está asignado a este vehículo en ese momento.",
  assignment_not_possible:
    "Una asignación en este estado no se puede cambiar así. Vuelva a cargar la página para ver su estado actual.",
  assignment_open:
    "Este vehículo tiene un conductor actual o previsto. Termine o cancele la asignación antes.",
  period_reversed: "El fin debe ser posterior al inicio.",
  not_yet: "Indique un momento que no esté en el futuro.",
  vehicle_unavailable: "Solo un vehículo en servicio se puede dar a un conductor. Cambie antes su estado.",
  vehicle_grounded: "Este vehículo no se puede conducir hasta que se libere.",
  handover_exists: "Esta entrega ya se registró. Ábrala para verla o corregirla.",
  handover_conflict: "Ya se registró otra entrega con este identificador.",
  too_much_damage:
    "Un vehículo puede tener como máximo 100 daños. Marque antes como reparados los que ya lo estén.",
  custom_field_exists: "Ya existe un campo con este nombre.",
  too_many_custom_fields: "Su organización puede usar un máximo de 50 campos. Archive uno antes.",
  custom_field_in_use:
    "Ya hay vehículos con valores en este campo, así que su tipo no se puede cambiar. Añada otro campo.",
  choice_in_use: ({ choice }: ProblemValues): string =>
    `Hay vehículos con la opción «${choice}», así que no se puede quitar. Cámbiele el nombre, o modifique antes esos vehículos.`,
  choices_invalid:
    "Escriba al menos una opción, cada una con un nombre distinto. Los demás campos no tienen opciones.",
  custom_value_invalid: ({ name }: ProblemValues): string =>
    `«${name}» no puede tener este valor. Revise el tipo y las opciones del campo.`,
  document_dates_reversed: "Un documento no puede caducar antes de ser válido.",
  document_renewed:
    "Este documento se renovó o archivó mientras tanto. Vuelva a cargar la página para ver el actual.",
  not_a_photo: "Aquí solo se pueden añadir fotos (JPEG, PNG o WebP).",
  too_many_photos: "Un vehículo puede tener un máximo de 20 fotos. Quite una antes."
}
