<?php
/**
 * Room that visitors' files take (class File_Quota): key of the file, MD5 sum of the container of
 * its form, bytes, and when it came as Unix time.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

return 'k BINARY(16) NOT NULL, form BINARY(16) NOT NULL, bytes BIGINT UNSIGNED NOT NULL, created INT UNSIGNED NOT NULL, PRIMARY KEY (k), KEY form_bytes (form, bytes), KEY created (created)';
