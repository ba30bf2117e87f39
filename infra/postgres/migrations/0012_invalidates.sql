-- The cached queries that an event changes, by name: what open pages load again when they hear of it. Events
-- from before have none; a page that was open then has a bundle that goes by their names.
alter table app.outbox add column invalidates text[] not null default '{}';
