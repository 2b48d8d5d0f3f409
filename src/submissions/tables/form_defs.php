<?php
/**
 * Definitions of forms (class Form_Schema_Store): hash of the definition, the container that
 * stores the form, its place in it, the definition as JSON, and as Unix times when it was
 * last seen there and since when it is gone (0 while it is there).
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'hash CHAR(40) NOT NULL, source_type VARCHAR(16) NOT NULL, source_id VARCHAR(100) NOT NULL, position SMALLINT UNSIGNED NOT NULL, def LONGTEXT NOT NULL, seen INT UNSIGNED NOT NULL, gone INT UNSIGNED NOT NULL, PRIMARY KEY (hash, source_type, source_id), KEY source (source_type, source_id)';
