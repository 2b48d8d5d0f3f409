<?php
/** Stored counts (class Counters). */

defined( 'ABSPATH' ) || exit;

return 'name VARCHAR(40) NOT NULL, n BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (name)';
