// Replaced by the loader list-registrations.cjs.
