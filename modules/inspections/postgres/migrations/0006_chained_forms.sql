-- The hash of the version that an inspection was filled in with, so that its own hash covers what was asked.
alter table inspections.inspections add column form_hash text check (form_hash ~ '^[0-9a-f]{64}$');
select app.count_storage('inspections.inspections');
create function inspections.name_form_hash() returns trigger language plpgsql set search_path = '' as $$
begin
  new.form_hash = (
    select v.hash from inspections.form_versions v
    where v.organization_id = new.organization_id and v.form_id = new.form_id and v.n = new.form_version);
  return new;
end $$;
create trigger names_form_hash before insert on inspections.inspections
  for each row execute function inspections.name_form_hash();

-- Whether what belongs to an inspection is there as it was recorded: its form, and as many failed items and photos as it says.
create function inspections.is_complete(inspection inspections.inspections) returns boolean
  language sql stable set search_path = ''
  return (inspection.form_hash is null or inspection.form_hash = (
      select v.hash from inspections.form_versions v
      where v.organization_id = inspection.organization_id and v.form_id = inspection.form_id
        and v.n = inspection.form_version))
    and inspection.failed = (
      select count(*) from inspections.findings f
      where f.organization_id = inspection.organization_id and f.inspection_id = inspection.id)
    and inspection.photos = (
      select count(*) from inspections.inspection_files f
      where f.organization_id = inspection.organization_id and f.inspection_id = inspection.id);

-- By this name, the error is one that people learn of.
alter table inspections.inspections rename constraint inspections_answers_check to inspection_not_too_large;

-- Adds photos of an inspection to the one that corrects it, whoever uploaded them: meanwhile nobody acts, and
-- `files.count_links` takes files of everyone. Row security applies as usual.
create function inspections.carry_photos(organization uuid, corrected uuid, correction uuid, photos uuid[]) returns void
  language plpgsql set search_path = '' as $$
declare
  actor text := current_setting('app.user_id', true);
begin
  perform set_config('app.user_id', '', true);
  insert into inspections.inspection_files (organization_id, inspection_id, file_id)
  select f.organization_id, correction, f.file_id from inspections.inspection_files f
  where f.organization_id = organization and f.inspection_id = corrected and f.file_id = any(photos);
  perform set_config('app.user_id', actor, true);
end $$;
revoke execute on function inspections.carry_photos(uuid, uuid, uuid, uuid[]) from public;
grant execute on function inspections.carry_photos(uuid, uuid, uuid, uuid[]) to motorpool_app, motorpool_system;
