<?php
/** Rate limits (class Throttle): key, number of actions, end of the window as Unix time. */

defined( 'ABSPATH' ) || exit;

return 'k BINARY(16) NOT NULL, n INT UNSIGNED NOT NULL, reset_at INT UNSIGNED NOT NULL, PRIMARY KEY (k), KEY reset_at (reset_at)';
