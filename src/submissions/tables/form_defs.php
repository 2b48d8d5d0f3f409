<?php
/**
 * Definitions of forms (class Form_Schema_Store). `hash`: hash of the definition. `source_type`, `source_id`: see Form_Source.
 * `position`: index of the form in the source. `def`: the definition as JSON. `seen`: Unix time at which the form was last
 * stored. `gone`: Unix time since which the source no longer contains the form; 0 while it does.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'hash CHAR(40) NOT NULL, source_type VARCHAR(16) NOT NULL, source_id VARCHAR(100) NOT NULL, position SMALLINT UNSIGNED NOT NULL, def LONGTEXT NOT NULL, seen INT UNSIGNED NOT NULL, gone INT UNSIGNED NOT NULL, PRIMARY KEY (hash, source_type, source_id), KEY source (source_type, source_id)';
