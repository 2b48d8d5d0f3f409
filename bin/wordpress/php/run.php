<?php
/**
 * Runs the PHP code on standard input inside WordPress.
 *
 * @package Mainstreet
 */

require __DIR__ . '/cli.php';
require __DIR__ . '/run-code.php';
mainstreet_load_wordpress();
echo mainstreet_run_code( stream_get_contents( STDIN ) );
