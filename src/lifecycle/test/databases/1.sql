-- Tables and rows of version 0.1.0, data version 1: as its code created them.
CREATE TABLE {prefix}mainstreet_throttle (
	k BINARY(16) NOT NULL,
	n INT UNSIGNED NOT NULL,
	reset_at INT UNSIGNED NOT NULL,
	PRIMARY KEY (k)
);
INSERT INTO {prefix}mainstreet_throttle (`k`, `n`, `reset_at`) VALUES
	(x'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1', 1, 1),
	(x'a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2a2', 2, 2);
