<?php
/**
 * WordPress's database drop-in: SQLite.
 *
 * @package Mainstreet
 */

define( 'SQLITE_DB_DROPIN_VERSION', '1.8.0' );
define( 'DATABASE_TYPE', 'sqlite' );
define( 'DB_ENGINE', 'sqlite' );
require_once MAINSTREET_SQLITE . '/wp-includes/sqlite/db.php';
