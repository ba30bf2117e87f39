-- For removing accounts that no person stands behind: those of the demo's data. All that is theirs goes with them.
grant delete on identity.users to motorpool_system;
